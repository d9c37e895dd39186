package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.TRUTH;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.WHOLE;

import org.roadtorichmond.play.Station;
import org.roadtorichmond.play.UmpireAct;

/** The shapes of what an umpire does; files of games without one have none of them. */
final class UmpireShapes {
    /** All places of a unit, in the order of their declaration. */
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

    /** All acts, in the order of their declaration. */
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

    private UmpireShapes() {}
}
