package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox.SelectBoxStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.ScreenUtils;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.desktop.OffStage;
import org.roadtorichmond.desktop.Pixels;
import org.roadtorichmond.view.ColourScheme;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

@Tag("pixels")
@DisplayName("Every text style of the theme is read on what lies behind it")
final class ThemeContrastTest {
    /** The least contrast for text of normal size. */
    private static final double READABLE = 4.5;

    private static final int SIZE = 40;

    private final List<Executable> checks = new ArrayList<>();

    @AfterEach
    void restore() {
        Palette.choose(ColourScheme.HIGH_CONTRAST);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("in each palette: labels, buttons in each state, lists, fields")
    void readable(ColourScheme scheme) {
        Palette.choose(scheme);
        OffStage.draw(SIZE, SIZE, () -> {
            Ink ink = new Ink();
            Fonts fonts = new Fonts();
            Theme theme = new Theme(1, fonts);
            LazySkin skin = theme.skin();
            skin.makeAll();
            skin.getAll(LabelStyle.class).forEach(entry -> label(entry.key, entry.value, theme, ink));
            skin.getAll(TextButtonStyle.class).forEach(entry -> button(entry.key, entry.value, ink));
            skin.getAll(SelectBoxStyle.class).forEach(entry -> {
                check(entry.key + " choice", entry.value.fontColor, entry.value.background, ink);
                check(
                        entry.key + " list",
                        entry.value.listStyle.fontColorUnselected,
                        entry.value.listStyle.background,
                        ink);
                check(
                        entry.key + " chosen",
                        entry.value.listStyle.fontColorSelected,
                        entry.value.listStyle.selection,
                        ink);
            });
            skin.getAll(TextFieldStyle.class).forEach(entry -> {
                check(entry.key + " field", entry.value.fontColor, entry.value.background, ink);
                check(entry.key + " empty field", entry.value.messageFontColor, entry.value.background, ink);
            });
            assertTrue(checks.size() > 30, () -> "only " + checks.size() + " styles were found");
            assertAll(checks);
            theme.dispose();
            fonts.dispose();
            ink.dispose();
        });
    }

    /** Checks a label. Labels without a background are on a panel, or on the dark bar if they are light or named after it. */
    private void label(String name, LabelStyle style, Theme theme, Ink ink) {
        boolean onBar = name.startsWith("top") || style.fontColor.equals(Palette.PAPER);
        Drawable behind = style.background == null ? onBar ? theme.bar() : theme.panel() : style.background;
        check("label " + name, style.fontColor, behind, ink);
    }

    private void button(String name, TextButtonStyle style, Ink ink) {
        check("button " + name, style.fontColor, style.up, ink);
        check("button " + name + " under the mouse", style.fontColor, style.over, ink);
        check("button " + name + " pressed", style.fontColor, style.down, ink);
        check("button " + name + " disabled", style.disabledFontColor, style.disabled, ink);
    }

    /** Checks the contrast of a text with its background, or with a panel if it has none. */
    private void check(String what, Color text, @Nullable Drawable behind, Ink ink) {
        ScreenUtils.clear(Palette.PANEL);
        ink.begin(ink.batch().getProjectionMatrix().setToOrtho2D(0, 0, SIZE, SIZE));
        if (behind != null) {
            behind.draw(ink.batch(), 0, 0, SIZE, SIZE);
        }
        ink.end();
        Pixels.look();
        Pixmap drawn = Pixmap.createFromFrameBuffer(SIZE / 2, SIZE / 2, 1, 1);
        Color ground = new Color(drawn.getPixel(0, 0));
        drawn.dispose();
        Color seen = new Color(ground).lerp(text.r, text.g, text.b, 1, text.a);
        double contrast = contrast(seen, ground);
        checks.add(() -> assertTrue(contrast >= READABLE, () -> what + " has a contrast of " + contrast));
    }

    private static double contrast(Color a, Color b) {
        double first = luminance(a) + 0.05;
        double second = luminance(b) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
    }

    private static double linear(double value) {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
