package org.roadtorichmond.publish.svg;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.NameKind;
import org.roadtorichmond.view.Obstacles;
import org.roadtorichmond.view.Topography;

/**
 * Many maps of one battlefield in one page, each with what stood on it and what happened. The ground is drawn once, and so is
 * each counter; the maps use them.
 */
public final class MapSeries {
    private static final float FOOT = 1.2f;

    private final DrawingLayout layout;
    private final Scenario scenario;
    private final String prefix;
    private final String north;
    private final SeenPart whole;

    /** Every counter that stands on a map, wherever, by its look. */
    private final Map<Look, Counter> counters = new LinkedHashMap<>();

    private final Map<Look, String> drawn = new HashMap<>();

    /** The signs of each hex, wherever they stand on a map. */
    private final Map<List<KeySign>, String> places = new LinkedHashMap<>();

    /** What distinguishes counters that are otherwise printed the same. */
    private record Look(String label, int strength, boolean shaken) {}

    /**
     * Maps of a scenario.
     *
     * @param prefix a text before each id: a letter, then letters, digits, hyphens
     * @param turned whether the map is turned to the left
     * @param north the letter at the needle that shows where north is
     */
    public MapSeries(Scenario scenario, String prefix, boolean turned, String north) {
        if (!prefix.matches("[A-Za-z][A-Za-z0-9-]*")) {
            throw new IllegalArgumentException("no beginning of an id: " + prefix);
        }
        layout = new DrawingLayout(new Topography(scenario.field(), turned), FOOT);
        whole = SeenPart.whole(layout);
        this.north = north;
        this.scenario = scenario;
        this.prefix = prefix;
    }

    /**
     * One map: an element of an HTML page.
     *
     * @param standing what stands on it
     * @param signs the signs of the hexes that the battle is about
     * @param marks what happened on it
     * @param label the id of the element of the page that says what it shows
     */
    public String map(List<Counter> standing, List<KeySign> signs, List<MapMark> marks, String label) {
        return map(standing, signs, marks, label, false);
    }

    /**
     * The ground on which units stand, of the shape of a plate in a book: an element of an HTML page.
     *
     * @param standing what stands on it
     * @param signs the signs of the hexes that the battle is about
     * @param label the id of the element of the page that says what it shows
     */
    public String plate(List<Counter> standing, List<KeySign> signs, String label) {
        return map(standing, signs, List.of(), label, true);
    }

    /** The id of the signs of a hex on the plate, to which a page can lead. */
    public static String keyId(Hex hex) {
        return "key-" + hex.number().replace('.', '-');
    }

    /**
     * A map on which a script shows what happens: an element of an HTML page with a group for the signs, the ways, the counters and the
     * strikes, one over the other.
     *
     * @param label the id of the element of the page that says what it shows
     */
    public String stage(String label) {
        SvgWriter svg = begun(whole, label);
        for (String layer : List.of("signs", "ways", "units", "strikes")) {
            svg.open("g", "class", "counter").attribute("data-layer", layer).close();
        }
        svg.empty("use", "href", svg.ref("north"));
        return svg.finish();
    }

    /** The id of the drawing of a counter, which may stand in any hex. */
    public String counter(Counter counter) {
        return prefix + name(counter);
    }

    /**
     * The drawings of some counters, for a page that has the others already: an element without extent.
     *
     * @param fresh counters that look otherwise than those that {@link #shared} drew, but no arm or side that was not among them
     */
    public String counters(Collection<Counter> fresh) {
        SvgWriter svg = new SvgWriter(prefix);
        svg.root().attributes("width", 0, "height", 0, "aria-hidden", "true");
        svg.attribute("class", "shared").open("defs");
        CounterDrawing drawing = new CounterDrawing(layout, svg);
        fresh.forEach(counter -> drawing.define(svg.id(name(counter)), counter));
        return svg.finish();
    }

    /** The ids of the drawings of signs, in order of their hexes. */
    public List<String> signs(List<KeySign> signs) {
        return places(signs).stream().map(at -> prefix + place(at)).toList();
    }

    /** The middle of a hex. */
    public MapArrow.Point middle(Hex hex) {
        return new ArrowLayout(layout).at(hex);
    }

    /** The six corners of a hex, in order. */
    public List<MapArrow.Point> corners(Hex hex) {
        return IntStream.range(0, 6)
                .mapToObj(corner -> new MapArrow.Point(layout.cornerX(hex, corner), layout.cornerY(hex, corner)))
                .toList();
    }

    /** The arrows of a mark, which a script draws. */
    public List<MapArrow> arrows(MapMark mark) {
        return new ArrowLayout(layout).of(mark);
    }

    private SvgWriter begun(SeenPart seen, String label) {
        SvgWriter svg = new SvgWriter(prefix);
        svg.root().attributes("viewBox", seen.viewBox(), "role", "img", "aria-labelledby", label);
        svg.attribute("class", "map");
        return svg.empty("use", "href", svg.ref("ground"));
    }

    private String map(List<Counter> standing, List<KeySign> signs, List<MapMark> marks, String label, boolean plate) {
        SeenPart seen = plate ? SeenPart.ground(layout, standing, signs) : whole;
        SvgWriter svg = begun(seen, label);
        places(signs).forEach(at -> {
            svg.empty("use", "href", svg.ref(place(at)));
            if (plate) {
                svg.attribute("id", keyId(at.get(0).key().hex()));
            }
        });
        MarkDrawing drawing = new MarkDrawing(layout, svg);
        drawing.ways(marks);
        svg.open("g", "class", "counter");
        new CounterDrawing(layout, svg)
                .stacks(standing, (counter, x, y) -> svg.empty("use", "href", svg.ref(name(counter)), "x", x, "y", y));
        svg.close();
        drawing.signs(marks);
        if (plate) {
            new MarginDrawing(layout, svg).north(seen, north);
        } else {
            svg.empty("use", "href", svg.ref("north"));
        }
        return svg.finish();
    }

    /** Signs by their hexes. */
    private static Collection<List<KeySign>> places(List<KeySign> signs) {
        return signs.stream()
                .collect(Collectors.groupingBy(sign -> sign.key().hex(), LinkedHashMap::new, Collectors.toList()))
                .values();
    }

    /** The name of the drawing of the signs of a hex. */
    private String place(List<KeySign> signs) {
        return places.computeIfAbsent(signs, fresh -> "s" + places.size());
    }

    /** The name of the drawing of a counter, which may stand in another hex on another map. */
    private String name(Counter counter) {
        Look look = new Look(counter.label(), counter.strength(), counter.shaken());
        counters.putIfAbsent(look, counter);
        return drawn.computeIfAbsent(look, fresh -> "k" + drawn.size());
    }

    /**
     * What all maps that were drawn until now use: an element without extent, which stands in the page once.
     *
     * @param legends how it is written where ways lead, by the tag of the language; the page shows those of one, of the first if it
     *     says nothing, and otherwise says {@code --map-in-de: inline} and {@code --map-in-en: none}
     * @param zones puts the names of zones into words
     */
    public String shared(Map<String, UnaryOperator<String>> legends, UnaryOperator<String> zones) {
        SvgWriter svg = new SvgWriter(prefix);
        svg.root().attributes("width", 0, "height", 0, "aria-hidden", "true");
        svg.attribute("class", "shared");
        svg.text("style", Style.series(List.copyOf(legends.keySet())));
        svg.open("defs");
        svg.open("clipPath", "id", svg.id("map"));
        layout.map(svg);
        svg.close();
        CounterDrawing drawing = new CounterDrawing(layout, svg);
        drawing.defineLooks(counters.values());
        counters.values().forEach(counter -> drawing.define(svg.id(name(counter)), counter));
        places.forEach((signs, id) -> {
            svg.open("g", "id", svg.id(id));
            new ScenarioDrawing(layout, svg).signs(signs);
            svg.close();
        });
        svg.open("g", "id", svg.id("north"));
        new MarginDrawing(layout, svg).north(whole, north);
        svg.close();
        ground(svg, legends, zones);
        svg.close();
        return svg.finish();
    }

    private void ground(SvgWriter svg, Map<String, UnaryOperator<String>> legends, UnaryOperator<String> zones) {
        svg.open("g", "id", svg.id("ground"));
        svg.empty("rect", "class", "sheet", "width", layout.width(), "height", layout.height());
        new GroundDrawing(layout, svg).draw();
        GridDrawing grid = new GridDrawing(layout, svg);
        grid.draw();
        new LineDrawing(layout, svg).draw();
        grid.numbers();
        new ScenarioDrawing(layout, svg).zones(scenario, zones);
        new MarginDrawing(layout, svg).frame();
        NameDrawing names = new NameDrawing(layout, svg);
        Obstacles flags = Obstacles.of(
                List.of(), places.keySet().stream().flatMap(List::stream).toList());
        names.draw(legend(UnaryOperator.identity()), flags, kind -> kind != NameKind.EDGE);
        legends.forEach((tag, leading) -> {
            svg.open("g", "lang", tag, "class", "in-" + tag);
            names.draw(legend(leading), flags, kind -> kind == NameKind.EDGE);
            svg.close();
        });
        svg.close();
    }

    private static Legend legend(UnaryOperator<String> leading) {
        return new Legend("", leading, "", "");
    }
}
