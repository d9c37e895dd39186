package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Per;

@DisplayName("The hexes that a battle is about catch the eye")
final class KeySignsTest {
    private static final HexGrid GRID = new HexGrid(8, 8);

    /** Notes what is drawn on a map of which a radius has a number of pixels. */
    private static final class Noted implements Canvas {
        private final float scale;
        private final List<String> words = new ArrayList<>();
        private final List<Float> heights = new ArrayList<>();
        private final List<Float> places = new ArrayList<>();
        private int rings;
        private float lowest = Float.MAX_VALUE;
        private float right = -Float.MAX_VALUE;

        Noted(float scale) {
            this.scale = scale;
        }

        @Override
        public HexLayout layout() {
            return new HexLayout(GRID);
        }

        @Override
        public float atLeast(float radii, float pixels) {
            return Math.max(radii, pixels / scale);
        }

        @Override
        public boolean isLarge(float pixels) {
            return scale >= pixels;
        }

        @Override
        public boolean shows(float x, float y, float reach) {
            return true;
        }

        @Override
        public void fill(Paint paint, float... points) {
            for (int i = 0; i < points.length; i += 2) {
                right = Math.max(right, points[i]);
                lowest = Math.min(lowest, points[i + 1]);
            }
        }

        @Override
        public void stroke(Paint paint, float width, float... points) {
            // Six corners, the first of them twice.
            rings += paint == Paint.INK && points.length == 14 ? 1 : 0;
        }

        @Override
        public void write(Paint paint, String text, float x, float y, float size) {
            words.add(text);
            heights.add(size * scale);
            places.add(y);
        }

        @Override
        public float width(String text, float size) {
            return text.length() * size / 2;
        }
    }

    private static KeySign sign(boolean settled) {
        Hex hex = GRID.hex(20);
        KeyHex.Price price = new KeyHex.Price(
                Side.UNION, Coin.POINT, 6, 1, Per.UNIT, Optional.empty(), OptionalInt.empty(), 6, 1, false, "21.9");
        return new KeySign(
                new KeyHex(hex, KeyHex.Kind.OBJECTIVE, Optional.empty(), settled, List.of(price), List.of(), 0),
                "turn 6",
                "");
    }

    @ParameterizedTest(name = "at {0} pixels a radius")
    @CsvSource({"16", "19", "28", "60"})
    @DisplayName(
            "wherever a battle is played, a flag says in letters of 18 pixels what is paid and when, and its hex is ringed")
    void flags(float scale) {
        Noted canvas = new Noted(scale);
        KeySigns.rings(canvas, List.of(sign(false)));
        KeySigns.draw(canvas, List.of(sign(false)));
        assertEquals(List.of("6 · turn 6"), canvas.words);
        assertTrue(canvas.heights.get(0) >= 18, () -> "letters of " + canvas.heights);
        assertEquals(1, canvas.rings);
    }

    @ParameterizedTest(name = "at {0} pixels a radius")
    @CsvSource({"19", "60"})
    @DisplayName("who comes in a hex that has a flag is said under it, and both say where their words lie")
    void apart(float scale) {
        Noted canvas = new Noted(scale);
        KeySign flag = sign(false);
        Hex hex = flag.key().hex();
        KeyHex entry = new KeyHex(hex, KeyHex.Kind.ENTRY, Optional.of(Side.UNION), false, List.of(), List.of(), 3);
        KeySigns.draw(canvas, List.of(flag, new KeySign(entry, "+1, turn 3", "")));
        assertEquals(List.of("+1, turn 3", "6 · turn 6"), canvas.words);
        float middle = canvas.layout().y(hex);
        assertTrue(canvas.places.get(0) < middle && canvas.places.get(1) > middle, () -> "at " + canvas.places);
        float x = canvas.layout().x(hex);
        assertTrue(KeySigns.flags(canvas, List.of(flag)).get(0).contains(x, canvas.places.get(1)));
        assertFalse(KeySigns.flags(canvas, List.of(flag)).get(0).contains(x, middle));
        KeySign alone = new KeySign(entry, "+1, turn 3", "");
        assertTrue(KeySigns.arrows(canvas, List.of(alone)).get(0).contains(x, middle + 0.866f));
    }

    @Test
    @DisplayName("the figure of a range stands at the foot of its hex, or above words that lie there")
    void figures() {
        HexLayout layout = new HexLayout(GRID);
        Hex hex = GRID.hex(20);
        assertEquals(-0.66f, OverlayPainter.clear(layout, hex, 0.4f, 0.4f, List.of()));
        Rectangle words = new Rectangle(layout.x(hex) - 1, layout.y(hex) - 1.1f, 2, 0.6f);
        float above = OverlayPainter.clear(layout, hex, 0.4f, 0.4f, List.of(words));
        assertTrue(above - 0.2f >= -0.5f && above < 0, () -> "at " + above);
    }

    @ParameterizedTest(name = "at {0} pixels a radius: {1}")
    @CsvSource({"16, 6", "60, 6 · turn 6"})
    @DisplayName("near the right edge of the sheet a flag says when it is paid only if it does not run over that edge")
    void edge(float scale, String words) {
        KeySign sign = sign(false);
        KeyHex last = new KeyHex(
                GRID.hex(GRID.size() - 1),
                KeyHex.Kind.OBJECTIVE,
                Optional.empty(),
                false,
                sign.key().prices(),
                List.of(),
                0);
        Noted canvas = new Noted(scale);
        KeySigns.draw(canvas, List.of(new KeySign(last, sign.note(), "")));
        assertEquals(List.of(words), canvas.words);
    }

    @ParameterizedTest(name = "at {0} pixels a radius: {1}")
    @CsvSource({"19, 6", "34, 6 · turn 6"})
    @DisplayName("beside a counter it says on a small map only what is paid, so that it covers none")
    void beside(float scale, String words) {
        Counter counter =
                new Counter(GRID.hex(21), "1/B", Side.UNION, Arm.INFANTRY, 5, "6", 0, false, false, Counter.Mark.NONE);
        Noted canvas = new Noted(scale);
        KeySigns.draw(canvas, KeySign.beside(canvas, List.of(sign(false)), List.of(counter)));
        assertEquals(List.of(words), canvas.words);
    }

    @ParameterizedTest(name = "at {0} pixels a radius")
    @CsvSource({"8", "30"})
    @DisplayName("what is decided has a tick, and no ring any more")
    void decided(float scale) {
        Noted canvas = new Noted(scale);
        KeySigns.rings(canvas, List.of(sign(true)));
        KeySigns.draw(canvas, List.of(sign(true)));
        assertEquals(List.of(), canvas.words);
        assertEquals(0, canvas.rings);
    }

    @ParameterizedTest(name = "at {0} pixels a radius")
    @CsvSource({"16", "22", "34", "60"})
    @DisplayName("wherever a battle is played, the cloth of a flag leaves the strength of the counter in its hex free")
    void clear(float scale) {
        KeySign held = new KeySign(
                new KeyHex(
                        GRID.hex(20),
                        KeyHex.Kind.OBJECTIVE,
                        Optional.of(Side.UNION),
                        false,
                        sign(false).key().prices(),
                        List.of(),
                        0),
                "",
                "");
        Noted canvas = new Noted(scale);
        KeySigns.draw(canvas, List.of(held));
        float above = canvas.lowest - canvas.layout().y(GRID.hex(20));
        assertTrue(above > 0.3f, () -> above + " radii above the middle of its hex");
    }

    @ParameterizedTest(name = "at {0} pixels a radius")
    @CsvSource({"16", "28"})
    @DisplayName("a flag at the edge of what is seen lies beside the needle that shows north, with all of its cloth")
    void beyond(float scale) {
        KeySign flag = sign(false);
        KeySign held = new KeySign(
                new KeyHex(
                        flag.key().hex(),
                        KeyHex.Kind.OBJECTIVE,
                        Optional.of(Side.UNION),
                        false,
                        flag.key().prices(),
                        List.of(),
                        0),
                "",
                "");
        Noted canvas = new Noted(scale);
        float edge = canvas.layout().x(flag.key().hex()) - 4;
        KeySigns.beyond(canvas, List.of(held), edge - 40, -20, edge, 20);
        // The needle is a disc of 44 pixels, 8 from the edge.
        assertTrue(canvas.right <= edge - 52 / scale, () -> (edge - canvas.right) * scale + " pixels");
    }
}
