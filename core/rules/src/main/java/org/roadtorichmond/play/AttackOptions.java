package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/** What can be done in a combat phase: who attacks, who must, and what can be attacked (rules 8.1 to 8.4, 9.1). */
public final class AttackOptions {
    private final Game game;
    private final GameState state;
    private final CombatSystem combat;
    private final boolean open;
    private final Map<Unit, List<Hex>> targets = new HashMap<>();
    private @Nullable RequiredAttacks required;
    private @Nullable List<Unit> able;

    AttackOptions(Game game, Task task) {
        this.game = game;
        state = game.state();
        combat = game.rules().combat();
        open = task == Task.ATTACK;
    }

    private List<Unit> own() {
        return open ? state.onMap(state.moment().player()) : List.of();
    }

    /** The attacks that the phase still requires. */
    public RequiredAttacks required() {
        RequiredAttacks known = required;
        if (known == null) {
            known = open ? combat.required() : new RequiredAttacks(List.of(), List.of());
            required = known;
        }
        return known;
    }

    /** Whether a hex must be attacked in this phase and has not been. */
    public boolean required(Hex hex) {
        return open && combat.mustBeAttacked(hex);
    }

    /** The hexes that a unit can attack or bombard, ordered by number. */
    public List<Hex> targets(Unit unit) {
        return targets.computeIfAbsent(unit, any -> open ? combat.targetsAtAnyRange(any) : List.of());
    }

    /** The hexes that a unit can attack closely, ordered by number. */
    public List<Hex> closeTargets(Unit unit) {
        return open ? combat.targets(unit) : List.of();
    }

    /** The units that can attack a hex closely, ordered by id, even if it has been attacked already. */
    public List<Unit> close(Hex hex) {
        return open ? combat.able(hex) : List.of();
    }

    /** Whether a unit can attack or bombard each of some hexes, even if they have been attacked already. */
    public boolean reaches(Unit unit, List<Hex> hexes) {
        return open && hexes.stream().allMatch(hex -> combat.able(unit, hex) || combat.bombards(unit, hex));
    }

    /** All units that {@linkplain #reaches reach} each of some hexes, ordered by id. */
    public List<Unit> reaching(List<Hex> hexes) {
        return own().stream().filter(unit -> reaches(unit, hexes)).sorted().toList();
    }

    /** The units that can attack and achieve something by it, whether they must or not. */
    public List<Unit> able() {
        List<Unit> known = able;
        if (known == null) {
            Map<Hex, Boolean> telling = new HashMap<>();
            known = own().stream()
                    .filter(unit -> targets(unit).stream()
                            .anyMatch(hex ->
                                    combat.able(unit, hex) || telling.computeIfAbsent(hex, this::bombardmentTells)))
                    .toList();
            able = known;
        }
        return known;
    }

    /**
     * Whether artillery that fires at a hex from afar may achieve anything: with an assault by others on it, or by all guns
     * together, of whose six results one at least is an effect (rules 8.5.1, 9.1).
     */
    private boolean bombardmentTells(Hex target) {
        if (combat.able(target).stream().anyMatch(unit -> combat.targets(unit).contains(target))) {
            return true;
        }
        List<Unit> guns =
                own().stream().filter(unit -> combat.bombards(unit, target)).toList();
        return combat.faces(new Command.Attack(guns, List.of(target), Optional.empty())).stream()
                .anyMatch(face -> face != CombatResult.NO_EFFECT);
    }

    /** The hexes that all attackers, at least one, could attack besides others, at odds that are allowed (rule 18.4). */
    public List<Hex> further(List<Unit> attackers, List<Hex> hexes) {
        TreeSet<Hex> common = new TreeSet<>(targets(attackers.get(0)));
        attackers.forEach(unit -> common.retainAll(targets(unit)));
        hexes.forEach(common::remove);
        Restrictions restrictions = state.scenario().rules().restrictions();
        common.removeIf(hex -> {
            List<Hex> all = new ArrayList<>(hexes);
            all.add(hex);
            return !restrictions.mayAttack(
                    attackers.get(0).side(), combat.strengths(attackers, all).odds());
        });
        return List.copyOf(common);
    }

    /** Why an attack can never be made in this phase, whatever is attacked first; nothing where it can, at once or later. */
    public Optional<Refusal> impossible(Command.Attack attack) {
        return game.check(attack).filter(Refusal::lasting);
    }

    /** Each set of attackers that can attack each set of hexes, if rules 8.3 and 18.4 allow it. */
    List<Command.Attack> sets() {
        Map<Unit, List<Hex>> each = new TreeMap<>();
        for (Unit unit : own()) {
            List<Hex> hexes = targets(unit);
            if (!hexes.isEmpty()) {
                each.put(unit, hexes);
            }
        }
        TreeSet<List<Hex>> fronts = new TreeSet<>(AttackOptions::compare);
        each.values().forEach(hexes -> fronts.addAll(Subsets.of(hexes)));
        List<Command.Attack> attacks = new ArrayList<>();
        for (List<Hex> front : fronts) {
            List<Unit> together = each.keySet().stream()
                    .filter(unit -> each.getOrDefault(unit, List.of()).containsAll(front))
                    .toList();
            Subsets.of(together).forEach(attackers -> attacks.add(new Command.Attack(attackers, front)));
        }
        return attacks;
    }

    private static int compare(List<Hex> a, List<Hex> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = a.get(i).compareTo(b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }
}
