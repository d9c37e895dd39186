package org.roadtorichmond.publish.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.ExplainedVariance;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.words.Signs;

/** Figures as people read them. */
final class Figures {
    private static final int PERCENT = 100;

    /** Never on another line than its number. */
    private static final String PERCENT_SIGN = "\u00a0%";

    private Figures() {}

    /** A number with a given number of decimals; a minus is a minus and no hyphen, and nothing that rounds to 0 has one. */
    static String number(double value, int decimals) {
        return written(value, decimals, "");
    }

    private static String written(double value, int decimals, String plus) {
        return Double.isFinite(value)
                ? Signs.before(value, String.format(Locale.ROOT, "%,." + decimals + "f", Math.abs(value)), "−", plus)
                : "unknown";
    }

    /** A number with a decimal. */
    static String number(double value) {
        return number(value, 1);
    }

    /** A whole number. */
    static String whole(long value) {
        return number((double) value, 0);
    }

    /** A mean with a decimal. */
    static String mean(RunningStatistics values) {
        return number(values.mean());
    }

    /** A number whose sign matters. */
    static String signed(double value) {
        return written(value, 1, "+");
    }

    /** A whole number whose sign matters. */
    static String signed(long value) {
        return written((double) value, 0, "+");
    }

    /** A share of 0 to 1 in percent. */
    static String percent(double share) {
        return number(PERCENT * share) + PERCENT_SIGN;
    }

    /** A difference of shares in percentage points. */
    static String points(double share) {
        return signed(PERCENT * share) + PERCENT_SIGN;
    }

    /** The bounds of a share, if it has any. */
    static String shareInterval(Estimate share) {
        return share.hasInterval() ? number(PERCENT * share.low()) + " to " + percent(share.high()) : "none";
    }

    /** The bounds of a figure whose sign matters; nothing where there are none. */
    static String interval(Estimate estimate) {
        return estimate.hasInterval() ? signed(estimate.low()) + " to " + signed(estimate.high()) : "none";
    }

    /** The bounds of a difference of shares in percentage points; nothing where there are none. */
    static String pointsInterval(Estimate estimate) {
        return estimate.hasInterval() ? signed(PERCENT * estimate.low()) + " to " + points(estimate.high()) : "none";
    }

    /** One of something or its plural. */
    static String count(long number, String one, String many) {
        return whole(number) + " " + (number == 1 ? one : many);
    }

    /** What a die explains, and how likely chance alone would make that much. */
    static String explained(ExplainedVariance die) {
        return percent(die.share()) + " (" + PValue.clause(die.chance()) + ")";
    }

    /** The entries of a map that count most, the largest first. */
    static <V> List<Map.Entry<String, V>> most(Map<String, V> all, ToIntFunction<V> count, int limit) {
        return all.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, V> entry) -> -count.applyAsInt(entry.getValue()))
                        .thenComparing(Map.Entry::getKey))
                .limit(limit)
                .toList();
    }

    /** The word for a constant of the rules. */
    static String word(Enum<?> constant) {
        return Sentence.word(constant).toString();
    }
}
