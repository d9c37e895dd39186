package org.roadtorichmond.desktop;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.balance.duel.StopRule;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads from the command line when a duel may stop. */
final class StopRules {
    private static final int PERCENT = 100;
    private static final Pattern SCORES = Pattern.compile("(\\d*\\.?\\d+):(\\d*\\.?\\d+)");
    private static final Pattern WIDTH = Pattern.compile("(\\d*\\.?\\d+)%?");

    private StopRules() {}

    /** {@code 0.50:0.53}. */
    static final class Sprt implements ITypeConverter<StopRule.Sprt> {
        @Override
        public StopRule.Sprt convert(String value) {
            Matcher scores = SCORES.matcher(value);
            if (scores.matches()) {
                double low = Double.parseDouble(scores.group(1));
                double high = Double.parseDouble(scores.group(2));
                if (low < high && high <= 1) {
                    return new StopRule.Sprt(low, high);
                }
            }
            throw new TypeConversionException(
                    "'" + value + "' is no test; give two scores from 0 to 1, the lower first, such as 0.50:0.53");
        }
    }

    /** {@code 2%}, or {@code 2}. */
    static final class Until implements ITypeConverter<StopRule.Until> {
        @Override
        public StopRule.Until convert(String value) {
            Matcher width = WIDTH.matcher(value);
            double percent = width.matches() ? Double.parseDouble(width.group(1)) : 0;
            if (percent > 0 && percent < PERCENT) {
                return new StopRule.Until(percent / PERCENT);
            }
            throw new TypeConversionException(
                    "'" + value + "' is no width; give a part of 100, such as 2% for a score of 55 %, plus or minus 2");
        }
    }
}
