package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.ScreenUtils;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.view.ColourScheme;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.CounterPainter;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;
import org.roadtorichmond.view.Obstacles;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Topography;

@Tag("pixels")
@DisplayName("Map and counters look as they did when they were last checked by eye")
final class GoldenPicturesTest {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 300;
    private static final Legend LEGEND =
            new Legend("20 June 1862", place -> "to " + place, "N", "One mile at 600 m a hex");

    @AfterEach
    void restore() {
        Palette.choose(ColourScheme.HIGH_CONTRAST);
    }

    private static Battlefield training() {
        Document document =
                new Documents(Shelf.of(List.of())).open("training").value().orElseThrow();
        return ((Document.ScenarioDocument) document).scenario().scenario().field();
    }

    private static void map(float scale, float x, float y, MapContents board, String name) {
        OffStage.draw(WIDTH, HEIGHT, () -> {
            Battlefield field = training();
            MapCamera camera = new MapCamera(new HexLayout(field.grid()));
            Ink ink = new Ink();
            Fonts fonts = new Fonts();
            MapView map = new MapView(new Topography(field), LEGEND, Obstacles.NONE, ink, fonts);
            camera.area(0, 0, WIDTH, HEIGHT);
            camera.atLeast(scale);
            camera.look(x, y);
            ScreenUtils.clear(Palette.DESK);
            map.draw(camera, board, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            GoldenPicture.check(name);
            map.dispose();
            fonts.dispose();
            ink.dispose();
        });
    }

    @ParameterizedTest
    @CsvSource({"14, 6, 6, map-far", "46, 7, 7, map-near", "24, 5, 0, map-cartouche"})
    @DisplayName("the map, from far and near, and its cartouche")
    void map(float scale, float x, float y, String name) {
        map(scale, x, y, new MapContents(List.of(), List.of(), List.of()), name);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("counters of all arms, in all states and sizes, in each palette")
    void counters(ColourScheme scheme) {
        Palette.choose(scheme);
        OffStage.draw(WIDTH, HEIGHT, () -> {
            Ink ink = new Ink();
            Fonts fonts = new Fonts();
            CounterPainter painter = new CounterPainter(ink, fonts);
            ScreenUtils.clear(Palette.PAPER);
            ink.begin(ink.batch().getProjectionMatrix().setToOrtho2D(0, 0, WIDTH, HEIGHT));
            int row = 0;
            for (int size : new int[] {56, 36, 22, 15}) {
                for (Side side : Side.values()) {
                    List<Counter> sheet = sheet(side);
                    int y = HEIGHT - 8 - row;
                    for (int i = 0; i < sheet.size(); i++) {
                        int x = 8 + i * (size + 9);
                        painter.paint(sheet.get(i), x, y - size, size);
                    }
                    row += size + 9;
                }
            }
            ink.end();
            GoldenPicture.check("counters-" + scheme.word());
            fonts.dispose();
            ink.dispose();
        });
    }

    /** Counters with states come first, because there is room for only a few large counters. */
    private static List<Counter> sheet(Side side) {
        Hex hex = training().grid().hex(0);
        List<Counter> sheet = new ArrayList<>();
        sheet.add(new Counter(hex, "2/3/VI", side, Arm.INFANTRY, 8, "6", 0, false, false, Counter.Mark.NONE));
        sheet.add(new Counter(hex, "Whiting", side, Arm.INFANTRY, 10, "6", 1, true, false, Counter.Mark.NONE));
        sheet.add(new Counter(hex, "1/Stuart", side, Arm.CAVALRY, 3, "8", 2, false, true, Counter.Mark.NONE));
        sheet.add(new Counter(hex, "VI Art", side, Arm.ARTILLERY, 2, "6", 3, true, true, Counter.Mark.NONE));
        sheet.add(
                new Counter(hex, "Pelham", side, Arm.HORSE_ARTILLERY, 1, "8", 4, false, false, Counter.Mark.SELECTED));
        sheet.add(new Counter(hex, "Tyler", side, Arm.SIEGE_ARTILLERY, 4, "3", 5, false, false, Counter.Mark.REQUIRED));
        sheet.add(new Counter(hex, "Train", side, Arm.TRAIN, 1, "4½", 6, false, false, Counter.Mark.ABLE));
        sheet.add(new Counter(hex, "Featherston", side, Arm.INFANTRY, 5, "6", 7, true, false, Counter.Mark.JOINED));
        return sheet;
    }

    private static KeySign sign(
            String hex, KeyHex.Kind kind, Optional<Side> side, boolean settled, Optional<Side> paid, String note) {
        List<KeyHex.Price> prices = paid
                .map(to -> new KeyHex.Price(
                        to, Coin.POINT, 12, 1, Per.UNIT, Optional.empty(), OptionalInt.empty(), 6, 1, false, "21.9"))
                .stream()
                .toList();
        Hex at = training().grid().parse(hex).orElseThrow();
        return new KeySign(new KeyHex(at, kind, side, settled, prices, List.of(), 3), note, "");
    }

    @ParameterizedTest
    @CsvSource({"14, 6, 6, signs-far", "34, 7, 8, signs-near"})
    @DisplayName(
            "the signs of what a battle is about: flags of both sides, of neither and of what is decided, exits, entries, north")
    void signs(float scale, float x, float y, String name) {
        Optional<Side> union = Optional.of(Side.UNION);
        Optional<Side> south = Optional.of(Side.CONFEDERATE);
        Counter counter = sheet(Side.UNION).get(0);
        List<Counter> counters = Stream.of("0504", "0405")
                .map(hex -> new Counter(
                        training().grid().parse(hex).orElseThrow(),
                        "1/B",
                        Side.UNION,
                        Arm.INFANTRY,
                        5,
                        "6",
                        0,
                        false,
                        false,
                        counter.mark()))
                .toList();
        List<KeySign> signs = List.of(
                sign("0405", KeyHex.Kind.OBJECTIVE, union, false, union, "turn 6"),
                sign("0504", KeyHex.Kind.OBJECTIVE, south, false, south, "at the end"),
                sign("0506", KeyHex.Kind.OBJECTIVE, Optional.empty(), false, south, "turn 5"),
                sign("0604", KeyHex.Kind.OBJECTIVE, union, true, union, "turn 2"),
                sign("0104", KeyHex.Kind.ENTRY, south, false, Optional.empty(), "4 from turn 2"),
                sign("0804", KeyHex.Kind.EXIT, union, false, union, "1 a unit, Train 5"),
                sign("0804", KeyHex.Kind.EXIT, south, false, south, "2 a point"));
        map(scale, x, y, new MapContents(counters, signs, List.of(), List.of()), name);
    }

    @Test
    @DisplayName("stacks lie askew on the map")
    void stacks() {
        Hex hex = training().grid().parse("0404").orElseThrow();
        List<Counter> stack = List.of(
                new Counter(hex, "1/B", Side.UNION, Arm.INFANTRY, 5, "6", 0, false, false, Counter.Mark.NONE),
                new Counter(hex, "2/B", Side.UNION, Arm.INFANTRY, 6, "6", 0, true, false, Counter.Mark.NONE),
                new Counter(hex, "B Art", Side.UNION, Arm.ARTILLERY, 2, "6", 1, false, false, Counter.Mark.SELECTED));
        map(46, 7, 7, new MapContents(stack, List.of(), List.of()), "stack");
    }
}
