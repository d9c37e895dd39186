package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.TRUTH;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.WHOLE;

import org.roadtorichmond.play.Standing;
import org.roadtorichmond.unit.Unit;

/** The shapes of the states in which units begin a game. */
final class StandingShapes {
    /** All states, in the order of their declaration. */
    static final OneOf<Standing> STANDING = new OneOf<Standing>()
            .row("on-map", Standing.OnMap.class, row -> {
                var hex = row.part("hex", HEX, Standing.OnMap::hex);
                var strength = row.part("strength", WHOLE, Standing.OnMap::strength);
                var shaken = row.part("shaken", TRUTH, Standing.OnMap::shaken);
                return v -> new Standing.OnMap(v.get(hex), v.get(strength), v.get(shaken));
            })
            .row("expected", Standing.Expected.class, row -> v -> new Standing.Expected())
            .row("gone", Standing.Gone.class, row -> {
                var hex = row.part("hex", HEX, Standing.Gone::hex);
                var turn = row.part("turn", WHOLE, Standing.Gone::turn);
                var strength = row.part("strength", WHOLE, Standing.Gone::strength);
                return v -> new Standing.Gone(v.get(hex), v.get(turn), v.get(strength));
            })
            .row("lost", Standing.Lost.class, row -> {
                var turn = row.part("turn", WHOLE, Standing.Lost::turn);
                return v -> new Standing.Lost(v.get(turn));
            });

    /** A unit of an opening position and its state. */
    record Stood(Unit unit, Standing standing) {}

    /** A unit and its state. */
    static final RecordShape<Stood> STOOD = RecordShape.of("stood", Stood.class, row -> {
        var unit = row.part("unit", UNIT, Stood::unit);
        var standing = row.part("standing", STANDING, Stood::standing);
        return v -> new Stood(v.get(unit), v.get(standing));
    });

    private StandingShapes() {}
}
