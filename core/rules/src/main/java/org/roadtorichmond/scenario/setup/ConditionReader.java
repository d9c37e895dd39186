package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Reads conditions on the end of a battle (rule 22.2): objects of which one key says what kind of condition each is. */
public final class ConditionReader {
    private static final String DRAW = "draw";
    private static final List<String> KINDS =
            List.of("winner", "lead", "held", "out", "lost", "stands", "all", "any", "not");
    private static final int MOST_POINTS = 1_000_000;

    private final Optional<Ground> own;
    private final Map<String, Optional<Scenario>> battles;
    private final Problems problems;

    /** What a condition can name: hexes, where the map is known, and units. */
    private record Ground(Optional<HexGrid> grid, List<Unit> units) {
        static Ground of(Scenario scenario) {
            return new Ground(Optional.of(scenario.field().grid()), scenario.units());
        }
    }

    private ConditionReader(Optional<Ground> own, Map<String, Optional<Scenario>> battles, Problems problems) {
        this.own = own;
        this.battles = Collections.unmodifiableMap(new LinkedHashMap<>(battles));
        this.problems = problems;
    }

    /** Reads conditions on the end of a battle with units on a map, if that is known. */
    static ConditionReader of(Optional<HexGrid> grid, List<Unit> units, Problems problems) {
        return new ConditionReader(Optional.of(new Ground(grid, units)), Map.of(), problems);
    }

    /**
     * Reads conditions of a campaign, each of which may name by {@code in} the battle that it is about.
     *
     * @param own the battle that is meant where none is named, if there is one
     * @param battles those that can be named, by their ids; without its scenario, because that is at fault, only the name is checked
     */
    public static ConditionReader of(
            Optional<Scenario> own, Map<String, Optional<Scenario>> battles, Problems problems) {
        return new ConditionReader(own.map(Ground::of), battles, problems);
    }

    /** Reads a condition; empty if there was a problem. */
    public Optional<Condition> read(Fields fields) {
        Optional<String> kind = KINDS.stream().filter(fields::has).findFirst();
        if (kind.isEmpty()) {
            fields.fault("if", Sentence.of("problem.noCondition", Words.either(KINDS)));
            return Optional.empty();
        }
        return switch (kind.get()) {
            case "all" -> parts(fields, "all").map(Condition.All::new);
            case "any" -> parts(fields, "any").map(Condition.Any::new);
            case "not" ->
                fields.object("not", this::read).flatMap(part -> fields.finish(() -> new Condition.Not(part)));
            default -> leaf(fields, kind.get());
        };
    }

    private Optional<List<Condition>> parts(Fields fields, String key) {
        List<Condition> parts = fields.objects(key, this::read);
        fields.checkGood(!parts.isEmpty(), key, Sentence.of("problem.noCondition", Words.either(KINDS)));
        return fields.finish(() -> parts);
    }

    private Optional<Condition> leaf(Fields fields, String kind) {
        Optional<String> in = battles.isEmpty() ? Optional.empty() : fields.optionalText("in");
        if (in.isEmpty() && own.isEmpty() && !battles.isEmpty()) {
            fields.insist("in");
        }
        in.ifPresent(id -> fields.check(
                battles.containsKey(id),
                "in",
                Sentence.of("problem.noBattle", Words.quoted(id), Words.guess(id, battles.keySet()))));
        Optional<Ground> ground = in.isPresent()
                ? battles.getOrDefault(in.get(), Optional.empty()).map(Ground::of)
                : own;
        Function<Ground, Optional<? extends Condition>> reader = switch (kind) {
            case "winner" -> there -> winner(fields);
            case "lead" -> there -> lead(fields);
            case "held" -> there -> held(fields, there);
            case "out" -> there -> fate(fields, there, Condition.Kind.OUT, true);
            case "lost" -> there -> fate(fields, there, Condition.Kind.LOST, false);
            default -> there -> fate(fields, there, Condition.Kind.STANDS, true);
        };
        return ground.flatMap(reader)
                .map(condition -> in.isPresent() ? new Condition.In(in.get(), condition) : condition);
    }

    private static Optional<Condition> winner(Fields fields) {
        String word = fields.text("winner");
        List<String> words = Stream.concat(Stream.of(Side.values()).map(Side::word), Stream.of(DRAW))
                .toList();
        fields.checkGood(
                words.contains(word), "winner", Sentence.of("problem.found", Words.quoted(word), Words.either(words)));
        Optional<Side> side =
                Stream.of(Side.values()).filter(one -> one.word().equals(word)).findFirst();
        return fields.finish(() -> new Condition.Winner(side));
    }

    private static Optional<Condition> lead(Fields fields) {
        Side side = fields.choice("lead", List.of(Side.values()));
        int least = fields.integer("atLeast", 1, MOST_POINTS);
        return fields.finish(() -> new Condition.Lead(side, least));
    }

    private Optional<Condition> held(Fields fields, Ground ground) {
        Optional<Hex> hex = new HexReader(ground.grid(), problems).hex(fields, "held");
        Side by = fields.choice("by", List.of(Side.values()));
        return fields.finish(() -> hex.map(where -> (Condition) new Condition.Held(by, where)))
                .flatMap(condition -> condition);
    }

    private Optional<Condition> fate(Fields fields, Ground ground, Condition.Kind kind, boolean somewhere) {
        String key = KINDS.get(KINDS.indexOf("out") + kind.ordinal());
        List<Unit> units = units(fields, key, ground);
        Optional<Hex> at =
                somewhere ? new HexReader(ground.grid(), problems).optionalHex(fields, "at") : Optional.empty();
        return fields.finish(() -> new Condition.Fate(kind, units, at));
    }

    /** The unit that a text names, or the units of the formation that it names. */
    private static List<Unit> units(Fields fields, String key, Ground ground) {
        String name = fields.text(key);
        List<Unit> units = ground.units().stream()
                .filter(unit -> unit.id().equals(name) || unit.formation().equals(name))
                .toList();
        List<Unit> alone = units.stream().filter(unit -> unit.id().equals(name)).toList();
        if (fields.isGood(key) && units.isEmpty()) {
            List<String> known =
                    new ArrayList<>(ground.units().stream().map(Unit::id).toList());
            ground.units().stream().map(Unit::formation).distinct().forEach(known::add);
            fields.fault(key, Sentence.of("problem.noSuchUnit", Words.quoted(name), Words.guess(name, known)));
        }
        return alone.isEmpty() ? units : alone;
    }
}
