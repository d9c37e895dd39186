package org.roadtorichmond.scenario.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * How positions, and saved games that began from one, keep what counts for victory and what no place of a unit shows: ground that was
 * settled (rule 21.9), of which 0 points say that it was not held, and spoils tokens.
 */
public final class AccountFormat {
    /** The key of ground that was settled. */
    public static final String SETTLED = "settled";

    /** The key of tokens on units. */
    public static final String TOKENS = "tokens";

    private static final int MOST_TOKENS = 9999;

    private final Optional<Scenario> scenario;
    private final HexReader hexes;

    /** A format to read for a scenario, if it is known, with a reader of its hexes. */
    public AccountFormat(Optional<Scenario> scenario, HexReader hexes) {
        this.scenario = scenario;
        this.hexes = hexes;
    }

    /** Writes which holds of a scenario are settled. */
    public static Node settled(Scenario scenario, Map<Integer, Boolean> settled) {
        List<Payments.Hold> holds = scenario.victory().payments().holds();
        return Json.list(new TreeMap<>(settled).entrySet(), entry -> {
            Payments.Hold hold = holds.get(entry.getKey());
            return Json.object()
                    .put("hex", hold.hex().number())
                    .put("side", hold.side().word())
                    .put("points", entry.getValue() ? hold.points() : 0)
                    .put("after", hold.after());
        });
    }

    /** Writes the tokens on units. */
    public static Node tokens(Map<Unit, Integer> tokens) {
        Json json = Json.object();
        new TreeMap<>(tokens).forEach((unit, count) -> json.put(unit.id(), count));
        return json.node();
    }

    /** Reads which holds are settled, by their places, and whether their sides held them; none if the key is missing. */
    public Map<Integer, Boolean> settled(Fields fields) {
        Map<Integer, Boolean> settled = new HashMap<>();
        fields.objectsOrNone(SETTLED, entry -> {
            Optional<Hex> hex = hexes.hex(entry, "hex");
            Side side = entry.choice("side", List.of(Side.values()));
            int points = entry.integer("points", 0, PaymentsReader.MOST_POINTS);
            int after = entry.integer("after", 1, ScenarioReader.MOST_TURNS);
            if (scenario.isPresent() && entry.isGood("hex", "side", "points", "after")) {
                List<Payments.Hold> holds = scenario.get().victory().payments().holds();
                OptionalInt place = place(holds, new Payments.Hold(hex.orElseThrow(), side, 0, OptionalInt.of(after)));
                entry.check(place.isPresent(), "hex", Sentence.of("problem.noSuchHold", hex.get(), side, after));
                place.ifPresent(at -> {
                    int pays = holds.get(at).points();
                    entry.check(points == 0 || points == pays, "points", Sentence.of("problem.holdPoints", pays));
                    boolean once = settled.put(at, points > 0) == null;
                    entry.check(once, "hex", Sentence.of("problem.holdTwice", hex.get()));
                });
            }
            return entry.finish(() -> side);
        });
        return settled;
    }

    /** The place among some holds of one for the same hex, side and game-turn, whatever it pays. */
    public static OptionalInt place(List<Payments.Hold> holds, Payments.Hold wanted) {
        for (int place = 0; place < holds.size(); place++) {
            Payments.Hold hold = holds.get(place);
            if (hold.equals(new Payments.Hold(wanted.hex(), wanted.side(), hold.points(), wanted.after()))) {
                return OptionalInt.of(place);
            }
        }
        return OptionalInt.empty();
    }

    /** Reads the tokens on units that stand as they do; none if the key is missing. */
    public Map<Unit, Integer> tokens(Fields fields, Map<Unit, Standing> standings) {
        return fields.optionalObject(TOKENS, entry -> {
                    Map<Unit, Integer> tokens = new HashMap<>();
                    for (String id : entry.keys()) {
                        int count = entry.integer(id, 1, MOST_TOKENS);
                        Optional<Unit> unit = scenario.flatMap(known -> known.unit(id));
                        entry.check(scenario.isEmpty() || unit.isPresent(), id, StandingReader.unknown(scenario, id));
                        unit.ifPresent(bearer -> {
                            boolean bears = bears(scenario.orElseThrow(), bearer, standings);
                            entry.check(bears, id, Sentence.of("problem.noBearer", Words.quoted(id)));
                            tokens.put(bearer, count);
                        });
                    }
                    return entry.finish(() -> tokens);
                })
                .orElse(Map.of());
    }

    /** Whether a unit can have tokens as the units stand: one that never scored has none, and one that is shaken or lost lost them. */
    public static boolean bears(Scenario scenario, Unit unit, Map<Unit, Standing> standings) {
        Standing standing = standings.get(unit);
        boolean keeps =
                (standing instanceof Standing.OnMap here && !here.shaken()) || standing instanceof Standing.Gone;
        return keeps && unit.arm() == Arm.INFANTRY && scenario.bearsColours(unit);
    }
}
