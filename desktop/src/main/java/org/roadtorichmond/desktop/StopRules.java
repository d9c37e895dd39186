package org.roadtorichmond.desktop;

import org.roadtorichmond.balance.Sample;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The rules by which duels and experiments may stop: reads them from the command line, and writes what a test has decided as JSON. */
final class StopRules {
    private StopRules() {}

    /** The state of a test after a number of games. */
    static Json json(StopRule.Sprt test, Sample sample, int games) {
        return Json.object()
                .put("low", test.low())
                .put("high", test.high())
                .put("logRatio", test.logRatio(sample))
                .put("bound", StopRule.Sprt.BOUND)
                .put("verdict", test.verdict(sample).word())
                .put("settled", test.enough(sample))
                .put("games", games);
    }

    /** Reads a test such as {@code 45:55}. */
    static final class Sprt implements ITypeConverter<StopRule.Sprt> {
        @Override
        public StopRule.Sprt convert(String value) {
            return StopRule.Sprt.parse(value).orElseThrow(() -> refusal("lab.sprt", value));
        }
    }

    /** Reads a precision such as {@code 2%} or {@code 2}. */
    static final class Until implements ITypeConverter<StopRule.Until> {
        @Override
        public StopRule.Until convert(String value) {
            return StopRule.Until.parse(value).orElseThrow(() -> refusal("lab.until", value));
        }
    }

    /** The message that experiment files use for the same mistake. */
    private static TypeConversionException refusal(String key, String value) {
        return new TypeConversionException(Sentence.of(key, Words.quoted(value)).toString());
    }
}
