package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Figures are as high as capitals in every typeface, so that 1/2/V is not read as another designation")
final class LiningFiguresTest {
    private static final float SIZE = 100;
    private static final double ROUNDNESS = 4;

    private static Font font(Face face) throws IOException, FontFormatException {
        try (InputStream file = LiningFiguresTest.class.getResourceAsStream("/assets/fonts/" + face.file())) {
            return Font.createFont(Font.TRUETYPE_FONT, Objects.requireNonNull(file))
                    .deriveFont(SIZE);
        }
    }

    private static Rectangle2D bounds(Font font, String letter) {
        return font.createGlyphVector(new FontRenderContext(null, true, true), letter)
                .getVisualBounds();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("in every typeface")
    void lining(Face face) throws IOException, FontFormatException {
        Font font = font(face);
        double capital = bounds(font, "H").getHeight();
        for (char figure = '0'; figure <= '9'; figure++) {
            Rectangle2D seen = bounds(font, String.valueOf(figure));
            assertEquals(capital, seen.getHeight(), ROUNDNESS, () -> face + " " + seen);
            assertEquals(0, seen.getMaxY(), ROUNDNESS, () -> face + " stands on the line " + seen);
        }
        assertFalse(bounds(font, "1").equals(bounds(font, "I")), "the figure one is not drawn as the capital I is");
    }
}
