package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Reads what a scenario changes of the rules; what it does not name stays as printed. */
final class RulesReader {
    /** The highest cost or allowance, in half points: above it searches would only grow, nothing would change. */
    static final int MOST_HALVES = 198;

    private static final int MOST_STACKED = 100;
    private static final int LONGEST_FIRE = 12;
    private static final int MOST_COST = 1_000_000;
    private static final List<CombatResult> PRINTED =
            List.of(CombatResult.AE, CombatResult.AR, CombatResult.EX, CombatResult.DR, CombatResult.DE);

    private final Problems problems;
    private final RestrictionsReader restricted;
    private final Rules standard = Rules.standard();

    RulesReader(Problems problems, RestrictionsReader restricted) {
        this.problems = problems;
        this.restricted = restricted;
    }

    /** Reads the rules; as printed if the object is empty. */
    Optional<Rules> read(Fields fields) {
        Map<Arm, Integer> movement =
                fields.optionalObject("movement", this::movement).orElse(standard.allowances());
        int stacking = fields.integerOr("stacking", 1, MOST_STACKED, standard.stacking());
        TerrainEffects ground = ground(fields);
        Map<Arm, Integer> bombardment =
                fields.optionalObject("bombardment", this::bombardment).orElse(standard.bombardment());
        CombatTable table = fields.optionalObject("combatTable", this::table)
                .map(standard.table()::with)
                .orElse(standard.table());
        int night = fields.optionalHundredths("nightMovement", 0, 100).orElse(standard.nightPercent());
        int recoverAt = fields.integerOr("recoverAt", 0, MapReader.LARGEST, standard.recoverAt());
        Rules.Options options = options(fields);
        int cost = fields.integerOr("costPerPoint", 0, MOST_COST, standard.costPerPoint());
        Restrictions restrictions = restricted.read(fields);
        return fields.finish(() -> new Rules(
                movement, stacking, ground, bombardment, table, night, recoverAt, options, cost, restrictions));
    }

    private static Rules.Options options(Fields fields) {
        Rules.Options options = Rules.Options.NONE;
        for (OptionalRule rule : OptionalRule.values()) {
            options = rule.set(options, fields.truthOr(rule.key(), false));
        }
        return options;
    }

    private Optional<Map<Arm, Integer>> movement(Fields fields) {
        Map<Arm, Integer> allowances = new EnumMap<>(standard.allowances());
        for (Arm arm : Arm.values()) {
            fields.optionalHalves(arm.word(), 0, MOST_HALVES).ifPresent(halves -> allowances.put(arm, halves));
        }
        return fields.finish(() -> allowances);
    }

    private Optional<Map<Arm, Integer>> bombardment(Fields fields) {
        Map<Arm, Integer> ranges = new EnumMap<>(standard.bombardment());
        for (Arm arm : Arm.values()) {
            if (arm.artillery()) {
                fields.optionalInteger(arm.word(), 0, LONGEST_FIRE).ifPresent(range -> ranges.put(arm, range));
            }
        }
        return fields.finish(() -> ranges);
    }

    // --- Ground ----------------------------------------------------------------------------------------------------

    private TerrainEffects ground(Fields fields) {
        TerrainEffects printed = standard.ground();
        Map<Terrain, TerrainEffects.Row> rows =
                fields.optionalObject("terrain", this::rows).orElse(printed.rows());
        int[] ways = fields.optionalObject("ways", this::ways).orElse(new int[] {printed.road(), printed.trail()});
        int[] stream = fields.optionalObject("stream", this::stream)
                .orElse(new int[] {printed.streamFoot(), printed.streamWheeled()});
        int ford = fields.optionalHalves("ford", 0, MOST_HALVES).orElse(printed.ford());
        return new TerrainEffects(rows, ways[0], ways[1], stream[0], stream[1], ford);
    }

    private Optional<int[]> ways(Fields fields) {
        int road = fields.optionalHalves(Constants.word(Way.Kind.ROAD), 0, MOST_HALVES)
                .orElse(standard.ground().road());
        int trail = fields.optionalHalves(Constants.word(Way.Kind.TRAIL), 0, MOST_HALVES)
                .orElse(standard.ground().trail());
        return fields.finish(() -> new int[] {road, trail});
    }

    private Optional<int[]> stream(Fields fields) {
        Integer foot = cost(fields, "foot", standard.ground().streamFoot());
        Integer wheeled = cost(fields, "wheeled", standard.ground().streamWheeled());
        return fields.finish(() -> new int[] {orProhibited(foot), orProhibited(wheeled)});
    }

    private static int orProhibited(@Nullable Integer cost) {
        return cost == null ? TerrainEffects.PROHIBITED : cost;
    }

    private Optional<Map<Terrain, TerrainEffects.Row>> rows(Fields fields) {
        Map<Terrain, TerrainEffects.Row> rows = new EnumMap<>(standard.ground().rows());
        for (Terrain terrain : Terrain.values()) {
            TerrainEffects.Row printed = standard.ground().row(terrain);
            fields.optionalObject(terrain.word(), row -> row(row, printed)).ifPresent(row -> rows.put(terrain, row));
        }
        return fields.finish(() -> rows);
    }

    private static Optional<TerrainEffects.Row> row(Fields fields, TerrainEffects.Row printed) {
        Integer foot = cost(fields, "foot", printed.foot());
        Integer wheeled = cost(fields, "wheeled", printed.wheeled());
        int defence = fields.optionalHalves("defence", TerrainEffects.SINGLE, 5 * TerrainEffects.DOUBLED)
                .orElse(printed.defence());
        boolean blocks = fields.truthOr("blocksSight", printed.blocksSight());
        return fields.finish(() -> new TerrainEffects.Row(foot, wheeled, defence, blocks));
    }

    /** A cost in half points, or null where the file says null: prohibited. */
    private static @Nullable Integer cost(Fields fields, String key, @Nullable Integer printed) {
        Optional<Node> value = fields.optionalValue(key);
        if (value.isEmpty()) {
            return printed;
        }
        if (value.get() instanceof Node.NothingNode) {
            return null;
        }
        OptionalInt halves = fields.optionalHalves(key, 0, MOST_HALVES);
        return halves.isPresent() ? Integer.valueOf(halves.getAsInt()) : printed;
    }

    // --- Combat results table --------------------------------------------------------------------------------------

    private Optional<Map<Odds, List<CombatResult>>> table(Fields fields) {
        Map<Odds, List<CombatResult>> columns = new EnumMap<>(Odds.class);
        for (Odds odds : Odds.values()) {
            if (fields.has(odds.label())) {
                columns.put(odds, column(fields, odds.label()));
            } else {
                fields.optionalValue(odds.label());
            }
        }
        return fields.finish(() -> columns);
    }

    private List<CombatResult> column(Fields fields, String key) {
        List<Located<String>> words = fields.texts(key);
        List<CombatResult> results = new ArrayList<>();
        for (Located<String> word : words) {
            PRINTED.stream()
                    .filter(result -> result.name().equals(word.value()))
                    .findFirst()
                    .ifPresentOrElse(results::add, () -> problems.add(word.at(), unknown(word.value())));
        }
        fields.checkGood(words.size() == CombatTable.FACES, key, Sentence.of("problem.sixResults", words.size()));
        return results;
    }

    private static Sentence unknown(String word) {
        return Sentence.of(
                "problem.result",
                Words.quoted(word),
                Words.either(PRINTED.stream().map(Enum::name).toList()));
    }
}
