package org.roadtorichmond.screen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.unit.Unit;

/**
 * What the combat panel shows of a planned attack; all of it from the very tables and sums by which the attack will be resolved.
 *
 * @param strengths the strengths and how they come about, once there is an attacker
 * @param faces what each face of the die would bring, in order
 * @param chances in how many of the six faces each result comes, the best for the attacker last
 * @param bombarding which attackers bombard
 * @param refusal why the attack may not be made, if so
 * @param better the cheapest unit whose help would give better odds, if there is one
 * @param betterOdds the odds with it
 */
record AttackModel(
        Optional<Strengths> strengths,
        List<CombatResult> faces,
        Map<CombatResult, Integer> chances,
        List<Unit> bombarding,
        Optional<Refusal> refusal,
        Optional<Unit> better,
        Optional<Odds> betterOdds) {

    static AttackModel of(Game game, Selection.Attack attack) {
        Optional<Refusal> refusal = game.check(new Command.Attack(attack.attackers(), attack.targets()));
        if (attack.attackers().isEmpty()) {
            return new AttackModel(
                    Optional.empty(), List.of(), Map.of(), List.of(), refusal, Optional.empty(), Optional.empty());
        }
        CombatSystem combat = game.rules().combat();
        Strengths strengths = combat.strengths(attack.attackers(), attack.targets());
        List<Unit> bombarding = attack.attackers().stream()
                .filter(unit -> combat.bombards(unit, attack.targets().get(0)))
                .toList();
        boolean alone = bombarding.size() == attack.attackers().size();
        List<CombatResult> faces = new ArrayList<>();
        for (CombatResult printed : game.state().scenario().rules().table().column(strengths.odds())) {
            faces.add(alone ? printed.byBombardmentAlone() : printed);
        }
        Map<CombatResult, Integer> chances = new LinkedHashMap<>();
        for (CombatResult result : CombatResult.values()) {
            int count = (int) faces.stream().filter(face -> face == result).count();
            if (count > 0) {
                chances.put(result, count);
            }
        }
        Optional<Unit> better = better(game, attack, strengths.odds());
        Optional<Odds> betterOdds = better.map(unit -> odds(game, attack, unit));
        return new AttackModel(Optional.of(strengths), faces, chances, bombarding, refusal, better, betterOdds);
    }

    private static Optional<Unit> better(Game game, Selection.Attack attack, Odds odds) {
        return new AttackControl(game)
                .able(attack).stream()
                        .filter(unit -> !attack.attackers().contains(unit))
                        .filter(unit -> odds(game, attack, unit).compareTo(odds) > 0)
                        .min((a, b) -> Integer.compare(
                                game.state().strength(a), game.state().strength(b)));
    }

    private static Odds odds(Game game, Selection.Attack attack, Unit more) {
        List<Unit> units = new ArrayList<>(attack.attackers());
        units.add(more);
        return game.rules().combat().strengths(units, attack.targets()).odds();
    }
}
