package org.roadtorichmond.scenario.save;

import static org.roadtorichmond.scenario.save.ValueType.HEX;
import static org.roadtorichmond.scenario.save.ValueType.TRUTH;
import static org.roadtorichmond.scenario.save.ValueType.UNIT;
import static org.roadtorichmond.scenario.save.ValueType.WHOLE;

import java.util.List;
import org.roadtorichmond.play.Standing;

/** The shapes of the states in which units begin a game. */
final class StandingShapes {
    private static final RecordShape<Standing.OnMap> ON_MAP = RecordShape.of("on-map", Standing.OnMap.class, row -> {
        var hex = row.part("hex", HEX, Standing.OnMap::hex);
        var strength = row.part("strength", WHOLE, Standing.OnMap::strength);
        var shaken = row.part("shaken", TRUTH, Standing.OnMap::shaken);
        return v -> new Standing.OnMap(v.get(hex), v.get(strength), v.get(shaken));
    });

    private static final RecordShape<Standing.Expected> EXPECTED =
            RecordShape.of("expected", Standing.Expected.class, row -> v -> new Standing.Expected());

    private static final RecordShape<Standing.Gone> GONE = RecordShape.of("gone", Standing.Gone.class, row -> {
        var hex = row.part("hex", HEX, Standing.Gone::hex);
        var turn = row.part("turn", WHOLE, Standing.Gone::turn);
        var strength = row.part("strength", WHOLE, Standing.Gone::strength);
        return v -> new Standing.Gone(v.get(hex), v.get(turn), v.get(strength));
    });

    private static final RecordShape<Standing.Lost> LOST = RecordShape.of("lost", Standing.Lost.class, row -> {
        var turn = row.part("turn", WHOLE, Standing.Lost::turn);
        return v -> new Standing.Lost(v.get(turn));
    });

    /** All states, in the order of their declaration. */
    static final OneOf<Standing> STANDING = new OneOf<>(List.of(ON_MAP, EXPECTED, GONE, LOST));

    /** A unit and its state. */
    static final RecordShape<GameWriter.Stood> STOOD = RecordShape.of("stood", GameWriter.Stood.class, row -> {
        var unit = row.part("unit", UNIT, GameWriter.Stood::unit);
        var standing = row.part("standing", STANDING, GameWriter.Stood::standing);
        return v -> new GameWriter.Stood(v.get(unit), v.get(standing));
    });

    private StandingShapes() {}
}
