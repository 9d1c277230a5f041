#include "table/platform/imgui_bridge.hpp"

#include <imgui.h>

#include <cmath>

#ifdef ENCOUNTERS_IMGUI_SDL2_NEW_NAMES
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>
#else
#include <imgui_impl_sdl.h>
#include <imgui_impl_sdlrenderer.h>
#endif

#include "table/platform/error.hpp"
#include "table/platform/fonts.hpp"
#include "table/platform/window.hpp"

namespace encounters::table {

namespace {

constexpr float kFontSize = 16;  // logical pixels

// Latin with its extensions, Greek, Cyrillic, and the punctuation that our sentences use.
constexpr ImWchar kGlyphs[] = {0x0020, 0x017F, 0x0370, 0x03FF, 0x0400, 0x052F, 0x2010, 0x2027, 0x20B5,
                               0x20B5, 0x2122, 0x2122, 0x2212, 0x2212, 0x2260, 0x2265, 0};

#ifdef ENCOUNTERS_IMGUI_SDL2_NEW_NAMES
bool start_events(const Window& window) {
    return ImGui_ImplSDL2_InitForSDLRenderer(window.handle(), window.renderer());
}
bool start_drawing(SDL_Renderer* renderer) { return ImGui_ImplSDLRenderer2_Init(renderer); }
void stop_drawing() { ImGui_ImplSDLRenderer2_Shutdown(); }
void begin_drawing() { ImGui_ImplSDLRenderer2_NewFrame(); }
#if IMGUI_VERSION_NUM >= 19070
void draw_data(SDL_Renderer* renderer) { ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData(), renderer); }
#else
void draw_data(SDL_Renderer* /*renderer*/) { ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData()); }
#endif
void drop_font_texture() { ImGui_ImplSDLRenderer2_DestroyDeviceObjects(); }
#else
bool start_events(const Window& window) { return ImGui_ImplSDL2_InitForSDLRenderer(window.handle()); }
bool start_drawing(SDL_Renderer* renderer) { return ImGui_ImplSDLRenderer_Init(renderer); }
void stop_drawing() { ImGui_ImplSDLRenderer_Shutdown(); }
void begin_drawing() { ImGui_ImplSDLRenderer_NewFrame(); }
void draw_data(SDL_Renderer* /*renderer*/) { ImGui_ImplSDLRenderer_RenderDrawData(ImGui::GetDrawData()); }
void drop_font_texture() { ImGui_ImplSDLRenderer_DestroyDeviceObjects(); }
#endif

ImVec4 vector_of(Rgba colour) {
    return {static_cast<float>(colour.red) / 255, static_cast<float>(colour.green) / 255,
            static_cast<float>(colour.blue) / 255, static_cast<float>(colour.alpha) / 255};
}

int imgui_button(Uint8 button) {
    if (button == SDL_BUTTON_RIGHT) return 1;
    return button == SDL_BUTTON_MIDDLE ? 2 : 0;
}

}  // namespace

ImguiBridge::ImguiBridge(Window& window, const Theme& theme, const Fonts& fonts)
    : window_(window),
      theme_(theme),
      plain_font_(fonts.path_of(FontFace::plain)),
      bold_font_(fonts.path_of(FontFace::plain_bold)) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    if (!start_events(window) || !start_drawing(window.renderer())) {
        ImGui::DestroyContext();
        throw PlatformError("Dear ImGui can't draw in this window.");
    }
    build_fonts();
}

ImguiBridge::~ImguiBridge() {
    stop_drawing();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

void ImguiBridge::build_fonts() {
    scale_ = window_.scale();
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    const float pixels = std::round(kFontSize * scale_.pixels);
    for (const std::string& path : {plain_font_, bold_font_}) {
        if (io.Fonts->AddFontFromFileTTF(path.c_str(), pixels, nullptr, kGlyphs) == nullptr) {
            throw PlatformError("A font can't be read: " + path);
        }
    }
    ImGui::GetStyle() = ImGuiStyle();
    set_colours();
    ImGui::GetStyle().ScaleAllSizes(scale_.pixels);
    drop_font_texture();
}

void ImguiBridge::set_colours() const {
    ImGuiStyle& style = ImGui::GetStyle();
    const auto set = [&](ImGuiCol part, Colour colour) { style.Colors[part] = vector_of(theme_.colour(colour)); };
    ImGui::StyleColorsDark();
    style.WindowRounding = style.ChildRounding = style.FrameRounding = style.PopupRounding = style.GrabRounding = 6;
    style.WindowBorderSize = 0;
    style.FrameBorderSize = 1;
    style.FramePadding = ImVec2(10, 7);
    style.ItemSpacing = ImVec2(10, 9);
    set(ImGuiCol_Text, Colour::plain);
    set(ImGuiCol_TextDisabled, Colour::soft);
    set(ImGuiCol_WindowBg, Colour::clear);
    set(ImGuiCol_ChildBg, Colour::clear);
    set(ImGuiCol_PopupBg, Colour::block_top);
    set(ImGuiCol_Border, Colour::edge_bright);
    set(ImGuiCol_FrameBg, Colour::slot_top);
    set(ImGuiCol_FrameBgHovered, Colour::button_top);
    set(ImGuiCol_FrameBgActive, Colour::button_top);
    set(ImGuiCol_Button, Colour::button_bottom);
    set(ImGuiCol_ButtonHovered, Colour::edge_bright);
    set(ImGuiCol_ButtonActive, Colour::edge);
    set(ImGuiCol_Header, Colour::button_bottom);
    set(ImGuiCol_HeaderHovered, Colour::button_top);
    set(ImGuiCol_HeaderActive, Colour::edge_bright);
    set(ImGuiCol_CheckMark, Colour::amber);
    set(ImGuiCol_SliderGrab, Colour::amber);
    set(ImGuiCol_SliderGrabActive, Colour::amber_top);
    set(ImGuiCol_NavHighlight, Colour::amber);
    set(ImGuiCol_TextSelectedBg, Colour::amber_dim);
    set(ImGuiCol_ScrollbarBg, Colour::clear);
    set(ImGuiCol_ScrollbarGrab, Colour::edge_bright);
    set(ImGuiCol_Separator, Colour::edge);
}

void ImguiBridge::see(const SDL_Event& event) {
    const bool is_ours =
        event.type == SDL_MOUSEMOTION || event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
    if (!is_ours) ImGui_ImplSDL2_ProcessEvent(&event);
    if (event.type == SDL_MOUSEMOTION)
        pointer_ = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
    if (event.type != SDL_MOUSEBUTTONDOWN && event.type != SDL_MOUSEBUTTONUP) return;
    const auto button = static_cast<std::size_t>(imgui_button(event.button.button));
    pointer_ = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
    is_down_[button] = event.type == SDL_MOUSEBUTTONDOWN;
    was_pressed_[button] = was_pressed_[button] || is_down_[button];
}

void ImguiBridge::new_frame() {
    if (!(window_.scale() == scale_)) build_fonts();
    begin_drawing();
    ImGui_ImplSDL2_NewFrame();
    // Widgets are laid out in the picture's own pixels: the backends scale clips but not vertices where points and
    // pixels differ.
    ImGuiIO& io = ImGui::GetIO();
    const Size output = window_.output_size();
    io.DisplaySize = ImVec2(output.width, output.height);
    io.DisplayFramebufferScale = ImVec2(1, 1);
    pass_pointer_on();
    ImGui::NewFrame();
}

// The backend asks SDL where the mouse is, which under drivers without a display is nowhere: our own events know.
void ImguiBridge::pass_pointer_on() {
    ImGuiIO& io = ImGui::GetIO();
    const float factor = scale_.pixels / scale_.points;
    is_behind_ = false;
#if IMGUI_VERSION_NUM >= 18700
    if (pointer_.x >= 0) io.AddMousePosEvent(pointer_.x * factor, pointer_.y * factor);
#else
    if (pointer_.x >= 0) io.MousePos = ImVec2(pointer_.x * factor, pointer_.y * factor);
#endif
    for (std::size_t button = 0; button < is_down_.size(); ++button) {
        const bool is_down = is_down_[button] || was_pressed_[button];
#if IMGUI_VERSION_NUM >= 18700
        io.AddMouseButtonEvent(static_cast<int>(button), is_down);
#else
        io.MouseDown[button] = is_down;
#endif
        is_behind_ = is_behind_ || is_down != is_down_[button];
        was_pressed_[button] = false;
    }
}

void ImguiBridge::draw() {
    ImGui::Render();
    draw_data(window_.renderer());
}

bool ImguiBridge::wants_keys() const { return ImGui::GetIO().WantTextInput; }

bool ImguiBridge::wants_pointer() const { return ImGui::GetIO().WantCaptureMouse; }

void ImguiBridge::forget_textures() { drop_font_texture(); }

}  // namespace encounters::table
