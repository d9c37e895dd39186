package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Plans attacks by clicks: a target first, or an attacker first; both lists grow and shrink by further clicks. */
public final class AttackControl {
    private final Game game;
    private final AttackPlan plan;

    /** Attacks beside those that were put aside. */
    AttackControl(AttackPlan plan) {
        this.plan = plan;
        game = plan.game();
    }

    /** The attacks that were put aside. */
    public AttackPlan plan() {
        return plan;
    }

    private GameState state() {
        return game.state();
    }

    private CombatSystem combat() {
        return game.rules().combat();
    }

    Selection click(Selection selection, Hex hex, boolean shift) {
        Side own = state().moment().player();
        if (state().deployment().occupied(hex.index(), own.enemy())) {
            return state().attacked(hex.index()) ? new Selection.Look(hex) : target(selection, hex, shift);
        }
        if (!state().deployment().occupied(hex.index(), own)) {
            return new Selection.Look(hex);
        }
        if (selection instanceof Selection.Attack attack) {
            List<Unit> able = ableIn(attack, hex);
            if (!able.isEmpty()) {
                return attack.withAttackers(nextSubset(attack.attackers(), able));
            }
        }
        return MarchControl.choose(selection, hex, state().deployment().unitsAt(hex.index()), shift);
    }

    /** The planned attack with a unit that was not part of it, or without one that was; nothing where the unit cannot join. */
    Optional<Selection> toggling(Selection selection, Unit unit) {
        return selection instanceof Selection.Attack attack && reaches(unit, attack.targets())
                ? Optional.of(attack.withAttackers(nextSubset(attack.attackers(), List.of(unit))))
                : Optional.empty();
    }

    private Selection target(Selection selection, Hex hex, boolean shift) {
        if (selection instanceof Selection.Attack attack) {
            if (shift || attack.targets().contains(hex)) {
                Selection.Attack changed = attack.toggling(hex);
                if (changed.targets().isEmpty()) {
                    return Selection.none();
                }
                return changed.withAttackers(keepAble(changed.attackers(), changed.targets()));
            }
        }
        Optional<Selection.Attack> planned = plan.on(hex);
        if (planned.isPresent()) {
            return planned.get();
        }
        List<Hex> targets = List.of(hex);
        if (selection instanceof Selection.Units units) {
            List<Unit> chosen = keepAble(units.units(), targets);
            if (!chosen.isEmpty()) {
                return new Selection.Attack(chosen, targets);
            }
        }
        Selection.Attack plan = new Selection.Attack(proposal(hex), targets);
        return able(plan).isEmpty() ? new Selection.Look(hex) : plan;
    }

    private List<Unit> keepAble(List<Unit> units, List<Hex> targets) {
        return units.stream().filter(unit -> reaches(unit, targets)).toList();
    }

    private boolean reaches(Unit unit, List<Hex> targets) {
        return !plan.engages(unit, targets)
                && targets.stream().allMatch(target -> combat().able(unit, target) || combat().bombards(unit, target));
    }

    /** A good beginning: those who have no other target; if there are none, all who are adjacent; else who can bombard. */
    private List<Unit> proposal(Hex hex) {
        List<Unit> able = keepAble(combat().able(hex), List.of(hex));
        if (able.isEmpty()) {
            return able(List.of(hex));
        }
        List<Unit> bound =
                able.stream().filter(unit -> combat().targets(unit).size() == 1).toList();
        return bound.isEmpty() ? able : bound;
    }

    /** All units that could take part in a planned attack, by a close assault or by bombardment, ordered by id. */
    public List<Unit> able(Selection.Attack attack) {
        return able(attack.targets());
    }

    private List<Unit> able(List<Hex> targets) {
        return state().onMap(state().moment().player()).stream()
                .filter(unit -> reaches(unit, targets))
                .sorted()
                .toList();
    }

    private List<Unit> ableIn(Selection.Attack attack, Hex hex) {
        return state().deployment().unitsAt(hex.index()).stream()
                .filter(unit -> reaches(unit, attack.targets()))
                .toList();
    }

    /** Goes on from none of a stack to the first, to all, to the others, to none. */
    public static List<Unit> nextSubset(List<Unit> chosen, List<Unit> stack) {
        List<Unit> next = new ArrayList<>(chosen);
        next.removeAll(stack);
        List<Unit> now = stack.stream().filter(chosen::contains).toList();
        if (now.isEmpty()) {
            next.addAll(stack);
        } else if (now.size() == stack.size() && stack.size() > 1) {
            next.add(stack.get(stack.size() - 1));
        } else if (stack.size() > 1 && now.get(0).equals(stack.get(stack.size() - 1))) {
            next.add(stack.get(0));
        }
        return next;
    }
}
