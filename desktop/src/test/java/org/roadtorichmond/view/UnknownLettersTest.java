package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.desktop.OffStage;

@DisplayName("Letters that a typeface lacks are shown as boxes")
final class UnknownLettersTest {
    private static final int SIZE = 18;
    private static final String JAPANESE = "\u65e5\u672c\u8a9e";
    private static final String ARABIC = "\u062d\u0641\u0638";

    @Test
    @DisplayName("in every face, with a halo and without, one for each letter")
    void boxes() {
        OffStage.draw(SIZE, SIZE, () -> {
            Fonts fonts = new Fonts();
            for (Face face : Face.values()) {
                check(fonts, fonts.get(face, SIZE), face);
                check(fonts, fonts.haloed(face, SIZE, Color.BLACK), face);
            }
            fonts.dispose();
        });
    }

    private static void check(Fonts fonts, BitmapFont font, Face face) {
        float box = fonts.width(font, JAPANESE.substring(0, 1));
        assertTrue(box > SIZE / 6f, () -> face + " shows nothing");
        for (String words : new String[] {JAPANESE, ARABIC}) {
            assertEquals(words.length() * box, fonts.width(font, words), SIZE / 2f, () -> face + " " + words);
        }
        assertTrue(fonts.width(font, "A" + JAPANESE) > fonts.width(font, "A") + box);
    }
}
