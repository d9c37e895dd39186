package org.roadtorichmond.desktop;

import org.roadtorichmond.balance.StopRule;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads from the command line when a duel may stop. */
final class StopRules {
    private StopRules() {}

    /** {@code 0.50:0.53}. */
    static final class Sprt implements ITypeConverter<StopRule.Sprt> {
        @Override
        public StopRule.Sprt convert(String value) {
            return StopRule.Sprt.parse(value)
                    .orElseThrow(() -> new TypeConversionException("'" + value
                            + "' is no test; give two scores between 0 and 1, the lower first, such as 0.50:0.53"));
        }
    }

    /** {@code 2%}, or {@code 2}. */
    static final class Until implements ITypeConverter<StopRule.Until> {
        @Override
        public StopRule.Until convert(String value) {
            return StopRule.Until.parse(value)
                    .orElseThrow(() -> new TypeConversionException("'" + value
                            + "' is no width; give a part of 100, such as 2% for a score of 55 %, plus or minus 2"));
        }
    }
}
