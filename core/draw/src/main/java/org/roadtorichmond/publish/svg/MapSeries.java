package org.roadtorichmond.publish.svg;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.NameKind;
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

    /** Every counter that stands on a map, wherever, by its look. */
    private final Map<Look, Counter> counters = new LinkedHashMap<>();

    private final Map<Look, String> drawn = new HashMap<>();

    /** What distinguishes counters that are otherwise printed the same. */
    private record Look(String label, int strength, boolean shaken) {}

    /**
     * Maps of a scenario.
     *
     * @param prefix a text before each id: a letter, then letters, digits, hyphens
     */
    public MapSeries(Scenario scenario, String prefix) {
        if (!prefix.matches("[A-Za-z][A-Za-z0-9-]*")) {
            throw new IllegalArgumentException("no beginning of an id: " + prefix);
        }
        layout = new DrawingLayout(new Topography(scenario.field()), FOOT);
        this.scenario = scenario;
        this.prefix = prefix;
    }

    /**
     * One map: an element of an HTML page.
     *
     * @param standing what stands on it
     * @param marks what happened on it
     * @param label the id of the element of the page that says what it shows
     */
    public String map(List<Counter> standing, List<MapMark> marks, String label) {
        return map(standing, marks, label, SeenPart.whole(layout));
    }

    /**
     * The ground on which units stand, of the shape of a plate in a book: an element of an HTML page.
     *
     * @param standing what stands on it
     * @param label the id of the element of the page that says what it shows
     */
    public String plate(List<Counter> standing, String label) {
        return map(standing, List.of(), label, SeenPart.ground(layout, standing));
    }

    private String map(List<Counter> standing, List<MapMark> marks, String label, SeenPart seen) {
        SvgWriter svg = new SvgWriter(prefix);
        svg.root().attributes("viewBox", seen.viewBox(), "role", "img", "aria-labelledby", label);
        svg.attribute("class", "map");
        svg.empty("use", "href", svg.ref("ground"));
        MarkDrawing drawing = new MarkDrawing(layout, svg);
        drawing.ways(marks);
        svg.open("g", "class", "counter");
        new CounterDrawing(layout, svg)
                .stacks(standing, (counter, x, y) -> svg.empty("use", "href", svg.ref(name(counter)), "x", x, "y", y));
        svg.close();
        drawing.signs(marks);
        return svg.finish();
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
        ground(svg, legends, zones);
        svg.close();
        return svg.finish();
    }

    private void ground(SvgWriter svg, Map<String, UnaryOperator<String>> legends, UnaryOperator<String> zones) {
        svg.open("g", "id", svg.id("ground"));
        svg.empty("rect", "class", "sheet", "width", layout.width(), "height", layout.height());
        GroundDrawing ground = new GroundDrawing(layout, svg);
        ground.draw();
        GridDrawing grid = new GridDrawing(layout, svg);
        grid.draw();
        new LineDrawing(layout, svg).draw();
        ground.drawHouses();
        grid.numbers();
        new ScenarioDrawing(layout, svg).draw(scenario, zones);
        new MarginDrawing(layout, svg).frame();
        NameDrawing names = new NameDrawing(layout, svg);
        names.draw(legend(UnaryOperator.identity()), Set.of(), kind -> kind != NameKind.EDGE);
        legends.forEach((tag, leading) -> {
            svg.open("g", "lang", tag, "class", "in-" + tag);
            names.draw(legend(leading), Set.of(), kind -> kind == NameKind.EDGE);
            svg.close();
        });
        svg.close();
    }

    private static Legend legend(UnaryOperator<String> leading) {
        return new Legend("", leading, "", "");
    }
}
