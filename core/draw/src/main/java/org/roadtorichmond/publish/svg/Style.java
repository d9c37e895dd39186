package org.roadtorichmond.publish.svg;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Paint;
import org.roadtorichmond.view.Palette;

/**
 * The style of a drawing. Each colour is a variable that the page round the drawing may set, {@code --map-paper} and the like, with
 * the colour of the game's palette where it does not; programs that know no variables get that colour too.
 *
 * <p>All drawings have the same style, so that those of one page do each other no harm.
 */
final class Style {
    /**
     * What every class of a drawing begins with, by which its style keeps to itself. (A rule for what is inside an element of the
     * page would not do: what is drawn by {@code use} has no such surroundings.)
     */
    private static final String PREFIX = "rm-";

    private static final int BANDS = 12;

    private final StringBuilder css = new StringBuilder();

    /** How the strength on a counter is written where nothing else is. */
    private static final String LARGE = "font-size:30px;transform:translateY(-5px)";

    private Style() {}

    /** The classes of an element as they are written. */
    static String classes(String names) {
        return PREFIX + names.replace(" ", " " + PREFIX);
    }

    /** What classes call a side. */
    static String letter(Side side) {
        return switch (side) {
            case UNION -> "u";
            case CONFEDERATE -> "c";
        };
    }

    static String css() {
        Style style = new Style();
        style.ground();
        style.canvas();
        style.lines();
        style.writing();
        style.counters();
        style.narrow();
        return style.css.toString();
    }

    /**
     * The same for a series of maps, with what shows what happened on them. By default they show what can be read on small
     * maps; a page that shows them large says {@code --map-fine: inline} and how large the strengths on counters are then, {@code
     * --map-strength}, {@code --map-strength-up}.
     *
     * @param languages the tags of the languages in which the edges of the map speak
     */
    static String series(List<String> languages) {
        Style style = new Style();
        style.marks();
        for (String tag : languages) {
            String usual = tag.equals(languages.get(0)) ? "inline" : "none";
            style.rule("in-" + tag, "display:" + usual + ";display:var(--map-in-" + tag + "," + usual + ")");
        }
        return css() + style.css;
    }

    /** The class of what is filled in a colour. */
    static String fill(Paint paint) {
        return "f-" + paint.word();
    }

    /** The class of lines in a colour. */
    static String stroke(Paint paint) {
        return "k-" + paint.word();
    }

    private void canvas() {
        for (Paint paint : Paint.values()) {
            paint(fill(paint), "fill", paint.word(), paint.color());
            paint(stroke(paint), "stroke", paint.word(), paint.color());
        }
        rule("bold", "font-family:Lato,'Helvetica Neue',Arial,sans-serif;font-weight:700;text-anchor:middle");
    }

    private void marks() {
        rule("fine", "display:none;display:var(--map-fine,none)");
        rule(
                "s",
                "font-size:30px;font-size:var(--map-strength,30px);"
                        + "transform:translateY(-5px);transform:translateY(var(--map-strength-up,-5px))");
        rule("place", "font-size:25px;font-size:var(--map-place,25px)");
        rule("march", "fill:none;stroke-width:6;stroke-linejoin:round;stroke-opacity:.85");
        rule("back", "fill:none;stroke-width:6;stroke-dasharray:4 5");
        rule("halo", "fill:none;stroke-width:10;stroke-linejoin:round;stroke-opacity:.55");
        paint("halo", "stroke", "paper", Palette.PAPER);
        for (Side side : Side.values()) {
            String letter = letter(side);
            String variable = side.word() + "-dark";
            Color color = side == Side.UNION ? Palette.UNION_DARK : Palette.CONFEDERATE_DARK;
            paint("way-" + letter, "stroke", variable, color);
            paint("head-" + letter, "fill", variable, color);
        }
        rule("strike", "fill:none;stroke-width:9;stroke-opacity:.9");
        rule("barrage", "stroke-dasharray:6 5");
        paint("strike", "stroke", "attack", Palette.TARGET);
        paint("point", "fill", "attack", Palette.TARGET);
        paint("ring", "stroke", "paper", Palette.PAPER);
        rule("ring", "stroke-width:2.5");
        rule("count", "font:700 24px Lato,'Helvetica Neue',Arial,sans-serif;text-anchor:middle;fill:#fff");
        rule("cross", "fill:none;stroke-width:7;stroke-linecap:round");
        paint("cross", "stroke", "loss", Palette.SHAKEN);
        rule("under", "fill:none;stroke-width:12;stroke-linecap:round");
        paint("under", "stroke", "paper", Palette.PAPER);
    }

    private void ground() {
        paint("paper", "fill", "paper", Palette.PAPER);
        paint("sheet", "fill", "sheet", Palette.SHEET);
        paint("woods", "fill", "woods", Palette.WOODS);
        paint("rough", "fill", "rough", Palette.ROUGH);
        paint("swamp", "fill", "swamp", Palette.SWAMP);
        paint("lake", "fill", "water", Palette.WATER);
        paint("tree", "stroke", "tree", Palette.TREE);
        paint("light", "stroke", "tree-light", Palette.TREE_LIGHT);
        paint("shade", "stroke", "tree-shade", Palette.TREE_SHADE);
        paint("hachure", "stroke", "hachure", Palette.HACHURE);
        paint("reed", "stroke", "reed", Palette.TUFT);
        paint("shore", "stroke", "bank", Palette.RIVER_BANK);
        paint("heat", "fill", "heat", Palette.TARGET);
        rule("lines", "fill:none;stroke-linecap:round;stroke-linejoin:round");
        rule("shade", "stroke-opacity:.6");
    }

    private void lines() {
        paint("grid", "stroke", "grid", Palette.FAINT_INK);
        rule("grid", "stroke-opacity:.3");
        paint("border", "stroke", "border", Palette.FAINT_INK);
        paint("bank", "stroke", "bank", Palette.RIVER_BANK);
        paint("river", "stroke", "river", Palette.RIVER);
        paint("stream", "stroke", "river", Palette.RIVER);
        paint("flow", "stroke", "water", Palette.WATER);
        paint("road-edge", "stroke", "road-edge", Palette.ROAD_EDGE);
        paint("road", "stroke", "road", Palette.ROAD);
        paint("trail", "stroke", "road-edge", Palette.ROAD_EDGE);
        paint("rail", "stroke", "rail", Palette.RAILROAD);
        paint("inked", "stroke", "ink", Palette.INK);
        paint("house", "fill", "ink", Palette.INK);
        rule("trail,.rm-flow,.rm-ties", "stroke-linecap:butt");
        rule("bank", "stroke-width:10.4");
        rule("river", "stroke-width:8");
        rule("stream", "stroke-width:3");
        rule("flow", "stroke-width:.8;stroke-dasharray:17 10");
        rule("road-edge", "stroke-width:6");
        rule("road", "stroke-width:3.4");
        rule("trail", "stroke-width:2.2;stroke-dasharray:8 5");
        rule("rail", "stroke-width:1.8");
        rule("ties", "stroke-width:8;stroke-dasharray:1.6 8");
        rule("zone", "stroke-width:2.4;stroke-dasharray:9 6;stroke-opacity:.65");
        paint("zone", "stroke", "zone", Palette.ACTION);
    }

    private void writing() {
        String serif = "'EB Garamond',Garamond,'Hoefler Text','Palatino Linotype',Palatino,Georgia,serif";
        rule(
                "names",
                "font-family:" + serif + ";font-style:italic;text-anchor:middle;stroke-width:3;"
                        + "stroke-linejoin:round;paint-order:stroke;" + variable("stroke", "paper", Palette.PAPER));
        rule(
                "title",
                "font-family:" + serif + ";text-anchor:middle;letter-spacing:.04em;"
                        + variable("fill", "ink", Palette.INK));
        rule(
                "note",
                "font-family:" + serif + ";font-style:italic;text-anchor:middle;"
                        + variable("fill", "ink", Palette.INK));
        paint("place", "fill", "ink", Palette.INK);
        paint("edge", "fill", "edge", Palette.ACTION);
        paint("water", "fill", "bank", Palette.RIVER_BANK);
        paint("crossing", "fill", "bank", Palette.RIVER_BANK);
        paint("way", "fill", "road-edge", Palette.ROAD_EDGE);
        rule("way", "letter-spacing:.05em");
        rule("water", "letter-spacing:.09em");
        rule("wide", "letter-spacing:.24em");
        rule(
                "number",
                "font:10px Lato,'Helvetica Neue',Arial,sans-serif;font-variant-numeric:tabular-nums;fill-opacity:.6;"
                        + variable("fill", "faint", Palette.FAINT_INK));
    }

    private void counters() {
        rule("counter", "font-family:Lato,'Helvetica Neue',Arial,sans-serif;text-anchor:middle");
        rule("s", "font-size:15px;font-weight:700");
        rule("large", "font-weight:700;" + LARGE);
        rule("l", "font-size:8px");
        paint("u", "fill", "union-print", Palette.WHITE);
        paint("c", "fill", "confederate-print", Palette.INK);
        paint("face-u", "fill", "union", Palette.UNION);
        paint("face-c", "fill", "confederate", Palette.CONFEDERATE);
        paint("rim-u", "fill", "union-dark", Palette.UNION_DARK);
        paint("rim-c", "fill", "confederate-dark", Palette.CONFEDERATE_DARK);
        paint("arm-u", "stroke", "union-print", Palette.WHITE);
        paint("arm-c", "stroke", "confederate-print", Palette.INK);
        paint("shaken", "fill", "shaken", Palette.SHAKEN);
        for (int band = 0; band < BANDS; band++) {
            paint("b" + band, "color", "band-" + band, Palette.band(band));
        }
    }

    /** How many colours of bands there are. */
    static int bands() {
        return BANDS;
    }

    private void narrow() {
        css.append("@media (max-width:800px){");
        rule("fine", "display:none");
        rule("s", LARGE);
        rule("place", "font-size:25px");
        css.append('}');
    }

    private void paint(String name, String property, String variable, Color color) {
        rule(name, variable(property, variable, color));
    }

    private static String variable(String property, String variable, Color color) {
        String hex = hex(color);
        return property + ":" + hex + ";" + property + ":var(--map-" + variable + "," + hex + ")";
    }

    private void rule(String name, String declarations) {
        css.append("." + PREFIX + name + "{" + declarations + "}");
    }

    private static String hex(Color color) {
        return String.format(Locale.ROOT, "#%06x", Color.rgba8888(color) >>> Byte.SIZE);
    }
}
