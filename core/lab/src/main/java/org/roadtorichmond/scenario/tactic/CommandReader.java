package org.roadtorichmond.scenario.tactic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.unit.Unit;

/**
 * Reads commands that people wrote, in the form that saved games have them in; attacks are at the odds that they have. Here what is wrong is no damage but a slip, and the
 * nearest right word is named.
 */
public final class CommandReader {
    private final Names names;
    private final Map<String, Kind> kinds = new LinkedHashMap<>();

    /** Reads one kind of command. */
    private interface Kind {
        Optional<? extends Command> read(Fields fields);
    }

    /** A reader for commands in a scenario; without one, because that is at fault, only the form is checked. */
    public CommandReader(Optional<Scenario> scenario) {
        names = new Names(scenario);
        kinds.put("move-unit", fields -> toHex(fields, "to", Command.MoveUnit::new));
        kinds.put("enter-unit", fields -> toHex(fields, "at", Command.EnterUnit::new));
        kinds.put("exit-unit", fields -> ofUnit(fields, Command.ExitUnit::new));
        kinds.put("attack", this::attack);
        kinds.put("take-losses", this::losses);
        kinds.put("retreat", this::retreat);
        kinds.put("advance", fields -> toHex(fields, "to", Command.Advance::new));
        kinds.put("end-advance", fields -> fields.finish(Command.EndAdvance::new));
        kinds.put("place-token", fields -> ofUnit(fields, Command.PlaceToken::new));
        kinds.put("end-phase", fields -> fields.finish(Command.EndPhase::new));
    }

    /** A command; empty, and the problems noted, if it is at fault. */
    public Optional<Command> command(Fields fields) {
        return Kinds.read(fields, kinds).flatMap(kind -> kind.read(fields).map(command -> command));
    }

    /** Makes a command of a unit and a hex. */
    private interface ToHex {
        Command of(Unit unit, Hex hex);
    }

    /** Makes a command of a unit. */
    private interface OfUnit {
        Command of(Unit unit);
    }

    private Optional<Command> toHex(Fields fields, String key, ToHex maker) {
        Optional<Unit> unit = names.unit(fields, "unit");
        Optional<Hex> hex = names.hex(fields, key);
        return fields.finish(() -> unit.flatMap(who -> hex.map(where -> maker.of(who, where))))
                .flatMap(command -> command);
    }

    private Optional<Command> ofUnit(Fields fields, OfUnit maker) {
        Optional<Unit> unit = names.unit(fields, "unit");
        return fields.finish(() -> unit.map(maker::of)).flatMap(command -> command);
    }

    private Optional<Command> attack(Fields fields) {
        List<Unit> attackers = names.units(fields, "attackers");
        List<Hex> targets = names.hexes(fields, "targets");
        return fields.finish(() -> new Command.Attack(attackers, targets));
    }

    private Optional<Command> losses(Fields fields) {
        List<Unit> units = names.units(fields, "units");
        return fields.finish(() -> new Command.TakeLosses(units));
    }

    private Optional<Command> retreat(Fields fields) {
        Optional<Unit> unit = names.unit(fields, "unit");
        Optional<Hex> to = names.hex(fields, "to");
        Optional<Unit> displaced =
                fields.has("displaced") ? names.unit(fields, "displaced") : absent(fields, "displaced");
        return fields.finish(() ->
                        unit.flatMap(who -> to.map(where -> (Command) new Command.Retreat(who, where, displaced))))
                .flatMap(command -> command);
    }

    private static Optional<Unit> absent(Fields fields, String key) {
        fields.optionalValue(key);
        return Optional.empty();
    }
}
