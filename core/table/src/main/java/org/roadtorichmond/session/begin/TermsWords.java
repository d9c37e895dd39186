package org.roadtorichmond.session.begin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.VictorySystem;

/** What holds in a battle that has not begun, summed up in a line: how it is won, and what players have changed. */
public final class TermsWords {
    private TermsWords() {}

    /** The sentences, of a scenario as the battle has it. */
    public static String of(Texts texts, NewBattle battle, Scenario scenario) {
        Choices chosen = battle.choices(scenario);
        List<String> sentences = new ArrayList<>();
        VictorySystem system = VictorySystem.of(chosen.system()).orElseThrow();
        sentences.add(texts.get("setup.terms.victory", texts.tell(system.title())));
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
