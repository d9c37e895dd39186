package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.SENTENCE;
import static org.roadtorichmond.scenario.save.ValueType.TEXT;
import static org.roadtorichmond.scenario.save.ValueType.TRUTH;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.WHOLE;
import static org.roadtorichmond.scenario.save.ValueType.constant;
import static org.roadtorichmond.scenario.save.ValueType.list;

import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GroupArrived;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.LengthSet;
import org.roadtorichmond.play.MarksCleared;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Station;
import org.roadtorichmond.play.TokenPlaced;
import org.roadtorichmond.play.TokensLost;
import org.roadtorichmond.play.UmpireAct;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.unit.Side;

/** The shapes of events, and of what an umpire does in those games that have one. */
final class EventShapes {
    /** All places where an umpire puts a unit, in the order of their declaration. */
    static final OneOf<Station> STATION = new OneOf<Station>()
            .row("on-hex", Station.OnHex.class, row -> {
                var hex = row.part("hex", HEX, Station.OnHex::hex);
                return v -> new Station.OnHex(v.get(hex));
            })
            .row("waiting", Station.Waiting.class, row -> v -> new Station.Waiting())
            .row("left", Station.Left.class, row -> {
                var hex = row.part("hex", HEX, Station.Left::hex);
                var turn = row.part("turn", WHOLE, Station.Left::turn);
                return v -> new Station.Left(v.get(hex), v.get(turn));
            })
            .row("fallen", Station.Fallen.class, row -> {
                var turn = row.part("turn", WHOLE, Station.Fallen::turn);
                var combat = row.part("combat", WHOLE, Station.Fallen::combat);
                return v -> new Station.Fallen(v.get(turn), v.get(combat));
            })
            .row("put-aside", Station.PutAside.class, row -> v -> new Station.PutAside());

    /** All acts of an umpire, in the order of their declaration. */
    static final OneOf<UmpireAct> ACT = new OneOf<UmpireAct>()
            .row("began", UmpireAct.Began.class, row -> v -> new UmpireAct.Began())
            .row("stationed", UmpireAct.Stationed.class, row -> {
                var unit = row.part("unit", UNIT, UmpireAct.Stationed::unit);
                var from = row.part("from", STATION, UmpireAct.Stationed::from);
                var to = row.part("to", STATION, UmpireAct.Stationed::to);
                return v -> new UmpireAct.Stationed(v.get(unit), v.get(from), v.get(to));
            })
            .row("shook", UmpireAct.Shook.class, row -> {
                var unit = row.part("unit", UNIT, UmpireAct.Shook::unit);
                var shaken = row.part("shaken", TRUTH, UmpireAct.Shook::shaken);
                return v -> new UmpireAct.Shook(v.get(unit), v.get(shaken));
            })
            .row("clock-set", UmpireAct.ClockSet.class, row -> {
                var from = row.part("from", PartShapes.MOMENT, UmpireAct.ClockSet::from);
                var to = row.part("to", PartShapes.MOMENT, UmpireAct.ClockSet::to);
                return v -> new UmpireAct.ClockSet(v.get(from), v.get(to));
            });

    /** All events, in the order of their declaration. */
    static final OneOf<Event> EVENT = new OneOf<Event>()
            .row("unit-moved", Event.UnitMoved.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitMoved::unit);
                var path = row.part("path", list(HEX), Event.UnitMoved::path);
                var cost = row.part("cost", WHOLE, Event.UnitMoved::cost);
                var before = row.optional("before", PartShapes.TRAVEL, Event.UnitMoved::before);
                var after = row.part("after", PartShapes.TRAVEL, Event.UnitMoved::after);
                return v -> new Event.UnitMoved(v.get(unit), v.get(path), v.get(cost), v.get(before), v.get(after));
            })
            .row("unit-entered", Event.UnitEntered.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitEntered::unit);
                var hex = row.part("hex", HEX, Event.UnitEntered::hex);
                var cost = row.part("cost", WHOLE, Event.UnitEntered::cost);
                return v -> new Event.UnitEntered(v.get(unit), v.get(hex), v.get(cost));
            })
            .row("unit-exited", Event.UnitExited.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitExited::unit);
                var hex = row.part("hex", HEX, Event.UnitExited::hex);
                var turn = row.part("turn", WHOLE, Event.UnitExited::turn);
                return v -> new Event.UnitExited(v.get(unit), v.get(hex), v.get(turn));
            })
            .row("attack-declared", Event.AttackDeclared.class, row -> {
                var number = row.part("number", WHOLE, Event.AttackDeclared::number);
                var attackers = row.part("attackers", list(UNIT), Event.AttackDeclared::attackers);
                var bombarding = row.part("bombarding", list(UNIT), Event.AttackDeclared::bombarding);
                var targets = row.part("targets", list(HEX), Event.AttackDeclared::targets);
                var strengths = row.part("strengths", PartShapes.STRENGTHS, Event.AttackDeclared::strengths);
                var odds = row.part("odds", constant(Odds.values()), Event.AttackDeclared::odds);
                return v -> new Event.AttackDeclared(
                        v.get(number),
                        v.get(attackers),
                        v.get(bombarding),
                        v.get(targets),
                        v.get(strengths),
                        v.get(odds));
            })
            .row("die-rolled", Event.DieRolled.class, row -> {
                var number = row.part("number", WHOLE, Event.DieRolled::number);
                var face = row.part("face", WHOLE, Event.DieRolled::face);
                var meaning = row.part("meaning", SENTENCE, Event.DieRolled::meaning);
                return v -> new Event.DieRolled(v.get(number), v.get(face), v.get(meaning));
            })
            .row("combat-proceeded", Event.CombatProceeded.class, row -> {
                var before = row.optional("before", PartShapes.COMBAT, Event.CombatProceeded::before);
                var after = row.optional("after", PartShapes.COMBAT, Event.CombatProceeded::after);
                return v -> new Event.CombatProceeded(v.get(before), v.get(after));
            })
            .row("unit-shifted", Event.UnitShifted.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitShifted::unit);
                var reason = row.part("reason", constant(Event.UnitShifted.Reason.values()), Event.UnitShifted::reason);
                var from = row.part("from", HEX, Event.UnitShifted::from);
                var to = row.part("to", HEX, Event.UnitShifted::to);
                return v -> new Event.UnitShifted(v.get(unit), v.get(reason), v.get(from), v.get(to));
            })
            .row("unit-eliminated", Event.UnitEliminated.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitEliminated::unit);
                var hex = row.part("hex", HEX, Event.UnitEliminated::hex);
                var turn = row.part("turn", WHOLE, Event.UnitEliminated::turn);
                var combat = row.part("combat", WHOLE, Event.UnitEliminated::combat);
                var cause = row.part("cause", SENTENCE, Event.UnitEliminated::cause);
                return v -> new Event.UnitEliminated(v.get(unit), v.get(hex), v.get(turn), v.get(combat), v.get(cause));
            })
            .row("unit-shaken", Event.UnitShaken.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitShaken::unit);
                return v -> new Event.UnitShaken(v.get(unit));
            })
            .row("unit-recovered", Event.UnitRecovered.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitRecovered::unit);
                return v -> new Event.UnitRecovered(v.get(unit));
            })
            .row("unit-weakened", Event.UnitWeakened.class, row -> {
                var unit = row.part("unit", UNIT, Event.UnitWeakened::unit);
                var before = row.part("before", WHOLE, Event.UnitWeakened::before);
                var after = row.part("after", WHOLE, Event.UnitWeakened::after);
                return v -> new Event.UnitWeakened(v.get(unit), v.get(before), v.get(after));
            })
            .row("zone-freed", Event.ZoneFreed.class, row -> {
                var zone = row.part("zone", WHOLE, Event.ZoneFreed::zone);
                var name = row.part("name", TEXT, Event.ZoneFreed::name);
                return v -> new Event.ZoneFreed(v.get(zone), v.get(name));
            })
            .row("marks-cleared", MarksCleared.class, row -> {
                var marches = row.part("marches", list(PartShapes.MARCH), MarksCleared::marches);
                var attackers = row.part("attackers", list(UNIT), MarksCleared::attackers);
                var targets = row.part("targets", list(HEX), MarksCleared::targets);
                return v -> new MarksCleared(v.get(marches), v.get(attackers), v.get(targets));
            })
            .row("phase-began", Event.PhaseBegan.class, row -> {
                var before = row.part("before", PartShapes.MOMENT, Event.PhaseBegan::before);
                var after = row.part("after", PartShapes.MOMENT, Event.PhaseBegan::after);
                return v -> new Event.PhaseBegan(v.get(before), v.get(after));
            })
            .row("game-ended", Event.GameEnded.class, row -> {
                var ending = row.part("ending", PartShapes.ENDING, Event.GameEnded::ending);
                return v -> new Event.GameEnded(v.get(ending));
            })
            .row("group-arrived", GroupArrived.class, row -> {
                var group = row.part("group", TEXT, GroupArrived::group);
                var units = row.part("units", list(UNIT), GroupArrived::units);
                return v -> new GroupArrived(v.get(group), v.get(units));
            })
            .row("hold-settled", HoldSettled.class, row -> {
                var hold = row.part("hold", WHOLE, HoldSettled::hold);
                var side = row.part("side", constant(Side.values()), HoldSettled::side);
                var hex = row.part("hex", HEX, HoldSettled::hex);
                var held = row.part("held", TRUTH, HoldSettled::held);
                var before = row.optional("before", TRUTH, HoldSettled::before);
                return v -> new HoldSettled(v.get(hold), v.get(side), v.get(hex), v.get(held), v.get(before));
            })
            .row("length-set", LengthSet.class, row -> {
                var before = row.part("before", WHOLE, LengthSet::before);
                var after = row.part("after", WHOLE, LengthSet::after);
                return v -> new LengthSet(v.get(before), v.get(after));
            })
            .row("token-placed", TokenPlaced.class, row -> {
                var unit = row.part("unit", UNIT, TokenPlaced::unit);
                var victim = row.part("victim", UNIT, TokenPlaced::victim);
                var before = row.part("before", WHOLE, TokenPlaced::before);
                return v -> new TokenPlaced(v.get(unit), v.get(victim), v.get(before));
            })
            .row("tokens-lost", TokensLost.class, row -> {
                var unit = row.part("unit", UNIT, TokensLost::unit);
                var tokens = row.part("tokens", WHOLE, TokensLost::tokens);
                return v -> new TokensLost(v.get(unit), v.get(tokens));
            })
            .row("umpire-acted", UmpireActed.class, row -> {
                var number = row.part("number", WHOLE, UmpireActed::number);
                var act = row.part("act", ACT, UmpireActed::act);
                return v -> new UmpireActed(v.get(number), v.get(act));
            });

    private EventShapes() {}
}
