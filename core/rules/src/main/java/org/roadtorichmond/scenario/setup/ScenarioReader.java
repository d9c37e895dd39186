package org.roadtorichmond.scenario.setup;

import java.time.LocalDateTime;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Clock;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Reads scenarios ({@code scenario/1}), which name their map or contain it, and may be overlays of others.
 *
 * <p>Without its map, because that is missing or at fault, a scenario's own form is still checked, except for hexes. One
 * instance reads one scenario.
 */
public final class ScenarioReader {
    /** The key of the position in which games of a scenario begin. */
    public static final String POSITION = "position";

    /** The most game-turns. */
    public static final int MOST_TURNS = 9999;

    /** The most units: more would not fit any map that fits memory. */
    static final int MOST_UNITS = 5_000;

    private static final int LONGEST_TURN = 1000;

    private final References references;
    private final Problems problems;

    private ScenarioReader(References references, Problems problems) {
        this.references = references;
        this.problems = problems;
    }

    /** Reads a scenario that is a file of its own; it may be an overlay of another one. */
    public static Result<LoadedScenario> read(References.Referred file) {
        return file.tree().then(root -> read(root, file.references(), file.identity()));
    }

    /** Reads a scenario that is in no file; it may be an overlay of one that is. */
    public static Result<LoadedScenario> read(Node.ObjectNode root, References references) {
        return read(root, references, "");
    }

    private static Result<LoadedScenario> read(Node.ObjectNode root, References references, String identity) {
        Problems problems = new Problems();
        Optional<OverlayReader.Whole> whole = OverlayReader.whole(root, references, identity, problems);
        return problems.result(whole.flatMap(layers -> readWhole(layers.root(), layers.references(), problems)))
                .then(loaded -> Result.good(
                        loaded, warnings(loaded.survey(), whole.orElseThrow().root())));
    }

    private static List<Problem> warnings(Survey survey, Node.ObjectNode root) {
        Warnings warnings = new Warnings(survey, root);
        new SetUpWarnings(warnings).add();
        new ZoneWarnings(warnings).add();
        new RoadWarnings(warnings).add();
        new SheetWarnings(warnings).add();
        return warnings.inOrder();
    }

    /** Reads a scenario that is part of a file; it may be an overlay of another one. */
    public static Optional<LoadedScenario> read(Node.ObjectNode root, References references, Problems problems) {
        return OverlayReader.whole(root, references, "", problems)
                .flatMap(whole -> readWhole(whole.root(), whole.references(), problems));
    }

    /** Reads a scenario that is part of a file and no overlay; that it is one would be reported. */
    public static Optional<LoadedScenario> readWhole(Node.ObjectNode root, References references, Problems problems) {
        return new ScenarioReader(references, problems).scenario(root);
    }

    private Optional<LoadedScenario> scenario(Node.ObjectNode root) {
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.SCENARIO);
        String name = fields.text("name");
        Optional<LoadedMap> map = new MapReference(references, problems).read(fields);
        Optional<HexGrid> grid = map.map(m -> m.field().grid());
        HexReader hexes = new HexReader(grid, problems);
        int turns = fields.integer("turns", 1, MOST_TURNS);
        Set<Integer> night = night(fields, fields.isGood("turns") ? turns : MOST_TURNS);
        Side first = fields.optionalChoice("first", List.of(Side.values())).orElse(Side.CONFEDERATE);
        Optional<Clock> clock = clock(fields);
        RestrictionsReader restricted = new RestrictionsReader(problems);
        Optional<Rules> rules = fields.has("rules")
                ? fields.object("rules", new RulesReader(problems, restricted)::read)
                : rulesAsPrinted(fields);
        int last = fields.isGood("turns") ? turns : MOST_TURNS;
        UnitReader reader = new UnitReader(hexes, last);
        List<UnresolvedUnit> drafts = fields.objects("units", reader::unit).stream()
                .sorted((a, b) -> UnresolvedUnit.ORDER.compare(a.id(), b.id()))
                .toList();
        fields.check(drafts.size() <= MOST_UNITS, "units", Sentence.of("problem.manyUnits", MOST_UNITS));
        checkGenerals(fields, drafts);
        UnitRegister register = UnitRegister.of(drafts, rules.orElse(Rules.standard()));
        Optional<Fields> position = fields.optionalObject(POSITION, Optional::of);
        if (position.isEmpty()) {
            map.ifPresent(m -> rules.ifPresent(r -> register.check(m.field(), r, problems)));
        }
        Map<Side, Set<Hex>> exits = exits(fields, hexes);
        if (fields.isGood("units") && (fields.isGood("exits") || !fields.has("exits"))) {
            rules.ifPresent(r -> restricted.check(r, register.units(), exits));
        }
        List<Zone> zones = fields.objectsOrNone("zones", new ZoneReader(hexes)::zone);
        Optional<VictoryTerms> victory =
                fields.object("victory", new VictoryReader(hexes, grid, register.units(), last, problems)::read);
        String story = fields.proseOr("story", "");
        String notes = fields.proseOr("notes", "");
        Optional<LoadedScenario> loaded = fields.finish(() -> map.flatMap(m -> rules.flatMap(r -> victory.map(v -> {
                    Scenario scenario = new Scenario(
                            name,
                            m.field(),
                            turns,
                            night,
                            first,
                            clock,
                            r,
                            register.units(),
                            register.setUp(),
                            register.arrivals(),
                            exits,
                            zones,
                            v,
                            story,
                            notes,
                            Optional.empty());
                    return new LoadedScenario(scenario, new Survey(scenario), m.scenarioJson(root), m.json());
                }))))
                .flatMap(scenario -> scenario);
        return position.isEmpty() ? loaded : begun(loaded, position.get());
    }

    /** A scenario whose games begin in a position; where its units stand is judged there. */
    private Optional<LoadedScenario> begun(Optional<LoadedScenario> loaded, Fields position) {
        return new OpeningFormat(loaded, problems, true)
                .read(position)
                .flatMap(opening -> loaded.map(known -> known.from(opening)));
    }

    /** Reports an army with more than one general (document 003: the General; rule 16.5). */
    private static void checkGenerals(Fields fields, List<UnresolvedUnit> drafts) {
        for (Side side : Side.values()) {
            List<String> generals = drafts.stream()
                    .filter(draft -> draft.side() == side && draft.tags().contains(Unit.GENERAL))
                    .map(UnresolvedUnit::id)
                    .toList();
            fields.check(
                    generals.size() <= 1, "units", Sentence.of("problem.generals", side, generals.size(), generals));
        }
    }

    private static Optional<Rules> rulesAsPrinted(Fields fields) {
        fields.optionalValue("rules");
        return Optional.of(Rules.standard());
    }

    private Set<Integer> night(Fields fields, int turns) {
        Set<Integer> night = new TreeSet<>();
        Optional<Node> value = fields.optionalValue("night");
        if (value.isEmpty()) {
            return night;
        }
        if (!(value.get() instanceof Node.ArrayNode list)) {
            fields.fault("night", Sentence.of("problem.nightList", value.get().found()));
            return night;
        }
        for (Node element : list.elements()) {
            Optional<Integer> turn = Numbers.scaled(element, 1).filter(n -> n >= 1 && n <= turns);
            if (turn.isEmpty()) {
                problems.add(element.at(), Sentence.of("problem.nightTurn", element.found(), turns));
            } else if (!night.add(turn.get())) {
                problems.add(element.at(), Sentence.of("problem.turnTwice", turn.get()));
            }
        }
        return night;
    }

    private static Optional<Clock> clock(Fields fields) {
        Optional<LocalDateTime> begins = fields.optionalMoment("begins");
        OptionalInt hours = fields.optionalInteger("hoursPerTurn", 1, LONGEST_TURN);
        return hours.isEmpty() ? Optional.empty() : begins.map(moment -> new Clock(moment, hours.getAsInt()));
    }

    private static Map<Side, Set<Hex>> exits(Fields fields, HexReader hexes) {
        Map<Side, Set<Hex>> exits = new EnumMap<>(Side.class);
        fields.objectsOrNone("exits", exit -> {
            Side side = exit.choice("side", List.of(Side.values()));
            List<Hex> list = hexes.list(exit, "hexes");
            return exit.finish(
                    () -> exits.computeIfAbsent(side, s -> new TreeSet<>()).addAll(list));
        });
        return exits;
    }
}
