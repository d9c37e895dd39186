package org.roadtorichmond.balance.tactics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.ai.outlook.DisjointRoutes;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.scenario.tactic.Condition;
import org.roadtorichmond.scenario.tactic.Quality;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Judges whether conditions hold as a game stands, after the attacks that have been declared. */
final class ConditionCheck {
    private final Game game;
    private final GameState state;
    private final List<DeclaredAttack> attacks;
    private final Map<Class<?>, Rule<?>> rules = new HashMap<>();

    /** How conditions of one kind are judged. */
    private record Rule<C extends Condition>(Class<C> kind, Test<C> test) {
        boolean holds(Condition condition) {
            return test.holds(kind.cast(condition));
        }
    }

    /** Whether a condition holds. */
    private interface Test<C> {
        boolean holds(C condition);
    }

    /**
     * A judge of a game.
     *
     * @param attacks what the player has attacked so far
     */
    ConditionCheck(Game game, List<DeclaredAttack> attacks) {
        this.game = game;
        state = game.state();
        this.attacks = attacks;
        rule(Condition.Attack.class, condition -> attacks.stream().anyMatch(attack -> fits(condition, attack)));
        rule(Condition.NoAttack.class, condition -> attacks.stream().noneMatch(attack -> fits(condition, attack)));
        rule(Condition.Order.class, this::ordered);
        rule(
                Condition.Each.class,
                condition -> condition.units().stream().allMatch(unit -> is(condition.quality(), unit)));
        rule(
                Condition.Stand.class,
                condition -> condition.units().stream()
                        .allMatch(unit -> stands(unit, condition.hexes()) == condition.within()));
        rule(Condition.Garrison.class, condition -> {
            long count = state.onMap(condition.side()).stream()
                    .filter(unit -> stands(unit, condition.hexes()))
                    .count();
            return count >= condition.least() && count <= condition.most();
        });
        rule(
                Condition.Left.class,
                condition -> condition.units().stream().allMatch(unit -> left(unit, condition.by())));
        rule(Condition.Count.class, condition -> {
            int count = state.onMap(condition.side()).size();
            return count >= condition.least() && count <= condition.most();
        });
        rule(
                Condition.RequiredAttacks.class,
                condition -> game.rules().combat().required().hexes().size() <= condition.most());
        rule(
                Condition.Threat.class,
                condition -> condition.units().stream().allMatch(unit -> safe(unit, condition.most())));
        rule(
                Condition.Refuges.class,
                condition -> condition.units().stream().allMatch(unit -> {
                    int count = state.onMap(unit) ? Refuges.of(game, unit) : 0;
                    return state.onMap(unit) && count >= condition.least() && count <= condition.most();
                }));
        rule(
                Condition.Distance.class,
                condition -> condition.units().stream()
                        .allMatch(unit -> state.onMap(unit)
                                && state.distanceToNearest(
                                                state.deployment().hexOf(unit),
                                                unit.side().enemy())
                                        >= condition.least()));
        rule(
                Condition.Tokens.class,
                condition -> condition.units().stream().mapToInt(state::tokens).sum() >= condition.least());
        rule(Condition.Line.class, condition -> lineOpen(condition.side()) == condition.open());
        rule(Condition.Held.class, condition -> state.holds(condition.side(), condition.hex()));
        rule(
                Condition.Asleep.class,
                condition -> state.scenario().zones().stream()
                        .filter(zone -> zone.name().equals(condition.zone()))
                        .noneMatch(state::freed));
        rule(Condition.Holes.class, condition -> holes(condition) <= condition.most());
    }

    private <C extends Condition> void rule(Class<C> kind, Test<C> test) {
        rules.put(kind, new Rule<>(kind, test));
    }

    boolean holds(Condition condition) {
        return Objects.requireNonNull(rules.get(condition.getClass())).holds(condition);
    }

    private static boolean fits(Condition.Attack wanted, DeclaredAttack attack) {
        List<Unit> attackers = attack.attack().attackers();
        return attack.attack().targets().contains(wanted.target())
                && wanted.atLeast()
                        .map(odds -> attack.odds().compareTo(odds) >= 0)
                        .orElse(true)
                && wanted.atMost()
                        .map(odds -> attack.odds().compareTo(odds) <= 0)
                        .orElse(true)
                && attackers.size() <= wanted.attackers().orElse(Integer.MAX_VALUE)
                && attackers.containsAll(wanted.by())
                && wanted.without().stream().noneMatch(attackers::contains)
                && Objects.requireNonNull(attack.refuges().get(wanted.target()))
                        <= wanted.refuges().orElse(Integer.MAX_VALUE)
                && attack.exchange() <= wanted.exchange().orElse(Integer.MAX_VALUE);
    }

    private static boolean fits(Condition.NoAttack unwanted, DeclaredAttack attack) {
        return unwanted.target().map(attack.attack().targets()::contains).orElse(true)
                && (unwanted.by().isEmpty()
                        || unwanted.by().stream().anyMatch(attack.attack().attackers()::contains))
                && unwanted.atMost()
                        .map(odds -> attack.odds().compareTo(odds) <= 0)
                        .orElse(true);
    }

    private boolean ordered(Condition.Order order) {
        int first = place(order.first());
        return first >= 0 && first < place(order.then());
    }

    private int place(Hex target) {
        for (int i = 0; i < attacks.size(); i++) {
            if (attacks.get(i).attack().targets().contains(target)) {
                return i;
            }
        }
        return -1;
    }

    private boolean is(Quality quality, Unit unit) {
        return switch (quality) {
            case LOST -> state.eliminated(unit).isPresent();
            case ALIVE -> state.eliminated(unit).isEmpty();
            case ON_MAP -> state.onMap(unit);
            case AWAITED -> state.awaited(unit);
            case EFFECTIVE -> state.onMap(unit) && !state.shaken(unit);
            case IN_CONTACT -> state.inEnemyControl(unit);
            case OUT_OF_CONTACT -> !state.onMap(unit) || !(state.inEnemyControl(unit) || controlsEnemy(unit));
            case ESCAPES -> {
                Threat threat = new Threat(game, unit.side());
                yield state.onMap(unit) && (!threat.reaches(unit) || threat.escapes(unit));
            }
            case OUT_OF_REACH -> !state.onMap(unit) || !new Threat(game, unit.side()).reaches(unit);
        };
    }

    private boolean controlsEnemy(Unit unit) {
        int from = state.deployment().hexOf(unit);
        return !unit.train()
                && state.onMap(unit.side().enemy()).stream()
                        .anyMatch(other -> state.control()
                                .controls(from, state.deployment().hexOf(other)));
    }

    private boolean stands(Unit unit, List<Hex> hexes) {
        return state.hexOf(unit).filter(hexes::contains).isPresent();
    }

    private boolean left(Unit unit, Optional<Hex> by) {
        return state.exited(unit)
                .filter(exited -> by.map(exited.hex::equals).orElse(true))
                .isPresent();
    }

    private boolean safe(Unit unit, Odds most) {
        return state.onMap(unit)
                && new Threat(game, unit.side())
                        .bestOdds(unit)
                        .filter(odds -> odds.compareTo(most) > 0)
                        .isEmpty();
    }

    private boolean lineOpen(Side side) {
        return state.survey()
                .communications()
                .exists(
                        state.scenario().victory().gateway().orElseThrow(),
                        state.scenario().victory().exit().orElseThrow(),
                        hex -> state.deployment().occupied(hex, side.enemy()));
    }

    private int holes(Condition.Holes condition) {
        DisjointRoutes routes = new DisjointRoutes(
                state.scenario().field().grid(),
                state.survey().costs(condition.side().enemy()));
        return routes.count(
                condition.from(),
                condition.to(),
                hex -> !state.deployment().occupied(hex, condition.side())
                        && !state.control().controlled(hex, condition.side()));
    }
}
