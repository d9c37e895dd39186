package org.roadtorichmond.publish.svg;

import com.badlogic.gdx.graphics.Color;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Paint;
import org.roadtorichmond.view.Palette;

/**
 * The style of a drawing: {@code map.css}, and for a series of maps {@code series.css}. Each colour is a variable that the page round the
 * drawing may set, {@code --map-paper} and the like, with the colour of the game's palette where it does not; programs that know no
 * variables get that colour too.
 *
 * <p>All drawings have the same style, so that those of one page do each other no harm.
 */
final class Style {
    private static final String FOLDER = "/org/roadtorichmond/publish/svg/";

    /** What every class of a drawing begins with, by which its style keeps to itself. */
    private static final String PREFIX = "rm-";

    private static final int BANDS = 12;
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern COLOUR = Pattern.compile("([a-z]+):var\\((--map-[a-z-]+),([A-Z_]+)\\)");

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

    /** The class of what is filled in a colour. */
    static String fill(Paint paint) {
        return "f-" + paint.word();
    }

    /** The class of lines in a colour. */
    static String stroke(Paint paint) {
        return "k-" + paint.word();
    }

    static String css() {
        StringBuilder css = new StringBuilder(file("map.css"));
        for (int band = 0; band < BANDS; band++) {
            String hex = hex(Palette.band(band));
            css.append(".rm-b" + band + "{color:" + hex + ";color:var(--map-band-" + band + "," + hex + ")}");
        }
        return css.toString();
    }

    /**
     * The same for a series of maps, with what shows what happened on them.
     *
     * @param languages the tags of the languages in which the edges of the map speak
     */
    static String series(List<String> languages) {
        StringBuilder css = new StringBuilder(css()).append(file("series.css"));
        for (String tag : languages) {
            String usual = tag.equals(languages.get(0)) ? "inline" : "none";
            css.append(".rm-in-" + tag + "{display:" + usual + ";display:var(--map-in-" + tag + "," + usual + ")}");
        }
        return css.toString();
    }

    /** A style in one line, with the colours of the palette. */
    private static String file(String name) {
        String rules = COMMENT.matcher(ShippedFiles.text(FOLDER + name)).replaceAll("");
        String line = Arrays.stream(rules.split("\n")).map(String::strip).collect(Collectors.joining());
        Matcher colour = COLOUR.matcher(line);
        StringBuilder css = new StringBuilder();
        int end = 0;
        while (colour.find()) {
            String hex = hex(Paint.valueOf(colour.group(3)).color());
            css.append(line, end, colour.start()).append(colour.group(1) + ":" + hex + ";");
            css.append(colour.group(1) + ":var(" + colour.group(2) + "," + hex + ")");
            end = colour.end();
        }
        return css.append(line, end, line.length()).toString();
    }

    /** How many colours of bands there are. */
    static int bands() {
        return BANDS;
    }

    private static String hex(Color color) {
        return String.format(Locale.ROOT, "#%06x", Color.rgba8888(color) >>> Byte.SIZE);
    }
}
