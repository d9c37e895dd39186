package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator;
import com.badlogic.gdx.graphics.g2d.freetype.FreeTypeFontGenerator.FreeTypeFontParameter;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Disposable;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fonts made for each size that is asked for, so that writing is as sharp as the screen, and ways to write with them. A
 * letter is cut when it is first written: most are never needed in most sizes, and players should not wait for them.
 * Fonts share sheets, so that writing in several of them is one draw call.
 */
public final class Fonts implements Disposable {
    /** Letters beyond the usual ones: dashes, quotes, an ellipsis, fractions, umlauts, arrows of the Latin blocks. */
    private static final String MORE_LETTERS = "–—‘’‚“”„…½¼¾×·•°→←↑↓✓ÄÖÜäöüßéèàâêôîçÉ«»‹›§†−";

    /** What stands for a letter that a typeface lacks: its own mark for that, which is empty in some, a box, or the sign that is most like one. */
    private static final String UNKNOWN = "\0\u25a1\u25af\u00a4";

    private static final int SMALLEST = 6;
    /** The side of a sheet of letters in pixels: small, since all of it goes to the screen's memory with every new letter. */
    private static final int SHEET = 512;

    /** A font as it was cut; the ink of a haloed one is part of it, since tinting would tint its halo too. */
    private record Cut(Face face, int size, @Nullable Color ink) {}

    private final Map<Face, FreeTypeFontGenerator> generators = new EnumMap<>(Face.class);
    private final Map<Cut, BitmapFont> fonts = new HashMap<>();
    /** The sheets on which letters are, by the colour into which they fade. */
    private final Map<Color, PixmapPacker> sheets = new HashMap<>();

    private final GlyphLayout layout = new GlyphLayout();
    private final Matrix4 turned = new Matrix4();

    /** Every letter that can be written. */
    public static String letters() {
        return FreeTypeFontGenerator.DEFAULT_CHARS + MORE_LETTERS;
    }

    /** A font of a size in pixels. */
    public BitmapFont get(Face face, int size) {
        return fonts.computeIfAbsent(new Cut(face, Math.max(SMALLEST, size), null), this::make);
    }

    /** A font whose letters have a halo in the colour of paper, for names on the map; to be written with in white. */
    public BitmapFont haloed(Face face, int size, Color ink) {
        return fonts.computeIfAbsent(new Cut(face, Math.max(SMALLEST, size), new Color(ink)), this::make);
    }

    private BitmapFont make(Cut cut) {
        FreeTypeFontGenerator generator = generators.computeIfAbsent(
                cut.face(), face -> new FreeTypeFontGenerator(Gdx.files.classpath("assets/fonts/" + face.file())));
        FreeTypeFontParameter parameter = new FreeTypeFontParameter();
        parameter.size = cut.size();
        parameter.characters = "";
        parameter.incremental = true;
        parameter.minFilter = TextureFilter.Linear;
        parameter.magFilter = TextureFilter.Linear;
        parameter.hinting = FreeTypeFontGenerator.Hinting.Slight;
        Color ink = cut.ink();
        if (ink != null) {
            parameter.color = ink;
            parameter.borderWidth = Math.max(1f, cut.size() / 12f);
            parameter.borderColor = Palette.clear(Palette.PAPER, 0.9f);
            parameter.borderGamma = 1.2f;
            // Each letter grows by its border; without this, names would be spaced out by it.
            parameter.spaceX = -(int) parameter.borderWidth;
        }
        if (ink == null) {
            parameter.borderWidth = cut.size() * cut.face().stroke();
            parameter.borderColor = parameter.color;
        }
        parameter.packer = sheets.computeIfAbsent(parameter.borderColor, Fonts::sheet);
        BitmapFont font = generator.generateFont(parameter);
        // A space has no border by which it would grow.
        BitmapFont.Glyph space = font.getData().getGlyph(' ');
        space.xadvance = (int) font.getData().spaceXadvance + parameter.spaceX;
        font.getData().missingGlyph = unknown(font.getData());
        font.setUseIntegerPositions(ink == null);
        return font;
    }

    /** The first of the marks for a letter that a typeface lacks that can be seen; without one such letters would be left out. */
    private static BitmapFont.@Nullable Glyph unknown(BitmapFont.BitmapFontData letters) {
        return UNKNOWN.chars()
                .mapToObj(mark -> letters.getGlyph((char) mark))
                .filter(glyph -> glyph != null && glyph.width > 0)
                .findFirst()
                .orElse(null);
    }

    /** An empty sheet for letters, clear in a colour, so that letters of it keep no dark rim where they are smoothed. */
    private static PixmapPacker sheet(Color color) {
        PixmapPacker sheet =
                new PixmapPacker(SHEET, SHEET, Pixmap.Format.RGBA8888, 1, false, new PixmapPacker.GuillotineStrategy());
        sheet.setTransparentColor(Palette.clear(color, 0));
        return sheet;
    }

    /** The width of a text in pixels. */
    public float width(BitmapFont font, String text) {
        layout.setText(font, text);
        return layout.width;
    }

    /** Writes a text centred on a point. */
    public void centred(Ink ink, BitmapFont font, String text, float x, float y, Color color) {
        font.setColor(color);
        layout.setText(font, text);
        font.draw(
                ink.batch(),
                text,
                Math.round(x - layout.width / 2),
                Math.round(y + font.getCapHeight() / 2),
                0,
                Align.left,
                false);
    }

    /** Writes a text that begins at a point, which is the left end of the middle of its capitals. */
    public void from(Ink ink, BitmapFont font, String text, float x, float y, Color color) {
        font.setColor(color);
        font.draw(ink.batch(), text, x, y + font.getCapHeight() / 2);
    }

    /** Writes a text centred on a point and turned by degrees, counter-clockwise. */
    public void turned(Ink ink, BitmapFont font, String text, float x, float y, float degrees, Color color) {
        Matrix4 before = new Matrix4(ink.batch().getTransformMatrix());
        turned.idt().translate(Math.round(x), Math.round(y), 0).rotate(0, 0, 1, degrees);
        ink.batch().setTransformMatrix(turned);
        font.setColor(color);
        layout.setText(font, text);
        font.draw(ink.batch(), text, -Math.round(layout.width / 2), Math.round(font.getCapHeight() / 2));
        ink.batch().setTransformMatrix(before);
    }

    @Override
    public void dispose() {
        fonts.values().forEach(BitmapFont::dispose);
        sheets.values().forEach(PixmapPacker::dispose);
        generators.values().forEach(FreeTypeFontGenerator::dispose);
    }
}
