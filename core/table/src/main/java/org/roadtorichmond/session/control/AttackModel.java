package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.AttackOptions;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Selection;
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
 * @param wider the hex that could be attacked as well at the best odds, one that must be attacked before others
 * @param widerOdds the odds on all of them
 */
public record AttackModel(
        Optional<Strengths> strengths,
        List<CombatResult> faces,
        Map<CombatResult, Integer> chances,
        List<Unit> bombarding,
        Optional<Refusal> refusal,
        Optional<Unit> better,
        Optional<Odds> betterOdds,
        Optional<Hex> wider,
        Optional<Odds> widerOdds) {

    /** The model of an attack that is the only one planned. */
    public static AttackModel of(Game game, Selection.Attack attack) {
        return of(new AttackControl(new AttackPlan(game)), attack);
    }

    /** The model of an attack among others that were put aside. */
    public static AttackModel of(AttackControl attacks, Selection.Attack attack) {
        Game game = attacks.plan().game();
        Optional<Refusal> refusal = attacks.plan().options().check(attack.command());
        if (attack.attackers().isEmpty()) {
            return new AttackModel(
                    Optional.empty(),
                    List.of(),
                    Map.of(),
                    List.of(),
                    refusal,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }
        CombatSystem combat = game.rules().combat();
        Strengths strengths = combat.strengths(attack.attackers(), attack.targets());
        List<CombatResult> faces = combat.faces(attack.command());
        Optional<Unit> better = better(attacks, attack, strengths.odds());
        Optional<Hex> wider = wider(attacks, attack);
        return new AttackModel(
                Optional.of(strengths),
                faces,
                chances(faces),
                combat.bombarding(attack.command()),
                refusal,
                better,
                better.map(unit -> odds(game, attack, unit)),
                wider,
                wider.map(hex -> odds(game, attack, hex)));
    }

    private static Map<CombatResult, Integer> chances(List<CombatResult> faces) {
        Map<CombatResult, Integer> chances = new LinkedHashMap<>();
        for (CombatResult result : CombatResult.values()) {
            int count = (int) faces.stream().filter(face -> face == result).count();
            if (count > 0) {
                chances.put(result, count);
            }
        }
        return chances;
    }

    private static Optional<Unit> better(AttackControl attacks, Selection.Attack attack, Odds odds) {
        Game game = attacks.plan().game();
        return attacks.able(attack).stream()
                .filter(unit -> !attack.attackers().contains(unit))
                .filter(unit -> odds(game, attack, unit).compareTo(odds) > 0)
                .min((a, b) ->
                        Integer.compare(game.state().strength(a), game.state().strength(b)));
    }

    private static Optional<Hex> wider(AttackControl attacks, Selection.Attack attack) {
        Game game = attacks.plan().game();
        AttackOptions options = attacks.plan().options().attack();
        // A hex that need not be attacked is no offer at the worst odds there are.
        return options.further(attack.attackers(), attack.targets()).stream()
                .filter(hex -> attacks.plan().on(hex).isEmpty())
                .filter(hex -> options.required(hex) || odds(game, attack, hex) != Odds.ONE_TO_FIVE)
                .max(Comparator.<Hex, Boolean>comparing(options::required)
                        .thenComparing(hex -> odds(game, attack, hex))
                        .thenComparing(Comparator.reverseOrder()));
    }

    private static Odds odds(Game game, Selection.Attack attack, Unit more) {
        List<Unit> units = new ArrayList<>(attack.attackers());
        units.add(more);
        return game.rules().combat().strengths(units, attack.targets()).odds();
    }

    private static Odds odds(Game game, Selection.Attack attack, Hex more) {
        List<Hex> hexes = new ArrayList<>(attack.targets());
        hexes.add(more);
        return game.rules().combat().strengths(attack.attackers(), hexes).odds();
    }

    /** The attack with the hex that it lacks to be allowed, if it is not, or else with the unit that gives it better odds. */
    Optional<Selection.Attack> improved(Selection.Attack attack) {
        return widens() ? wider.map(attack::toggling) : better.map(attack::joinedBy);
    }

    /** Whether it is by another hex that the attack is improved. */
    public boolean widens() {
        return wider.isPresent() && (refusal.isPresent() || better.isEmpty());
    }

    /** The odds that may be declared, from the lowest to those that the attack has (rule 8.4). */
    public List<Odds> declarable() {
        Odds most = strengths.map(Strengths::odds).orElse(Odds.ONE_TO_FIVE);
        return List.of(Odds.values()).subList(0, most.ordinal() + 1);
    }
}
