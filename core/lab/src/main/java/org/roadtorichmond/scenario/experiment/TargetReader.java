package org.roadtorichmond.scenario.experiment;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.words.Sentence;

/** Reads the target of an experiment: one, or a list of them, each for two commanders. */
final class TargetReader {
    private static final String KEY = "target";
    private static final int WHOLE = 100;
    private static final double HUNDREDTHS = 10_000;
    private static final int LATEST = 9999;

    private TargetReader() {}

    /** The targets under their key; none if it is missing. */
    static List<Target> targets(Fields experiment) {
        return experiment
                        .optionalValue(KEY)
                        .filter(Node.ArrayNode.class::isInstance)
                        .isPresent()
                ? experiment.objectsOrNone(KEY, TargetReader::target)
                : experiment.optionalObject(KEY, TargetReader::target).stream().toList();
    }

    private static Optional<Target> target(Fields fields) {
        Optional<Located<String>> union = located(fields, "union");
        Optional<Located<String>> confederate = located(fields, "confederate");
        OptionalDouble share = percent(fields, "share");
        OptionalDouble within = percent(fields, "within");
        fields.check(!fields.has("within") || fields.has("share"), "within", Sentence.of("problem.withinWhat"));
        Optional<Target.Length> length = fields.optionalObject("length", TargetReader::length);
        OptionalDouble draws = percent(fields, "draws");
        OptionalDouble firstDie = percent(fields, "firstDie");
        List<Target.Importance> matters = fields.objectsOrNone("matters", TargetReader::importance);
        return fields.finish(() -> new Target(
                union, confederate, share, within.orElse(Target.USUAL_WITHIN), length, draws, firstDie, matters));
    }

    /** A text with its place, if the key is there. */
    static Optional<Located<String>> located(Fields fields, String key) {
        return fields.optionalText(key).map(text -> new Located<>(text, fields.at(key)));
    }

    private static Optional<Target.Length> length(Fields fields) {
        int least = fields.hundredths("least", WHOLE, LATEST * WHOLE);
        int most = fields.hundredths("most", WHOLE, LATEST * WHOLE);
        if (fields.isGood("least", "most")) {
            fields.check(least <= most, "most", Sentence.of("problem.lengthBounds"));
        }
        return fields.finish(() -> new Target.Length((double) least / WHOLE, (double) most / WHOLE));
    }

    private static Optional<Target.Importance> importance(Fields fields) {
        List<String> rules = fields.texts("rules").stream().map(Located::value).toList();
        double games = fields.hundredths("games", 0, WHOLE * WHOLE) / HUNDREDTHS;
        return fields.finish(() -> new Target.Importance(rules, games));
    }

    private static OptionalDouble percent(Fields fields, String key) {
        OptionalInt hundredths = fields.optionalHundredths(key, 0, WHOLE * WHOLE);
        return hundredths.isPresent() ? OptionalDouble.of(hundredths.getAsInt() / HUNDREDTHS) : OptionalDouble.empty();
    }
}
