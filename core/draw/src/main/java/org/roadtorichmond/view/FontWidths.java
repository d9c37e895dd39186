package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;

/**
 * The widths of names in the fonts of the game.
 *
 * @param fonts what writes them
 */
record FontWidths(Fonts fonts) implements LetterWidths {
    private BitmapFont font(int size, NameKind kind) {
        return fonts.haloed(Face.NAMES, size, kind.color());
    }

    @Override
    public float width(String text, int size, NameKind kind) {
        return fonts.width(font(size, kind), text);
    }

    @Override
    public float advance(char letter, int size, NameKind kind) {
        BitmapFont.Glyph glyph = font(size, kind).getData().getGlyph(letter);
        return glyph == null ? 0 : glyph.xadvance;
    }
}
