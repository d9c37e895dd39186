package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.orders.Formation;
import org.roadtorichmond.session.orders.GroupMarch;
import org.roadtorichmond.session.orders.GroupOrder;
import org.roadtorichmond.session.orders.MarchOn;
import org.roadtorichmond.unit.Unit;

/** Chooses many units at once, orders them to a hex together, and marches those on that were ordered farther. */
public final class GroupControl {
    private final Session session;
    private @Nullable Preview previewed;
    private @Nullable Proposed proposed;

    /** An order as it was worked out where the game stood. */
    private record Preview(Options position, List<Unit> units, Hex goal, GroupOrder order) {}

    /** The marches that were proposed where the game stood. */
    private record Proposed(Options position, SortedMap<Unit, Hex> flags, MarchOn marches) {}

    /** The groups of a session's game. */
    GroupControl(Session session) {
        this.session = session;
    }

    private Game game() {
        return session.game();
    }

    private GameState state() {
        return session.state();
    }

    private boolean marching() {
        return session.task() == Task.MARCH;
    }

    // Choosing.

    /** The units of a player in some hexes: those that can march; all of them where none can. */
    Selection box(Collection<Hex> hexes) {
        List<Unit> units = state().onMap(state().decider()).stream()
                .filter(unit -> state().hexOf(unit).filter(hexes::contains).isPresent())
                .toList();
        List<Unit> able = units.stream()
                .filter(unit -> session.options().march().barred(unit).isEmpty())
                .toList();
        return Selection.of(able.isEmpty() ? units : able, state());
    }

    /** What follows a choice as it grows: the first unit's division, then its corps; nothing where there is no more. */
    Optional<Selection> wider(Selection now) {
        if (!marching() || now.units().isEmpty()) {
            return Optional.empty();
        }
        Unit head = now.units().get(0);
        for (List<Unit> formation :
                List.of(Formation.division(session.options(), head), Formation.corps(session.options(), head))) {
            if (formation.size() > now.units().size() && formation.containsAll(now.units())) {
                return Optional.of(Selection.of(formation, state()));
            }
        }
        return Optional.empty();
    }

    /** The choice that follows another: first reinforcements that must enter, division by division; then unit by unit. */
    Optional<Selection> next(Selection now) {
        List<Unit> required = session.options().march().mustEnter();
        if (!required.isEmpty() && now.units().stream().noneMatch(required::contains)) {
            return Optional.of(entering(Selection.of(required.get(0), state())));
        }
        Selection next = now;
        for (int i = 0; i <= state().scenario().units().size(); i++) {
            Optional<Selection> after = freeAfter(next);
            if (after.isEmpty()) {
                return after;
            }
            next = after.get();
            Selection together = entering(next);
            if (together.units().stream()
                    .sorted()
                    .findFirst()
                    .equals(next.units().stream().findFirst())) {
                return Optional.of(together);
            }
        }
        return Optional.empty();
    }

    /** The next unit that waits and is free, by id; after the last the first again. */
    private Optional<Selection> freeAfter(Selection now) {
        List<Unit> free = session.plan().free();
        int next = grouped(now) ? placeAfter(free, now.units().get(0)) : 0;
        return free.isEmpty() ? Optional.empty() : Optional.of(Selection.of(free.get(next % free.size()), state()));
    }

    /** The place of the unit after another; of the first with a greater id where that one no longer waits. */
    private static int placeAfter(List<Unit> units, Unit unit) {
        int place = units.indexOf(unit) + 1;
        while (!units.contains(unit) && place < units.size() && units.get(place).compareTo(unit) < 0) {
            place++;
        }
        return place;
    }

    /** Where a reinforcement is chosen that must enter, those of its division that must as well and can enter there. */
    private Selection entering(Selection selection) {
        if (!(selection instanceof Selection.Entering entering)) {
            return selection;
        }
        List<Unit> required = session.options().march().mustEnter();
        List<Unit> division = Formation.division(session.options(), entering.unit()).stream()
                .filter(required::contains)
                .toList();
        return division.size() > 1 && required.contains(entering.unit()) ? Selection.of(division, state()) : selection;
    }

    /** The choice with a unit added to it, or taken from it. */
    Selection toggling(Selection now, Unit unit) {
        List<Unit> units = new ArrayList<>(grouped(now) ? now.units() : List.of());
        if (!units.remove(unit)) {
            units.add(unit);
        }
        return Selection.of(units, state());
    }

    /** Whether a choice is of units that can be ordered to a hex together. */
    static boolean grouped(Selection selection) {
        return selection instanceof Selection.Group
                || selection instanceof Selection.Units
                || selection instanceof Selection.Entering;
    }

    /** What remains of a group of which some may be gone. */
    Selection settle(Selection.Group group) {
        List<Unit> here = group.units().stream()
                .filter(unit -> state().onMap(unit) || state().awaited(unit))
                .toList();
        boolean mine = marching() && here.stream().allMatch(unit -> unit.side() == state().decider());
        return mine ? here.equals(group.units()) ? group : Selection.of(here, state()) : Selection.none();
    }

    // Ordering.

    /** What the chosen units would do if they were ordered to a hex; nothing where none can be ordered there. */
    public Optional<GroupOrder> preview(Selection selection, Hex goal) {
        boolean enemies =
                state().deployment().occupied(goal.index(), state().decider().enemy());
        if (!marching() || enemies || !grouped(selection)) {
            return Optional.empty();
        }
        Preview known = previewed;
        if (known == null
                || known.position() != session.options()
                || !known.units().equals(selection.units())
                || !known.goal().equals(goal)) {
            known = new Preview(
                    session.options(), selection.units(), goal, GroupMarch.order(game(), selection.units(), goal));
            previewed = known;
        }
        return Optional.of(known.order());
    }

    /** Whether reinforcements among the chosen units can enter at a hex, so that it is meant even where friends stand. */
    boolean entry(Selection selection, Hex hex) {
        return selection.units().stream()
                .filter(state()::awaited)
                .anyMatch(unit -> session.options().march().entries(unit).containsKey(hex));
    }

    /** Orders the chosen units to a hex; those that do not get there now keep it as their destination. */
    ClickResult order(Selection selection, Hex goal) {
        Optional<GroupOrder> order = preview(selection, goal);
        if (order.isEmpty()) {
            return new ClickResult(new Selection.Look(goal));
        }
        carryOut(order.get());
        Optional<Refusal> why = order.get().ways().isEmpty()
                ? order.get().stays().stream().map(GroupOrder.Stay::reason).findFirst()
                : Optional.empty();
        return new ClickResult(Selection.of(selection.units(), state()), why);
    }

    private void carryOut(GroupOrder order) {
        order.commands().forEach(session::execute);
        session.strike(order.ways().stream().map(GroupOrder.Way::unit).toList());
        session.strike(order.stays().stream().map(GroupOrder.Stay::unit).toList());
        session.flag(order.under(), order.goal());
    }

    // Over several turns.

    /** Where the units of the side that decides are ordered. */
    private SortedMap<Unit, Hex> flags() {
        return session.destinations().of(state().decider());
    }

    /** The marches proposed to units that were ordered farther than they came, and the units that ask again. */
    public MarchOn proposed() {
        SortedMap<Unit, Hex> flags = flags();
        if (!marching() || flags.isEmpty()) {
            return MarchOn.none();
        }
        Proposed known = proposed;
        if (known == null
                || known.position() != session.options()
                || !known.flags().equals(flags)) {
            known = new Proposed(session.options(), flags, MarchOn.of(game(), flags));
            proposed = known;
        }
        return known.marches();
    }

    /** Marches all on as proposed. */
    void marchOn() {
        List<GroupOrder> orders = proposed().orders();
        session.asOneAction(() -> orders.forEach(this::carryOut));
    }

    /** Strikes the destinations of the chosen units; whether they had any. */
    boolean halt(Selection selection) {
        SortedMap<Unit, Hex> before = flags();
        session.strike(
                selection.units().stream().filter(before.keySet()::contains).toList());
        return !flags().equals(before);
    }

    /** The units of a list from the one chosen first to another; it alone where none of the list is chosen. */
    Selection upTo(Selection selection, Unit unit, List<Unit> listed) {
        int from = selection.units().isEmpty()
                ? -1
                : listed.indexOf(selection.units().get(0));
        int to = listed.indexOf(unit);
        if (from < 0) {
            return Selection.of(unit, session.state());
        }
        List<Unit> units = new ArrayList<>(listed.subList(Math.min(from, to), Math.max(from, to) + 1));
        units.remove(listed.get(from));
        units.add(0, listed.get(from));
        return Selection.of(units, session.state());
    }
}
