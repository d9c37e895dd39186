package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.TRUTH;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.constant;
import static org.roadtorichmond.scenario.save.ValueType.list;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;

/** The shapes of commands. */
final class CommandShapes {
    /** All commands, in the order of their declaration. */
    static final OneOf<Command> COMMAND = new OneOf<Command>()
            .row("move-unit", Command.MoveUnit.class, row -> {
                var unit = row.part("unit", UNIT, Command.MoveUnit::unit);
                var to = row.part("to", HEX, Command.MoveUnit::to);
                return v -> new Command.MoveUnit(v.get(unit), v.get(to));
            })
            .row("enter-unit", Command.EnterUnit.class, row -> {
                var unit = row.part("unit", UNIT, Command.EnterUnit::unit);
                var at = row.part("at", HEX, Command.EnterUnit::at);
                return v -> new Command.EnterUnit(v.get(unit), v.get(at));
            })
            .row("exit-unit", Command.ExitUnit.class, row -> {
                var unit = row.part("unit", UNIT, Command.ExitUnit::unit);
                return v -> new Command.ExitUnit(v.get(unit));
            })
            .row("attack", Command.Attack.class, row -> {
                var attackers = row.part("attackers", list(UNIT), Command.Attack::attackers);
                var targets = row.part("targets", list(HEX), Command.Attack::targets);
                var odds = row.optional("odds", constant(Odds.values()), Command.Attack::odds);
                return v -> new Command.Attack(v.get(attackers), v.get(targets), v.get(odds));
            })
            .row("take-losses", Command.TakeLosses.class, row -> {
                var units = row.part("units", list(UNIT), Command.TakeLosses::units);
                return v -> new Command.TakeLosses(v.get(units));
            })
            .row("retreat", Command.Retreat.class, row -> {
                var unit = row.part("unit", UNIT, Command.Retreat::unit);
                var to = row.part("to", HEX, Command.Retreat::to);
                var displaced = row.optional("displaced", UNIT, Command.Retreat::displaced);
                return v -> new Command.Retreat(v.get(unit), v.get(to), v.get(displaced));
            })
            .row("advance", Command.Advance.class, row -> {
                var unit = row.part("unit", UNIT, Command.Advance::unit);
                var to = row.part("to", HEX, Command.Advance::to);
                return v -> new Command.Advance(v.get(unit), v.get(to));
            })
            .row("end-advance", Command.EndAdvance.class, row -> v -> new Command.EndAdvance())
            .row("place-token", Command.PlaceToken.class, row -> {
                var unit = row.part("unit", UNIT, Command.PlaceToken::unit);
                return v -> new Command.PlaceToken(v.get(unit));
            })
            .row("end-phase", Command.EndPhase.class, row -> v -> new Command.EndPhase())
            .row("concede", Command.Concede.class, row -> {
                var side = row.part("side", constant(Side.values()), Command.Concede::side);
                return v -> new Command.Concede(v.get(side));
            })
            .row("umpire-begin", Command.UmpireBegin.class, row -> v -> new Command.UmpireBegin())
            .row("umpire-place", Command.UmpirePlace.class, row -> {
                var unit = row.part("unit", UNIT, Command.UmpirePlace::unit);
                var to = row.part("to", HEX, Command.UmpirePlace::to);
                return v -> new Command.UmpirePlace(v.get(unit), v.get(to));
            })
            .row("umpire-remove", Command.UmpireRemove.class, row -> {
                var unit = row.part("unit", UNIT, Command.UmpireRemove::unit);
                return v -> new Command.UmpireRemove(v.get(unit));
            })
            .row("umpire-shake", Command.UmpireShake.class, row -> {
                var unit = row.part("unit", UNIT, Command.UmpireShake::unit);
                var shaken = row.part("shaken", TRUTH, Command.UmpireShake::shaken);
                return v -> new Command.UmpireShake(v.get(unit), v.get(shaken));
            })
            .row("umpire-set-clock", Command.UmpireSetClock.class, row -> {
                var to = row.part("to", PartShapes.MOMENT, Command.UmpireSetClock::to);
                return v -> new Command.UmpireSetClock(v.get(to));
            });

    private CommandShapes() {}
}
