package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.constant;
import static org.roadtorichmond.scenario.save.ValueType.list;

import java.util.List;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;

/** The shapes of commands. */
final class CommandShapes {
    private static final RecordShape<Command.MoveUnit> MOVE_UNIT =
            RecordShape.of("move-unit", Command.MoveUnit.class, row -> {
                var unit = row.part("unit", UNIT, Command.MoveUnit::unit);
                var to = row.part("to", HEX, Command.MoveUnit::to);
                return v -> new Command.MoveUnit(v.get(unit), v.get(to));
            });

    private static final RecordShape<Command.EnterUnit> ENTER_UNIT =
            RecordShape.of("enter-unit", Command.EnterUnit.class, row -> {
                var unit = row.part("unit", UNIT, Command.EnterUnit::unit);
                var at = row.part("at", HEX, Command.EnterUnit::at);
                return v -> new Command.EnterUnit(v.get(unit), v.get(at));
            });

    private static final RecordShape<Command.ExitUnit> EXIT_UNIT =
            RecordShape.of("exit-unit", Command.ExitUnit.class, row -> {
                var unit = row.part("unit", UNIT, Command.ExitUnit::unit);
                return v -> new Command.ExitUnit(v.get(unit));
            });

    private static final RecordShape<Command.Attack> ATTACK = RecordShape.of("attack", Command.Attack.class, row -> {
        var attackers = row.part("attackers", list(UNIT), Command.Attack::attackers);
        var targets = row.part("targets", list(HEX), Command.Attack::targets);
        var odds = row.optional("odds", constant(Odds.values()), Command.Attack::odds);
        return v -> new Command.Attack(v.get(attackers), v.get(targets), v.get(odds));
    });

    private static final RecordShape<Command.TakeLosses> TAKE_LOSSES =
            RecordShape.of("take-losses", Command.TakeLosses.class, row -> {
                var units = row.part("units", list(UNIT), Command.TakeLosses::units);
                return v -> new Command.TakeLosses(v.get(units));
            });

    private static final RecordShape<Command.Retreat> RETREAT =
            RecordShape.of("retreat", Command.Retreat.class, row -> {
                var unit = row.part("unit", UNIT, Command.Retreat::unit);
                var to = row.part("to", HEX, Command.Retreat::to);
                var displaced = row.optional("displaced", UNIT, Command.Retreat::displaced);
                return v -> new Command.Retreat(v.get(unit), v.get(to), v.get(displaced));
            });

    private static final RecordShape<Command.Advance> ADVANCE =
            RecordShape.of("advance", Command.Advance.class, row -> {
                var unit = row.part("unit", UNIT, Command.Advance::unit);
                var to = row.part("to", HEX, Command.Advance::to);
                return v -> new Command.Advance(v.get(unit), v.get(to));
            });

    private static final RecordShape<Command.EndAdvance> END_ADVANCE =
            RecordShape.of("end-advance", Command.EndAdvance.class, row -> v -> new Command.EndAdvance());

    private static final RecordShape<Command.PlaceToken> PLACE_TOKEN =
            RecordShape.of("place-token", Command.PlaceToken.class, row -> {
                var unit = row.part("unit", UNIT, Command.PlaceToken::unit);
                return v -> new Command.PlaceToken(v.get(unit));
            });

    private static final RecordShape<Command.EndPhase> END_PHASE =
            RecordShape.of("end-phase", Command.EndPhase.class, row -> v -> new Command.EndPhase());

    private static final RecordShape<Command.Concede> CONCEDE =
            RecordShape.of("concede", Command.Concede.class, row -> {
                var side = row.part("side", constant(Side.values()), Command.Concede::side);
                return v -> new Command.Concede(v.get(side));
            });

    /** All commands, in the order of their declaration. */
    static final OneOf<Command> COMMAND = new OneOf<>(List.of(
            MOVE_UNIT,
            ENTER_UNIT,
            EXIT_UNIT,
            ATTACK,
            TAKE_LOSSES,
            RETREAT,
            ADVANCE,
            END_ADVANCE,
            PLACE_TOKEN,
            END_PHASE,
            CONCEDE));

    private CommandShapes() {}
}
