package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import org.roadtorichmond.balance.Sample;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** When duels and experiments may stop: read from the command line, and what a test has settled, for programs. */
final class StopRules {
    private StopRules() {}

    /** What a test says of some games. */
    static JsonObject json(StopRule.Sprt test, Sample sample, int games) {
        JsonObject json = new JsonObject();
        json.addProperty("low", test.low());
        json.addProperty("high", test.high());
        json.addProperty("logRatio", test.logRatio(sample));
        json.addProperty("bound", StopRule.Sprt.BOUND);
        json.addProperty("verdict", test.verdict(sample).word());
        json.addProperty("settled", test.enough(sample));
        json.addProperty("games", games);
        return json;
    }

    /** {@code 45:55}. */
    static final class Sprt implements ITypeConverter<StopRule.Sprt> {
        @Override
        public StopRule.Sprt convert(String value) {
            return StopRule.Sprt.parse(value).orElseThrow(() -> refusal("lab.sprt", value));
        }
    }

    /** {@code 2%}, or {@code 2}. */
    static final class Until implements ITypeConverter<StopRule.Until> {
        @Override
        public StopRule.Until convert(String value) {
            return StopRule.Until.parse(value).orElseThrow(() -> refusal("lab.until", value));
        }
    }

    /** The words that experiments have for it. */
    private static TypeConversionException refusal(String key, String value) {
        return new TypeConversionException(Sentence.of(key, Words.quoted(value)).toString());
    }
}
