package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.scenes.scene2d.ui.Button.ButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.List.ListStyle;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox.SelectBoxStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.ui.TextField.TextFieldStyle;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Palette;

/**
 * How panels look at one interface scale. Everything is made at the size in which it is shown, so that letters are sharp: sizes are
 * given in units of a window 768 units high and turned into whole pixels by {@link #px}.
 */
public final class Theme implements Disposable {
    private static final int TEXT = 15;

    private final float scale;
    private final Fonts fonts;
    private final LazySkin skin = new LazySkin();
    private final Map<Box, Drawable> boxes = new HashMap<>();
    private final List<Texture> textures = new ArrayList<>();
    private final Ornaments ornaments;

    private record Box(Color fill, Color edge, float room) {}

    Theme(float scale, Fonts fonts) {
        this.scale = scale;
        this.fonts = fonts;
        ornaments = new Ornaments(scale);
        labels();
        buttons();
        lines();
        fields();
    }

    /** The styles of all widgets. */
    public LazySkin skin() {
        return skin;
    }

    /** The interface scale: pixels to a unit. */
    public float scale() {
        return scale;
    }

    /** A length in whole pixels. */
    public int px(float units) {
        return Math.round(units * scale);
    }

    private BitmapFont font(Face face, float size) {
        return fonts.get(face, px(size));
    }

    private void labels() {
        label("default", Face.PLAIN, TEXT, Palette.INK);
        label("bold", Face.BOLD, TEXT, Palette.INK);
        label("small", Face.PLAIN, 13, Palette.FAINT_INK);
        label("heading", Face.TITLE, 22, Palette.INK);
        label("title", Face.TITLE, 58, Palette.INK);
        label("banner", Face.TITLE, 38, Palette.INK);
        label("subtitle", Face.NAMES, 26, Palette.FAINT_INK);
        label("book", Face.BOOK, 18, Palette.INK);
        label("top", Face.BOLD, 16, Palette.PAPER);
        label("topPlain", Face.PLAIN, 16, Palette.PAPER);
        label("topMark", Face.BOLD, 16, Palette.SELECTED);
        label("hint", Face.BOOK, 18, Palette.INK);
        label("warning", Face.BOLD, TEXT, Palette.BAD);
        label("good", Face.BOLD, TEXT, Palette.GOOD);
        label("italic", Face.NAMES, 18, Palette.FAINT_INK);
        label("chapter", Face.TITLE, 30, Palette.INK);
        label("key", Face.PLAIN, 13, Palette.FAINT_INK);
        label("byKey", Face.PLAIN, 13, Palette.PAPER);
        label("odds", Face.BOLD, 30, Palette.INK);
        label("number", Face.BOLD, 20, Palette.INK);
        label("face", Face.BOLD, 17, Palette.INK);
        label("lost", Face.PLAIN, 13, Palette.BAD);
        label("chart", Face.PLAIN, 13, Palette.INK);
        label("chartHead", Face.BOLD, 13, Palette.INK);
        skin.add("tooltip", LabelStyle.class, () -> {
            LabelStyle tooltip = new LabelStyle(font(Face.PLAIN, 14), Palette.PAPER);
            tooltip.background = box(Palette.INK, Palette.PAPER, 6);
            return tooltip;
        });
    }

    private void label(String name, Face face, float size, Color color) {
        skin.add(name, LabelStyle.class, () -> new LabelStyle(font(face, size), color));
    }

    private void buttons() {
        skin.add(
                "default",
                button(font(Face.BOLD, TEXT), Palette.INK, Palette.BUTTON, Palette.BUTTON_OVER, Palette.BUTTON_DOWN));
        skin.add("action", button(font(Face.BOLD, 17), Palette.PAPER, Palette.NOW, Palette.NOW_OVER, Palette.INK));
        TextButtonStyle top =
                button(font(Face.PLAIN, 14), Palette.PAPER, Palette.INK, Palette.FAINT_INK, Palette.FAINT_INK);
        // On the dark bar a light box would stand out where it is to stand back.
        top.disabled = box(Palette.INK, Palette.clear(Palette.PANEL_EDGE, 0.4f), 6);
        top.disabledFontColor = new Color(Palette.PAPER).lerp(Palette.INK, 0.4f);
        skin.add("top", top);
        skin.add("entry", TextButtonStyle.class, this::entry);
        TextButtonStyle list =
                button(font(Face.PLAIN, TEXT), Palette.INK, Palette.PANEL, Palette.BUTTON_OVER, Palette.BUTTON_DOWN);
        skin.add("list", list);
        skin.add(
                "chosen",
                button(
                        font(Face.BOLD, TEXT),
                        Palette.INK,
                        Palette.BUTTON_DOWN,
                        Palette.BUTTON_OVER,
                        Palette.BUTTON_DOWN));
    }

    /** A line of a table of contents: no box, only a wash of colour under the mouse. */
    private TextButtonStyle entry() {
        TextButtonStyle style = new TextButtonStyle();
        style.font = font(Face.BOOK, 23);
        style.fontColor = Palette.INK;
        style.overFontColor = Palette.LEGAL;
        style.downFontColor = Palette.LEGAL;
        style.disabledFontColor = Palette.FAINT_INK;
        style.up = box(Palette.clear(Palette.PANEL, 0), Palette.clear(Palette.PANEL, 0), 3);
        style.over = box(Palette.SHEET, Palette.SHEET, 3);
        style.down = box(Palette.BUTTON, Palette.BUTTON, 3);
        return style;
    }

    /** Lines of lists that can be clicked, and show it only under the mouse. */
    private void lines() {
        ButtonStyle line = new ButtonStyle();
        line.up = box(Palette.clear(Palette.PANEL, 0), Palette.clear(Palette.PANEL, 0), 2);
        line.over = box(Palette.BUTTON_OVER, Palette.PANEL_EDGE, 2);
        line.down = box(Palette.BUTTON_DOWN, Palette.PANEL_EDGE, 2);
        line.checked = box(Palette.BUTTON_OVER, Palette.INK, 2);
        line.focused = line.over;
        skin.add("line", line);
    }

    private TextButtonStyle button(BitmapFont font, Color text, Color up, Color over, Color down) {
        TextButtonStyle style = new TextButtonStyle();
        style.font = font;
        style.fontColor = text;
        // Recognised by its flat box; what cannot be pressed now is read all the same.
        style.disabledFontColor = Palette.FAINT_INK;
        style.up = box(up, Palette.PANEL_EDGE, 6);
        style.over = box(over, Palette.PANEL_EDGE, 6);
        style.down = box(down, Palette.PANEL_EDGE, 6);
        style.focused = box(over, Palette.SELECTED, 6);
        style.disabled = box(Palette.SHEET, Palette.clear(Palette.PANEL_EDGE, 0.4f), 6);
        return style;
    }

    private void fields() {
        BitmapFont font = font(Face.PLAIN, TEXT);
        ScrollPaneStyle scroll = new ScrollPaneStyle();
        scroll.vScrollKnob = make(new Box(Palette.PANEL_EDGE, Palette.PANEL_EDGE, 0));
        scroll.vScrollKnob.setMinWidth(px(8));
        scroll.vScrollKnob.setMinHeight(px(28));
        skin.add("default", scroll);
        ListStyle list =
                new ListStyle(font, Palette.INK, Palette.INK, box(Palette.BUTTON_DOWN, Palette.BUTTON_DOWN, 6));
        list.background = box(Palette.WHITE, Palette.PANEL_EDGE, 4);
        skin.add("default", list);
        ScrollPaneStyle drop = new ScrollPaneStyle(scroll);
        drop.background = box(Palette.WHITE, Palette.PANEL_EDGE, 2);
        SelectBoxStyle select =
                new SelectBoxStyle(font, Palette.INK, box(Palette.WHITE, Palette.PANEL_EDGE, 6), drop, list);
        select.backgroundOver = box(Palette.BUTTON_OVER, Palette.PANEL_EDGE, 6);
        skin.add("default", select);
        TextFieldStyle field = new TextFieldStyle();
        field.font = font;
        field.fontColor = Palette.INK;
        field.messageFont = font;
        field.messageFontColor = Palette.FAINT_INK;
        field.background = box(Palette.WHITE, Palette.PANEL_EDGE, 6);
        field.cursor = make(new Box(Palette.INK, Palette.INK, 0));
        field.cursor.setMinWidth(px(1.5f));
        field.selection = box(Palette.BUTTON_DOWN, Palette.BUTTON_DOWN, 0);
        skin.add("default", field);
    }

    /** A filled box with an edge, and room inside in units. */
    public Drawable box(Color fill, Color edge, float room) {
        return boxes.computeIfAbsent(new Box(new Color(fill), new Color(edge), room), this::make);
    }

    private Drawable make(Box box) {
        int stroke = Math.max(1, px(1));
        int size = 2 * stroke + 2;
        Pixmap pixmap = new Pixmap(size, size, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        pixmap.setColor(box.edge());
        pixmap.fill();
        pixmap.setColor(box.fill());
        pixmap.fillRectangle(stroke, stroke, 2, 2);
        Texture texture = new Texture(pixmap);
        pixmap.dispose();
        textures.add(texture);
        NinePatchDrawable drawable = new NinePatchDrawable(new NinePatch(texture, stroke, stroke, stroke, stroke));
        int high = px(box.room() * 0.7f);
        int wide = px(box.room() * 1.5f);
        drawable.setPadding(high, wide, high, wide);
        return drawable;
    }

    /** Printers' ornaments at this scale. */
    public Ornaments ornaments() {
        return ornaments;
    }

    /** The background of panels. */
    public Drawable panel() {
        return box(Palette.PANEL, Palette.PANEL_EDGE, 8);
    }

    /** The background of the bar at the top. */
    public Drawable bar() {
        return box(Palette.INK, Palette.INK, 4);
    }

    @Override
    public void dispose() {
        // Fonts belong to their maker; the skin holds nothing else to dispose of.
        textures.forEach(Texture::dispose);
        ornaments.dispose();
    }
}
