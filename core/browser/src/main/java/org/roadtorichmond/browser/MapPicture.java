package org.roadtorichmond.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.publish.svg.MapArrow;
import org.roadtorichmond.publish.svg.MapSeries;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.KeySign;

/** The map of a game as a drawing, with all counters that may stand on it; what is drawn later is drawn once. */
final class MapPicture {
    private static final String PREFIX = "map-";
    private static final String STYLE = "<style>";
    private static final String STYLE_END = "</style>";
    private static final double TENTHS = 10;

    private final GameState begun;
    private final CorpsBands bands;
    private final Set<String> drawn = new TreeSet<>();
    private final MapSeries maps;
    private boolean shown;

    MapPicture(GameState begun, Texts texts) {
        this.begun = begun;
        bands = new CorpsBands(begun.scenario());
        maps = new MapSeries(begun.scenario(), PREFIX, false, texts.get("map.north"));
    }

    /** The ground, the counters and each hex with its middle and its name. */
    Json map(Texts texts) {
        shown = true;
        begun.scenario().units().forEach(unit -> looks(unit).forEach(counter -> drawn.add(maps.counter(counter))));
        List<String> signs = maps.signs(signs(begun, texts));
        String tag = texts.locale().getLanguage();
        String shared = maps.shared(Map.of(tag, place -> texts.get("map.to", texts.name(place))), texts::name);
        int style = shared.indexOf(STYLE);
        int rest = shared.indexOf(STYLE_END);
        HexGrid grid = begun.scenario().field().grid();
        return Json.object()
                .put("svg", maps.stage(PREFIX + "title"))
                .put(
                        "style",
                        shared.substring(style + STYLE.length(), rest)
                                .replace("&gt;", ">")
                                .replace("&amp;", "&"))
                .put("shared", shared.substring(0, style) + shared.substring(rest + STYLE_END.length()))
                .put("signs", signs)
                .put(
                        "hexes",
                        Json.list(
                                IntStream.range(0, grid.size())
                                        .mapToObj(grid::hex)
                                        .toList(),
                                hex -> hex(hex, texts)));
    }

    private static double tenths(double figure) {
        return Math.floor(figure * TENTHS + 0.5) / TENTHS;
    }

    private Json hex(Hex hex, Texts texts) {
        MapArrow.Point middle = maps.middle(hex);
        return Json.object()
                .put("id", hex.number())
                .put("column", hex.column())
                .put("row", hex.row())
                .put("x", tenths(middle.x()))
                .put("y", tenths(middle.y()))
                .put(
                        "points",
                        maps.corners(hex).stream()
                                .map(corner -> tenths(corner.x()) + "," + tenths(corner.y()))
                                .collect(Collectors.joining(" ")))
                .put("name", name(hex, texts));
    }

    private String name(Hex hex, Texts texts) {
        Battlefield field = begun.scenario().field();
        return texts.get("page.hex", texts.tell(HexNames.ground(field, hex)), texts.word(field.terrain(hex.index())));
    }

    private Stream<Counter> looks(Unit unit) {
        Hex anywhere = begun.scenario().field().grid().hex(0);
        return Stream.of(false, true)
                .map(shaken -> new Counter(
                        anywhere,
                        unit.id(),
                        unit.side(),
                        unit.arm(),
                        begun.strength(unit),
                        Counter.of(unit, anywhere, begun, bands, false, Counter.Mark.NONE)
                                .allowance(),
                        bands.of(unit),
                        shaken,
                        false,
                        Counter.Mark.NONE));
    }

    /** The counter of a unit as a game stands. */
    String look(Unit unit, GameState state, List<Counter> fresh) {
        Hex hex = state.hexOf(unit)
                .orElseGet(() -> begun.scenario().field().grid().hex(0));
        Counter counter = Counter.of(unit, hex, state, bands, false, Counter.Mark.NONE);
        String id = maps.counter(counter);
        if (drawn.add(id) && shown) {
            fresh.add(counter);
        }
        return "#" + id;
    }

    /** The drawings of counters that the page does not have. */
    String drawings(List<Counter> fresh) {
        return maps.counters(new ArrayList<>(fresh));
    }

    private static List<KeySign> signs(GameState state, Texts texts) {
        return KeySign.of(state, texts::tell);
    }
}
