package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;

/**
 * Reads the victory conditions of a scenario.
 *
 * <p>Hexes that are not given are those of rule 21 where the map has them; of the victory systems only
 * {@code road-to-richmond} cannot do without. The others may have them, so that lines of communications and supply can be
 * asked for under any system.
 */
final class VictoryReader {
    private static final String GATEWAY = "0117";
    private static final String EXIT = "1528";
    private static final List<String> BASES = List.of(EXIT, "2426");

    /** The victory systems as files name them. */
    private static final List<String> SYSTEMS = VictorySystem.ids();

    private final HexReader hexes;
    private final Optional<HexGrid> grid;
    private final List<Unit> units;
    private final int turns;
    private final ConditionReader conditions;

    /** A reader for a map, if it is known, for units, those without faults, and for a number of game-turns. */
    VictoryReader(HexReader hexes, Optional<HexGrid> grid, List<Unit> units, int turns, Problems problems) {
        this.turns = turns;
        conditions = ConditionReader.of(grid, units, problems);
        this.hexes = hexes;
        this.grid = grid;
        this.units = units;
    }

    Optional<VictoryTerms> read(Fields fields) {
        String system = fields.text("system");
        fields.checkGood(
                SYSTEMS.contains(system),
                "system",
                Sentence.of(
                        "problem.system", Words.quoted(system), Words.either(SYSTEMS), Words.guess(system, SYSTEMS)));
        List<String> allows = allows(fields, system);
        Set<String> systems = new TreeSet<>(allows);
        systems.add(system);
        boolean needed = system.equals(VictorySystem.ROAD_TO_RICHMOND.id());
        Optional<Hex> gateway = end(fields, "gateway", GATEWAY, needed);
        Optional<Hex> exit = end(fields, "exit", EXIT, needed);
        List<Hex> bases = bases(fields, needed);
        int range = fields.integerOr("supplyRange", 0, MapReader.LARGEST, VictoryTerms.USUAL_SUPPLY_RANGE);
        Optional<Unit> train = fields.optionalText("train").flatMap(id -> train(fields, id));
        SheetTerms sheet = new SheetTermsReader(hexes, turns).read(fields, systems);
        Payments payments = new PaymentsReader(systems, hexes, turns, conditions).read(fields);
        return fields.finish(
                () -> new VictoryTerms(system, allows, gateway, exit, bases, range, train, sheet, payments));
    }

    /** The other systems that players may choose. */
    private static List<String> allows(Fields fields, String system) {
        List<String> allowed = new ArrayList<>();
        for (Located<String> other : fields.textsOrNone("allows")) {
            String id = other.value();
            if (!SYSTEMS.contains(id)) {
                fields.faultAt(
                        other.at(),
                        "allows",
                        Sentence.of(
                                "problem.system", Words.quoted(id), Words.either(SYSTEMS), Words.guess(id, SYSTEMS)));
            } else if (id.equals(system) || allowed.contains(id)) {
                fields.faultAt(other.at(), "allows", Sentence.of("problem.systemTwice", Words.quoted(id)));
            }
            allowed.add(id);
        }
        return allowed;
    }

    private Optional<Hex> end(Fields fields, String key, String usual, boolean needed) {
        if (fields.has(key)) {
            return hexes.hex(fields, key);
        }
        fields.optionalValue(key);
        Optional<Hex> hex = usual(usual);
        fields.check(grid.isEmpty() || !needed || hex.isPresent(), key, missing(key));
        return hex;
    }

    private List<Hex> bases(Fields fields, boolean needed) {
        if (fields.has("bases")) {
            return hexes.list(fields, "bases");
        }
        fields.optionalValue("bases");
        List<Hex> usual =
                BASES.stream().map(this::usual).flatMap(Optional::stream).toList();
        fields.check(grid.isEmpty() || !needed || !usual.isEmpty(), "bases", missing("bases"));
        return usual;
    }

    private Optional<Hex> usual(String number) {
        return grid.flatMap(g -> g.parse(number));
    }

    private static Sentence missing(String key) {
        return Sentence.of("problem.usualHex", Words.quoted(key));
    }

    private Optional<Unit> train(Fields fields, String id) {
        Optional<Unit> unit = units.stream().filter(u -> u.id().equals(id)).findFirst();
        if (unit.isEmpty()) {
            List<String> ids = units.stream().map(Unit::id).toList();
            fields.fault("train", Sentence.of("problem.trainId", Words.quoted(id), Words.guess(id, ids)));
        } else {
            boolean train = unit.get().arm() == Arm.TRAIN && unit.get().side() == Side.UNION;
            fields.check(
                    train,
                    "train",
                    Sentence.of(
                            "problem.trainKind",
                            Words.quoted(id),
                            unit.get().side(),
                            unit.get().arm()));
        }
        return unit;
    }
}
