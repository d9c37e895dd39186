package org.roadtorichmond.scenario.setup;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Reads the units of a scenario, and when and where the reinforcements among them come. */
public final class UnitReader {
    /** The greatest strength of one unit, so that sums and products of strengths stay far from overflow. */
    public static final int STRONGEST = 9999;

    private final HexReader hexes;
    private final int turns;
    private final Set<String> ids = new HashSet<>();
    private final Map<Group, Roller> groups = new HashMap<>();

    /** Those who roll one die together under the rule of variable arrivals (rule 16.3). */
    private record Group(Side side, String name, int turn, Set<Hex> hexes) {}

    /** A unit that rolls and the number that it needs; where the file says so, or else that the unit arrives. */
    private record Roller(String id, int number, Place at) {}

    /** How a unit arrives, and where the file says on which number. */
    private record Coming(Arrival arrival, Place number) {}

    UnitReader(HexReader hexes, int turns) {
        this.hexes = hexes;
        this.turns = turns;
    }

    Optional<UnresolvedUnit> unit(Fields fields) {
        String id = fields.text("id");
        if (fields.isGood("id")) {
            fields.check(ids.add(id), "id", Sentence.of("problem.unitId", Words.quoted(id)));
        }
        Side side = fields.choice("side", List.of(Side.values()));
        Arm arm = fields.choice("type", List.of(Arm.values()));
        int strength = fields.integer("strength", 0, STRONGEST);
        int allowance =
                fields.optionalHalves("movement", 0, RulesReader.MOST_HALVES).orElse(UnresolvedUnit.USUAL);
        String formation = line(fields, "formation");
        String commander = line(fields, "commander");
        List<String> tags =
                fields.textsOrNone("tags").stream().map(Located::value).toList();
        Optional<Hex> hex = hexes.optionalHex(fields, "hex");
        Optional<Coming> coming = fields.optionalObject("arrives", this::coming);
        checkWhere(fields);
        if (fields.isGood("id", "side", "formation")) {
            coming.ifPresent(each -> checkNumber(each, id, side, formation, fields));
        }
        Optional<Arrival> arrival = coming.map(Coming::arrival);
        Place at = fields.at("hex");
        return fields.finish(() ->
                new UnresolvedUnit(at, id, side, arm, strength, allowance, formation, commander, tags, hex, arrival));
    }

    private static String line(Fields fields, String key) {
        String text = fields.proseOr(key, "");
        fields.check(
                Words.isLine(text),
                key,
                Sentence.of("problem.found", Words.quoted(text), Sentence.of("problem.oneLine")));
        return text;
    }

    private static void checkWhere(Fields fields) {
        boolean both = fields.has("hex") && fields.has("arrives");
        fields.check(!both, "arrives", Sentence.of("problem.hexAndArrives"));
        boolean neither = !fields.has("hex") && !fields.has("arrives");
        fields.check(!neither, "hex", Sentence.of("problem.nowhere"));
    }

    /** Those who roll one die together need one number; reported at the second, if not only the first stands in the file that was opened. */
    private void checkNumber(Coming coming, String id, Side side, String formation, Fields fields) {
        Arrival arrival = coming.arrival();
        Roller roller = new Roller(id, arrival.number(), coming.number());
        String name = arrival.groupOf(id, formation);
        Roller first = groups.computeIfAbsent(
                new Group(side, name, arrival.turn(), Set.copyOf(arrival.hexes())), group -> roller);
        if (first.number() != roller.number()) {
            fields.faultAt(
                    roller.at().file().isPresent() && first.at().file().isEmpty() ? first.at() : roller.at(),
                    "arrives",
                    Sentence.of(
                            "problem.groupNumbers",
                            Words.quoted(name),
                            Words.quoted(first.id()),
                            first.number(),
                            Words.quoted(roller.id()),
                            roller.number()));
        }
    }

    private Optional<Coming> coming(Fields fields) {
        int turn = fields.integer("turn", 1, turns);
        int last = fields.integerOr("last", 1, Integer.MAX_VALUE, Math.max(turn, turns));
        if (fields.isGood("turn", "last")) {
            fields.check(last >= turn, "last", Sentence.of("problem.lastTurn", last, turn));
        }
        List<Hex> entries = hexes.list(fields, "hexes");
        boolean optional = fields.truthOr("optional", false);
        int number = fields.integerOr("number", 1, CombatTable.FACES, Arrival.USUAL_NUMBER);
        Optional<String> group = fields.optionalText("group");
        Place at = fields.at("number");
        return fields.finish(() -> new Coming(new Arrival(turn, last, entries, optional, number, group), at));
    }
}
