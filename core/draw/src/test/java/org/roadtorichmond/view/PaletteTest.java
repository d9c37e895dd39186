package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.ColourVision.Kind;

@DisplayName("Every palette serves every kind of colour vision")
final class PaletteTest {
    /**
     * The least difference of areas that meet along hexsides: about four times the just noticeable difference, so that it is
     * visible at a glance and not only on a close look.
     */
    private static final double AREAS = 9;
    /** The least difference of lines that run apart from each other, and so cannot be compared side by side: about twice as much. */
    private static final double LINES = 18;
    /** How opaque a tint is at most that keeps the map. */
    private static final float QUARTER = 0.32f;
    /** The least contrast for text of normal size. */
    private static final double READABLE = 4.5;

    /** How far from red, in degrees, a hue still is red, and the hues there are. */
    private static final float RED = 20;

    private static final float FULL = 360;
    private static final int BANDS = 12;

    /** A colour and its name, for the messages of failures. */
    private record Named(String name, Color color) {}

    @AfterEach
    void restore() {
        Palette.choose(ColourScheme.HIGH_CONTRAST);
    }

    private static List<Color> grounds() {
        return List.of(Palette.PAPER, Palette.WOODS, Palette.SWAMP, Palette.ROUGH);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("a range, hexes in it that stop a march, and the ground outside differ")
    void ranges(ColourScheme scheme) {
        Palette.choose(scheme);
        assertAll(grounds().stream().flatMap(ground -> {
            List<Named> areas = List.of(
                    new Named("ground", ground),
                    new Named("reach", ColourVision.over(Palette.REACH, ground)),
                    new Named("halt", ColourVision.over(Palette.REACH_HALT, ground)));
            return differ(areas, AREAS, "on " + ground);
        }));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "a range lets the map be seen through it, names on it are read, and the lines round it differ from every ground")
    void seenThrough(ColourScheme scheme) {
        Palette.choose(scheme);
        Stream<Executable> clear = Stream.of(Palette.REACH, Palette.REACH_HALT)
                .map(tint -> () -> assertTrue(tint.a <= QUARTER, () -> "opaque as " + tint.a));
        Stream<Executable> read = grounds().stream()
                .flatMap(ground -> Stream.of(Palette.INK, Palette.ROAD_EDGE)
                        .map(ink -> readable("name in a range", ink, ColourVision.over(Palette.REACH, ground))));
        Stream<Executable> round = grounds().stream()
                .flatMap(ground -> Stream.of(Palette.REACH_EDGE, Palette.HALT_EDGE)
                        .flatMap(edge -> differ(
                                List.of(new Named("edge", edge), new Named("ground", ground)), LINES, "on " + ground)));
        assertAll(Stream.of(clear, read, round).flatMap(checks -> checks));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "hatched zones of control are seen on every ground and in a range; the sides' run in different directions")
    void zones(ColourScheme scheme) {
        Palette.choose(scheme);
        float faint = 0.65f;
        assertAll(grounds().stream()
                .flatMap(ground -> Stream.of(ground, ColourVision.over(Palette.REACH, ground))
                        .flatMap(below -> Stream.of(Palette.rim(Side.UNION), Palette.rim(Side.CONFEDERATE))
                                .flatMap(zone -> differ(
                                        List.of(
                                                new Named("ground", below),
                                                new Named(
                                                        "zone", ColourVision.over(Palette.clear(zone, faint), below))),
                                        LINES,
                                        "on " + below)))));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("supplied and unsupplied units differ, and both differ from every terrain")
    void supply(ColourScheme scheme) {
        Palette.choose(scheme);
        List<Named> frames =
                List.of(new Named("supplied", Palette.SUPPLIED), new Named("unsupplied", Palette.UNSUPPLIED));
        assertAll(Stream.concat(
                differ(frames, LINES, "as frames"),
                grounds().stream()
                        .flatMap(ground -> frames.stream()
                                .flatMap(frame ->
                                        differ(List.of(frame, new Named("ground", ground)), LINES, "on " + ground)))));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("the sides' counters differ, besides their shape")
    void sides(ColourScheme scheme) {
        Palette.choose(scheme);
        assertAll(differ(
                List.of(
                        new Named("Union", Palette.face(Side.UNION)),
                        new Named("Confederate", Palette.face(Side.CONFEDERATE))),
                LINES,
                "as counters"));
    }

    @ParameterizedTest
    @EnumSource(names = {"HIGH_CONTRAST", "MUTED"})
    @DisplayName("nothing is red but what needs the player now")
    void red(ColourScheme scheme) {
        Palette.choose(scheme);
        List<Color> needed = List.of(Palette.NOW, Palette.NOW_OVER);
        assertAll(colours().map(color -> () -> assertEquals(needed.contains(color), isRed(color), color::toString)));
    }

    /** All colours of the palette, and the bands of formations. */
    private static Stream<Color> colours() {
        Stream<Color> named = Stream.of(Palette.class.getFields())
                .filter(field -> field.getType() == Color.class)
                .map(PaletteTest::value);
        return Stream.concat(named, IntStream.range(0, BANDS).mapToObj(Palette::band));
    }

    private static Color value(Field field) {
        try {
            return (Color) field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isRed(Color color) {
        float[] hueSaturationValue = color.toHsv(new float[3]);
        float hue = hueSaturationValue[0];
        return (hue < RED || hue > FULL - RED) && hueSaturationValue[1] > 0.45f && hueSaturationValue[2] > 0.3f;
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "what needs the player now, the fight, the choice and the shaken differ from each other and from what a click does")
    void meanings(ColourScheme scheme) {
        Palette.choose(scheme);
        Named now = new Named("now", Palette.NOW);
        Named target = new Named("target", Palette.TARGET);
        Named legal = new Named("legal", Palette.LEGAL);
        Named selected = new Named("selected", Palette.SELECTED);
        Named shaken = new Named("shaken", Palette.SHAKEN);
        assertAll(Stream.of(
                        List.of(now, target, selected, shaken),
                        List.of(now, legal),
                        List.of(now, new Named("path", Palette.PATH)),
                        List.of(target, legal))
                .flatMap(marks -> differ(marks, LINES, "as marks")));
    }

    private static Stream<Executable> differ(List<Named> colours, double least, String where) {
        Stream.Builder<Executable> checks = Stream.builder();
        for (int i = 0; i < colours.size(); i++) {
            for (int j = 0; j < i; j++) {
                Named a = colours.get(i);
                Named b = colours.get(j);
                for (Kind kind : Kind.values()) {
                    double distance = ColourVision.distance(a.color(), b.color(), kind);
                    checks.add(() -> assertTrue(
                            distance >= least,
                            () -> a.name() + " and " + b.name() + " are " + distance + " apart " + where + ", "
                                    + kind));
                }
            }
        }
        return checks.build();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("what is printed on counters is read, on dimmed ones too")
    void counters(ColourScheme scheme) {
        Palette.choose(scheme);
        assertAll(Stream.of(Side.values())
                .flatMap(side -> Stream.of(
                        readable("print of " + side, Palette.print(side), Palette.face(side)),
                        readable("dimmed print of " + side, Palette.dimmedPrint(side), Palette.dimmedFace(side)))));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("names on the map are read on paper, which their halo lays under them")
    void names(ColourScheme scheme) {
        Palette.choose(scheme);
        assertAll(Stream.of(Palette.INK, Palette.RIVER_BANK, Palette.ROAD_EDGE, Palette.LEGAL)
                .map(ink -> readable("name", ink, Palette.PAPER)));
    }

    private static Executable readable(String what, Color text, Color ground) {
        double contrast = ColourVision.contrast(text, ground);
        return () -> assertTrue(contrast >= READABLE, () -> what + " has a contrast of " + contrast);
    }

    @Test
    @DisplayName("choosing a palette changes the shared colours, and its word finds it")
    void choosing() {
        Color usual = new Color(Palette.REACH);
        Palette.choose(ColourScheme.named("usual"));
        assertEquals(ColourScheme.MUTED, Palette.scheme());
        assertTrue(!usual.equals(Palette.REACH));
        Palette.choose(ColourScheme.named("no such palette"));
        assertEquals(usual, Palette.REACH);
    }

    @Test
    @DisplayName(
            "the reckoning knows what black and white are, and that red and green are confused without green cones")
    void reckoning() {
        assertEquals(21, ColourVision.contrast(Color.WHITE, Color.BLACK), 0.01);
        assertEquals(100, ColourVision.distance(Color.WHITE, Color.BLACK, Kind.USUAL), 0.1);
        Color red = new Color(0xb06040ff);
        Color green = new Color(0x7f7f30ff);
        assertTrue(ColourVision.distance(red, green, Kind.DEUTERANOPIA)
                < ColourVision.distance(red, green, Kind.USUAL) / 2);
    }
}
