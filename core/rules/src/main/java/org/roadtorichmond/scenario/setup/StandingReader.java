package org.roadtorichmond.scenario.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Reads what a position says of units. Without its scenario, only whether each says what its state asks for. */
final class StandingReader {
    private static final List<String> DETAILS = List.of("hex", "turn", "strength", "shaken");

    private final Optional<Scenario> scenario;
    private final HexReader hexes;
    private final int turn;
    private final boolean placed;
    private final Map<String, Place> read = new TreeMap<>();

    /**
     * A reader for positions in a game-turn.
     *
     * @param placed whether a unit on the map whose hex is not given stands where the scenario places it
     */
    StandingReader(Optional<Scenario> scenario, HexReader hexes, int turn, boolean placed) {
        this.placed = placed;
        this.scenario = scenario;
        this.hexes = hexes;
        this.turn = turn;
    }

    /**
     * What a position says of one unit.
     *
     * @param unit which
     * @param standing its state
     * @param at where the position states its hex, or else the unit
     */
    record ReadUnit(Unit unit, Standing standing, Place at) {}

    Optional<ReadUnit> unit(Fields fields) {
        Optional<Unit> unit = known(fields);
        Whereabouts state = fields.choice("state", List.of(Whereabouts.values()));
        if (!fields.isGood("state")) {
            DETAILS.forEach(fields::optionalValue);
            return fields.finish(() -> Optional.<ReadUnit>empty()).flatMap(read -> read);
        }
        Optional<Standing> standing = standing(fields, state, unit);
        Place at = fields.at("hex");
        return fields.finish(() -> unit.flatMap(u -> standing.map(s -> new ReadUnit(u, s, at))))
                .flatMap(read -> read);
    }

    private Optional<Unit> known(Fields fields) {
        String id = fields.text("id");
        if (!fields.isGood("id")) {
            return Optional.empty();
        }
        fields.check(
                read.putIfAbsent(id, fields.at("id")) == null,
                "id",
                Sentence.of("problem.unitListed", Words.quoted(id)));
        Optional<Unit> unit = scenario.flatMap(s -> s.unit(id));
        fields.check(scenario.isEmpty() || unit.isPresent(), "id", unknown(scenario, id));
        return unit;
    }

    /** The message for an id that no unit of a scenario has. */
    static Sentence unknown(Optional<Scenario> scenario, String id) {
        List<String> ids =
                scenario.stream().flatMap(s -> s.units().stream().map(Unit::id)).toList();
        return Sentence.of("problem.noSuchUnit", Words.quoted(id), Words.guess(id, ids));
    }

    private Optional<Standing> standing(Fields fields, Whereabouts state, Optional<Unit> unit) {
        int printed = unit.map(Unit::strength).orElse(0);
        return switch (state) {
            case MAP -> onMap(fields, unit);
            case AWAITED -> awaited(fields);
            case EXITED -> exited(fields, printed);
            case ELIMINATED -> eliminated(fields);
        };
    }

    private Optional<Standing> onMap(Fields fields, Optional<Unit> unit) {
        Optional<Hex> home = placed && !fields.has("hex")
                ? scenario.flatMap(known -> unit.map(known.setUp()::get))
                : Optional.empty();
        Optional<Hex> hex = home.isPresent() ? home : hexes.hex(fields, "hex");
        int printed = unit.map(Unit::strength).orElse(0);
        int strength = fields.integerOr("strength", 0, UnitReader.STRONGEST, printed);
        boolean shaken = fields.truthOr("shaken", false);
        refuse(fields, List.of("turn"), Whereabouts.MAP);
        return hex.map(h -> new Standing.OnMap(h, strength, shaken));
    }

    private static Optional<Standing> awaited(Fields fields) {
        refuse(fields, DETAILS, Whereabouts.AWAITED);
        return Optional.of(new Standing.Expected());
    }

    private Optional<Standing> exited(Fields fields, int printed) {
        Optional<Hex> hex = hexes.hex(fields, "hex");
        int when = fields.integer("turn", 1, turn);
        int strength = fields.integerOr("strength", 0, UnitReader.STRONGEST, printed);
        refuse(fields, List.of("shaken"), Whereabouts.EXITED);
        return hex.map(h -> new Standing.Gone(h, when, strength));
    }

    private Optional<Standing> eliminated(Fields fields) {
        OptionalInt when = fields.optionalInteger("turn", 1, turn);
        refuse(fields, List.of("hex", "strength", "shaken"), Whereabouts.ELIMINATED);
        return Optional.of(new Standing.Lost(when.orElse(0)));
    }

    private static void refuse(Fields fields, List<String> keys, Whereabouts state) {
        fields.refuse(keys, "problem.stateKey", Words.quoted(Constants.word(state)));
    }
}
