package org.roadtorichmond.session.control;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.unit.Unit;

/** Why what a click would ask for is not allowed: every answer is that of the rules, with their number. */
public final class WhyNot {
    private final Control control;
    private final Options options;
    private final GameState state;

    /** Explains refusals for what is chosen in a control. */
    public WhyNot(Control control) {
        this.control = control;
        options = control.session().options();
        state = options.state();
    }

    /** Why nothing can be done with a hex as things are chosen; nothing where it can, or where no hex is pointed at. */
    public Optional<Refusal> at(Hex hex) {
        Selection selection = control.selection();
        return switch (control.session().task()) {
            case NONE, LOSSES, SPOILS -> Optional.empty();
            case MARCH -> march(selection, hex);
            case ATTACK ->
                selection instanceof Selection.Attack attack ? planned(attack, hex) : assault(selection.units(), hex);
            case RETREAT, ADVANCE ->
                selection instanceof Selection.Mover mover ? move(mover.unit(), hex) : Optional.empty();
        };
    }

    /** Why the planned attack may not be made, if so. */
    public Optional<Refusal> planned() {
        return control.selection() instanceof Selection.Attack attack
                        && !attack.attackers().isEmpty()
                ? options.check(attack.command())
                : Optional.empty();
    }

    private boolean enemies(Hex hex) {
        return state.deployment().occupied(hex.index(), state.decider().enemy());
    }

    private Optional<Refusal> march(Selection selection, Hex hex) {
        if (selection instanceof Selection.Entering entering) {
            return options.check(new Command.EnterUnit(entering.unit(), hex));
        }
        return selection instanceof Selection.Units units && !units.hex().equals(hex)
                ? units.units().stream()
                        .flatMap(unit -> options.check(new Command.MoveUnit(unit, hex)).stream())
                        .findFirst()
                : Optional.empty();
    }

    /** Why chosen units cannot march to any of the hexes around them, if so: what keeps them from the first. */
    Optional<Refusal> marching(Selection.Units units) {
        HexGrid grid = state.scenario().field().grid();
        return IntStream.range(0, Direction.COUNT)
                .map(direction -> grid.neighbour(units.hex().index(), direction))
                .filter(hex -> hex != HexGrid.OFF_MAP)
                .mapToObj(grid::hex)
                .flatMap(hex -> march(units, hex).stream())
                .findFirst();
    }

    private Optional<Refusal> move(Unit unit, Hex hex) {
        boolean stands = options.waiting().stream()
                .anyMatch(mover -> state.hexOf(mover).filter(hex::equals).isPresent());
        if (stands || options.decision().goals(unit).contains(hex)) {
            return Optional.empty();
        }
        return options.check(
                options.task() == Task.ADVANCE
                        ? new Command.Advance(unit, hex)
                        : new Command.Retreat(unit, hex, Optional.empty()));
    }

    /** Over a friend: why it cannot join; over another enemy hex: why it cannot be attacked as well. */
    private Optional<Refusal> planned(Selection.Attack attack, Hex hex) {
        if (attack.targets().contains(hex)) {
            return attack.attackers().isEmpty() ? Optional.empty() : options.check(attack.command());
        }
        if (enemies(hex)) {
            return attack.attackers().isEmpty()
                    ? assault(List.of(), hex)
                    : control.attacks().whyNotWider(attack, hex);
        }
        return state.deployment().unitsAt(hex.index()).stream()
                .filter(unit -> !attack.attackers().contains(unit))
                .flatMap(unit ->
                        options.attack().impossible(new Command.Attack(List.of(unit), attack.targets())).stream())
                .findFirst();
    }

    private Optional<Refusal> assault(List<Unit> chosen, Hex hex) {
        if (!enemies(hex)) {
            return Optional.empty();
        }
        if (!chosen.isEmpty()) {
            return options.attack().impossible(new Command.Attack(chosen, List.of(hex)));
        }
        boolean somebody = state.onMap(state.moment().player()).stream()
                .anyMatch(unit -> options.attack().targets(unit).contains(hex));
        return somebody
                ? Optional.empty()
                : nearest(hex)
                        .flatMap(unit -> options.attack().impossible(new Command.Attack(List.of(unit), List.of(hex))));
    }

    /** The unit of which it is most likely asked why it does not attack. */
    private Optional<Unit> nearest(Hex hex) {
        return state.onMap(state.moment().player()).stream()
                .min(Comparator.comparingInt(unit -> state.scenario()
                        .field()
                        .grid()
                        .distance(state.deployment().hexOf(unit), hex.index())));
    }

    /** Why the phase cannot be ended, if it cannot. */
    public Optional<Refusal> ending() {
        return control.session().task() == Task.NONE
                ? Optional.empty()
                : options.end().flatMap(options::check);
    }

    /** Why the chosen units cannot leave the map here, where they stand in an exit of their side (rule 12). */
    public Optional<Refusal> leaving() {
        if (control.session().task() == Task.MARCH
                && control.selection() instanceof Selection.Units units
                && state.scenario().exits(units.units().get(0).side(), units.hex())) {
            List<Optional<Refusal>> answers = units.units().stream()
                    .map(unit -> options.check(new Command.ExitUnit(unit)))
                    .toList();
            return answers.stream().anyMatch(Optional::isEmpty) ? Optional.empty() : answers.get(0);
        }
        return Optional.empty();
    }
}
