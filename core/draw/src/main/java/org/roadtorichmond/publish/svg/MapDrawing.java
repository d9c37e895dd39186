package org.roadtorichmond.publish.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.Obstacles;
import org.roadtorichmond.view.Topography;

/**
 * A battlefield as a drawing in SVG, with what stands on it and shares by which its hexes are shaded. It needs no graphics; the
 * same drawing is always the same text.
 *
 * <p>Each method returns a drawing with one thing more. All of one battlefield share its topography, which is what takes time.
 */
public final class MapDrawing {
    private static final float FOOT = 4.1f;
    private static final Legend ENGLISH = new Legend("", "to "::concat, "N", "One mile at 600 m a hex");

    private final Topography topography;
    private Legend legend = ENGLISH;
    private Locale language = Locale.ENGLISH;
    private List<Counter> counters = List.of();
    private Optional<GameState> state = Optional.empty();
    private final List<Heat> overlays = new ArrayList<>();
    private String title;
    private String prefix = "";
    private boolean numbers = true;
    private int width;

    /** Hexes shaded by a share. */
    private record Heat(Map<Hex, Double> shares, String label, String style) {}

    private MapDrawing(Topography topography) {
        this.topography = topography;
        title = topography.field().name();
    }

    private MapDrawing(MapDrawing other) {
        topography = other.topography;
        legend = other.legend;
        language = other.language;
        counters = other.counters;
        state = other.state;
        overlays.addAll(other.overlays);
        title = other.title;
        prefix = other.prefix;
        numbers = other.numbers;
        width = other.width;
    }

    private MapDrawing with(Consumer<MapDrawing> change) {
        MapDrawing made = new MapDrawing(this);
        change.accept(made);
        return made;
    }

    /** The map alone. */
    public static MapDrawing of(Battlefield field) {
        return new MapDrawing(new Topography(field));
    }

    /** With the counters on the map as a game stands, and all that {@link #signs} draws. */
    public MapDrawing counters(GameState shown) {
        return signs(shown).with(made -> made.counters = Counter.all(shown));
    }

    /** With the zones of a scenario on this map, and the signs of the hexes that it is about as a game of it stands. */
    public MapDrawing signs(GameState shown) {
        return with(made -> made.state = Optional.of(shown));
    }

    /**
     * With hexes shaded under their counters.
     *
     * @param shares for each hex from 0, which is not shaded, to 1
     * @param label what is shown, written beside the title with a bar of the shades; without a label there is none
     * @param style a class of the page's style that sets another {@code fill}; empty for the usual colour
     */
    public MapDrawing overlay(Map<Hex, Double> shares, String label, String style) {
        return with(made -> made.overlays.add(new Heat(Map.copyOf(shares), label, style)));
    }

    /** With another title than the map's name. */
    public MapDrawing title(String text) {
        return with(made -> made.title = text);
    }

    /** With a text before each id, so that several drawings can stand in one page: a letter, then letters, digits, hyphens. */
    public MapDrawing prefix(String text) {
        if (!text.matches("[A-Za-z][A-Za-z0-9-]*")) {
            throw new IllegalArgumentException("no beginning of an id: " + text);
        }
        return with(made -> made.prefix = text);
    }

    /** With the words of a language on the sheet. */
    public MapDrawing words(Legend words, Locale locale) {
        return with(made -> {
            made.legend = words;
            made.language = locale;
        });
    }

    /** With or, as a drawing is at first, not without the numbers of the hexes. */
    public MapDrawing numbers(boolean shown) {
        return with(made -> made.numbers = shown);
    }

    /** With a width in pixels of its own; without one it fills the width that the page gives it. */
    public MapDrawing width(int pixels) {
        return with(made -> made.width = pixels);
    }

    /** The drawing: one element, which is both a file and a part of an HTML page. */
    public String svg() {
        DrawingLayout layout = new DrawingLayout(topography, FOOT);
        SvgWriter svg = new SvgWriter(prefix);
        root(layout, svg);
        svg.text("style", Style.css());
        svg.open("clipPath", "id", svg.id("map"));
        layout.map(svg);
        svg.close();
        svg.empty("rect", "class", "sheet", "width", layout.width(), "height", layout.height());
        new GroundDrawing(layout, svg).draw();
        HeatDrawing heat = new HeatDrawing(layout, svg);
        overlays.forEach(overlay -> heat.draw(overlay.shares(), overlay.style()));
        GridDrawing grid = new GridDrawing(layout, svg);
        grid.draw();
        new LineDrawing(layout, svg).draw();
        if (numbers) {
            grid.numbers();
        }
        ScenarioDrawing battle = new ScenarioDrawing(layout, svg);
        state.ifPresent(shown -> battle.zones(shown.scenario(), UnaryOperator.identity()));
        List<KeySign> signs = state.map(shown -> KeySign.of(shown, sentence -> sentence.in(language)))
                .orElse(List.of());
        MarginDrawing margin = new MarginDrawing(layout, svg);
        margin.frame();
        new NameDrawing(layout, svg).draw(legend, Obstacles.of(counters, signs));
        margin.foot(title, legend);
        for (int i = 0; i < overlays.size(); i++) {
            if (overlays.get(i).label().isEmpty()) {
                continue;
            }
            heat.scale(
                    overlays.get(i).label(),
                    overlays.get(i).style(),
                    layout.width() - 3.2 * DrawingLayout.RADIUS,
                    layout.y(-2.9f) - i * 1.1 * DrawingLayout.RADIUS);
        }
        battle.signs(signs);
        if (!counters.isEmpty()) {
            new CounterDrawing(layout, svg).draw(counters);
        }
        return svg.finish();
    }

    private void root(DrawingLayout layout, SvgWriter svg) {
        String box = "0 0 " + PathData.number(layout.width()) + " " + PathData.number(layout.height());
        svg.root()
                .attributes(
                        "viewBox",
                        box,
                        "class",
                        "map",
                        "role",
                        "img",
                        "lang",
                        language.toLanguageTag(),
                        "aria-labelledby",
                        svg.id("title") + " " + svg.id("desc"));
        if (width > 0) {
            svg.attributes("width", width, "height", Math.round(width * layout.height() / layout.width()));
        }
        svg.text("title", title, "id", svg.id("title"));
        svg.text("desc", description(), "id", svg.id("desc"));
    }

    /** What stands on the map, in figures and names that need no language. */
    private String description() {
        StringBuilder words = new StringBuilder(topography.field().name());
        overlays.stream()
                .map(Heat::label)
                .filter(label -> !label.isEmpty())
                .forEach(label -> words.append("; ").append(label));
        for (Side side : Side.values()) {
            long count =
                    counters.stream().filter(counter -> counter.side() == side).count();
            if (count > 0) {
                words.append("; ").append(side.title()).append(": ").append(count);
            }
        }
        return words.toString();
    }
}
