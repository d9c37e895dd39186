package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.AttackOptions;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Plans attacks by clicks: a target first, or an attacker first; both lists grow and shrink by further clicks. */
public final class AttackControl {
    private final AttackPlan plan;

    /** An attack besides those planned for later. */
    AttackControl(AttackPlan plan) {
        this.plan = plan;
    }

    /** The attacks planned for later. */
    public AttackPlan plan() {
        return plan;
    }

    private GameState state() {
        return plan.game().state();
    }

    private AttackOptions options() {
        return plan.options().attack();
    }

    ClickResult click(Selection selection, Hex hex, boolean shift) {
        Side own = state().moment().player();
        if (state().deployment().occupied(hex.index(), own.enemy())) {
            return selection instanceof Selection.Attack attack
                            && (shift || attack.targets().contains(hex))
                    ? retarget(attack, hex)
                    : new ClickResult(state().attacked(hex.index()) ? new Selection.Look(hex) : target(selection, hex));
        }
        if (!state().deployment().occupied(hex.index(), own)) {
            return new ClickResult(new Selection.Look(hex));
        }
        List<Unit> stack = state().deployment().unitsAt(hex.index());
        return selection instanceof Selection.Attack attack
                ? toggling(attack, stack)
                : new ClickResult(MarchControl.choose(selection, hex, stack, shift));
    }

    /** The planned attack with or without those of some units that may take part; if none may, as it is, and why. */
    ClickResult toggling(Selection.Attack attack, List<Unit> stack) {
        List<Unit> able = keepAble(stack, attack.targets());
        return able.isEmpty()
                ? new ClickResult(
                        attack,
                        stack.stream()
                                .flatMap(unit -> why(unit, attack.targets()).stream())
                                .findFirst())
                : new ClickResult(attack.withAttackers(nextSubset(attack.attackers(), able)));
    }

    /** Why a unit may take no part in an attack on some hexes, no matter which others do. */
    private Optional<Refusal> why(Unit unit, List<Hex> targets) {
        return options()
                .impossible(new Command.Attack(List.of(unit), targets))
                .or(() -> plan.engages(unit, targets)
                        ? Optional.of(new Refusal(Refusal.Reason.PLANNED_ELSEWHERE, unit))
                        : Optional.empty());
    }

    /**
     * Why a hex cannot be attacked as well: because none of the attackers may attack it, or because it has been attacked.
     */
    Optional<Refusal> whyNotWider(Selection.Attack attack, Hex hex) {
        List<Hex> targets = attack.toggling(hex).targets();
        return state().attacked(hex.index())
                        || (!attack.attackers().isEmpty()
                                && keepAble(attack.attackers(), targets).isEmpty())
                ? (attack.attackers().isEmpty() ? able(attack) : attack.attackers())
                        .stream().flatMap(unit -> why(unit, targets).stream()).findFirst()
                : Optional.empty();
    }

    /** The planned attack with a target more or less, and those of its attackers that may attack all of them; if none may, why. */
    private ClickResult retarget(Selection.Attack attack, Hex hex) {
        Selection.Attack changed = attack.toggling(hex);
        if (changed.targets().isEmpty()) {
            return new ClickResult(Selection.none());
        }
        Optional<Refusal> refusal = attack.targets().contains(hex) ? Optional.empty() : whyNotWider(attack, hex);
        return refusal.isPresent()
                ? new ClickResult(attack, refusal)
                : new ClickResult(changed.withAttackers(keepAble(changed.attackers(), changed.targets())));
    }

    private Selection target(Selection selection, Hex hex) {
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
        return !plan.engages(unit, targets) && options().reaches(unit, targets);
    }

    /** A good beginning: the units that have no other target; if there are none, all adjacent ones; otherwise those that can bombard. */
    private List<Unit> proposal(Hex hex) {
        List<Unit> able = keepAble(options().close(hex), List.of(hex));
        if (able.isEmpty()) {
            return able(List.of(hex));
        }
        List<Unit> bound = able.stream()
                .filter(unit -> options().closeTargets(unit).size() == 1)
                .toList();
        return bound.isEmpty() ? able : bound;
    }

    /** All units that could take part in a planned attack, by a close assault or by bombardment, ordered by id. */
    public List<Unit> able(Selection.Attack attack) {
        return able(attack.targets());
    }

    private List<Unit> able(List<Hex> targets) {
        return options().reaching(targets).stream()
                .filter(unit -> !plan.engages(unit, targets))
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
