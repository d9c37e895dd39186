package org.roadtorichmond.session.begin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** What holds in a battle that has not begun, summed up in a line: how it is won, and what players have changed. */
public final class TermsWords {
    /** How much is said to one person of how it is won: who wins, and what is paid for. */
    private static final int MOST_SAID = 2;

    private TermsWords() {}

    /** The sentences, of a scenario as the battle has it. */
    public static String of(Texts texts, NewBattle battle, Scenario scenario) {
        Choices chosen = battle.choices(scenario);
        List<String> sentences = new ArrayList<>();
        Map<Side, List<Sentence>> ways = battle.waysToWin();
        ways.forEach((side, said) -> {
            sentences.add(texts.get("setup.terms.side", texts.word(side)));
            said.stream()
                    .limit(ways.size() == 1 ? MOST_SAID : 1)
                    .map(texts::tell)
                    .forEach(sentences::add);
        });
        List<String> rules = Arrays.stream(OptionalRule.values())
                .filter(rule -> rule.in(chosen.options()))
                .map(rule -> texts.get("setup.rule." + rule.key()))
                .toList();
        sentences.add(
                rules.isEmpty()
                        ? texts.get("setup.terms.noRules")
                        : texts.get("setup.terms.rules", String.join(", ", rules)));
        battle.handicap().ifPresent(handicap -> sentences.add(texts.handicap(handicap)));
        if (battle.practice()) {
            sentences.add(texts.get("setup.terms.practice"));
        }
        sentences.add(
                battle.seed().isEmpty()
                        ? texts.get("setup.terms.chance")
                        : texts.get("setup.terms.seed", battle.seed()));
        return String.join(" ", sentences);
    }
}
