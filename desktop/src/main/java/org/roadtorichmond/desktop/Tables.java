package org.roadtorichmond.desktop;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/** Formats numbers and lists for a terminal or for JSON. */
final class Tables {
    /** The width to which text for a terminal is wrapped. */
    static final int WIDTH = 100;

    private Tables() {}

    /** A text with values in its places, in which figures are written alike in every country. */
    static String format(String text, Object... values) {
        return String.format(Locale.ROOT, text, values);
    }

    /** Half points for people: {@code 2}, {@code 2½}. */
    static String points(int halves) {
        return new Halves(halves).words();
    }

    /** Half points for programs: {@code 2}, {@code 2.5}. */
    static Number number(int halves) {
        if (halves % 2 == 0) {
            return halves / 2;
        }
        return halves / 2.0;
    }

    /** The duration of player-turns for programs. */
    static Json json(TurnTimes times) {
        return Json.object().put("mean", times.mean()).put("p95", times.p95()).put("worst", times.worst());
    }

    /** An estimate for programs. JSON has no infinity: where there is no interval, the bounds are null. */
    static Json json(String key, Estimate estimate) {
        return Json.object()
                .put(key, estimate.value())
                .put("low", finite(estimate.low()))
                .put("high", finite(estimate.high()));
    }

    private static @Nullable Double finite(double bound) {
        return Double.isFinite(bound) ? bound : null;
    }

    /** The bounds of a figure behind it; nothing if it has none. */
    static String bounds(Estimate figure, DoubleFunction<String> words) {
        return figure.hasInterval() ? " (" + words.apply(figure.low()) + " to " + words.apply(figure.high()) + ")" : "";
    }

    /** The duration of a player's turns for people. */
    static String times(String whose, TurnTimes times) {
        return format(
                "%-12s %.2f ms a player-turn on average, 95 %% within %.2f, the longest %.2f",
                whose, times.mean(), times.p95(), times.worst());
    }

    static List<String> numbers(Collection<Hex> hexes) {
        return hexes.stream().map(Hex::number).toList();
    }

    /** A list after a heading, wrapped, with further lines indented. */
    static String wrapped(String heading, List<String> items) {
        StringBuilder text = new StringBuilder(heading);
        String indent = " ".repeat(4);
        int column = heading.length();
        for (String item : items) {
            if (column + 1 + item.length() > WIDTH) {
                text.append(System.lineSeparator()).append(indent);
                column = indent.length();
            } else {
                text.append(' ');
                column++;
            }
            text.append(item);
            column += item.length();
        }
        return text.toString();
    }

    /** The word for a constant of the rules. */
    static String word(Enum<?> constant) {
        return Sentence.word(constant).toString();
    }

    /** A number with the singular or plural of a word: {@code 1 hex}, {@code 2 hexes}. */
    static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
