package org.roadtorichmond.scenario.setup;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads the list of arms that may use a crossing; all of them if there is no list. */
record ArmSet(Problems problems) {

    Set<Arm> read(Fields fields, String key) {
        List<Located<String>> words = fields.textsOrNone(key);
        if (!fields.has(key)) {
            return EnumSet.allOf(Arm.class);
        }
        Set<Arm> arms = EnumSet.noneOf(Arm.class);
        for (Located<String> word : words) {
            Optional<Arm> arm = arm(word.value());
            if (arm.isEmpty()) {
                problems.add(word.at(), unknown(word.value()));
            } else if (!arms.add(arm.get())) {
                problems.add(word.at(), Sentence.of("problem.twice", Words.quoted(word.value())));
            }
        }
        fields.checkGood(!words.isEmpty(), key, Sentence.of("problem.nobodyCrosses"));
        return arms;
    }

    private static Optional<Arm> arm(String word) {
        return Arrays.stream(Arm.values())
                .filter(arm -> arm.word().equals(word))
                .findFirst();
    }

    private static Sentence unknown(String word) {
        List<String> words = Arrays.stream(Arm.values()).map(Arm::word).toList();
        return Sentence.of("problem.textChoice", Words.quoted(word), Words.either(words), Words.guess(word, words));
    }
}
