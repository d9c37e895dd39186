package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Crossover;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/**
 * Reads maps ({@code map/1}).
 *
 * <p>What depends on something that is itself at fault is not complained of: without the size of the map no hex is judged,
 * without the course of a way nothing that lies on it. One instance reads one map.
 */
public final class MapReader {
    /** The most columns or rows: what a hex number has digits for. */
    static final int LARGEST = 999;

    private static final int FULL_CIRCLE = 360;
    private static final int HUNDREDTHS = 100;

    private final Problems problems;
    /** Whether ways need bridges over rivers. */
    private final boolean bridged;

    private final Set<String> wayNames = new HashSet<>();
    private final Map<String, Way> ways = new HashMap<>();
    private final List<Located<Way>> marched = new ArrayList<>();
    private final Set<Integer> crossovers = new HashSet<>();
    private final Set<Long> wet = new HashSet<>();
    private final Set<Long> rivers = new HashSet<>();
    private final Set<Long> crossed = new HashSet<>();
    private HexReader hexes;

    private MapReader(Problems problems, boolean bridged) {
        this.problems = problems;
        this.bridged = bridged;
        this.hexes = new HexReader(Optional.empty(), problems);
    }

    /** Reads a map that is a file of its own. */
    public static Result<Battlefield> read(Node.ObjectNode root) {
        Problems problems = new Problems();
        Optional<Battlefield> field = read(new Fields(root, problems), problems);
        return problems.result(field);
    }

    /** Reads a map that is drawn and not played on: ways may cross rivers that have no bridge yet. */
    public static Result<Battlefield> drawable(Node.ObjectNode root) {
        Problems problems = new Problems();
        return problems.result(new MapReader(problems, false).field(new Fields(root, problems)));
    }

    /** Reads a map that is opened directly, with warnings about what its author probably does not mean. */
    public static Result<Battlefield> opened(Node.ObjectNode root) {
        return read(root).then(field -> Result.good(field, MapWarnings.of(field, root)));
    }

    /** Reads a map that is a file or part of one. */
    static Optional<Battlefield> read(Fields map, Problems problems) {
        return new MapReader(problems, true).field(map);
    }

    private Optional<Battlefield> field(Fields map) {
        map.constant("format", Formats.MAP);
        String name = map.text("name");
        int columns = map.integer("columns", 1, LARGEST);
        int rows = map.integer("rows", 1, LARGEST);
        OptionalInt north = map.optionalHundredths("north", -FULL_CIRCLE * HUNDREDTHS, FULL_CIRCLE * HUNDREDTHS);
        // A wrong size still gives a grid, which is thrown away: the stand-ins are of size one.
        HexGrid grid = new HexGrid(columns, rows);
        boolean sized = map.isGood("columns", "rows");
        hexes = new HexReader(sized ? Optional.of(grid) : Optional.empty(), problems);
        Battlefield.Builder builder = new Battlefield.Builder(name, grid);
        builder.north(Math.floorMod(Math.floorDiv(north.orElse(0) + HUNDREDTHS / 2, HUNDREDTHS), FULL_CIRCLE));
        new TerrainRows(problems).read(map, grid, sized, builder);
        map.objectsOrNone("ways", this::way).forEach(builder::way);
        map.objectsOrNone("waters", this::water).forEach(builder::water);
        boolean watersKnown = map.isGood("waters") || !map.has("waters");
        map.objectsOrNone("crossings", crossing -> crossing(crossing, watersKnown))
                .forEach(builder::crossing);
        if (bridged && (map.isGood("crossings") || !map.has("crossings"))) {
            marched.forEach(this::checkRivers);
        }
        map.objectsOrNone("crossovers", this::crossover).forEach(builder::crossover);
        map.objectsOrNone("places", this::place).forEach(builder::place);
        map.objectsOrNone("edges", edge -> edge(edge, grid)).forEach(builder::edge);
        return map.finish(builder::build);
    }

    // --- Ways ------------------------------------------------------------------------------------------------------

    private Optional<Way> way(Fields fields) {
        Way.Kind kind = fields.choice("kind", List.of(Way.Kind.values()));
        String name = fields.text("name");
        if (fields.isGood("name")) {
            fields.check(wayNames.add(name), "name", Sentence.of("problem.wayTwice", Words.quoted(name)));
        }
        List<Hex> row = hexes.row(fields, "hexes");
        if (!row.isEmpty()) {
            checkRow(fields, row);
        }
        Place at = fields.at("hexes");
        Optional<Way> way = fields.finish(() -> new Way(kind, name, row));
        // Without a map to lie on, the row is empty though nothing is wrong with the way itself.
        way = way.filter(w -> !w.hexes().isEmpty());
        way.ifPresent(w -> ways.put(name, w));
        way.filter(w -> w.kind().marched()).ifPresent(w -> marched.add(new Located<>(w, at)));
        return way;
    }

    private void checkRow(Fields fields, List<Hex> row) {
        fields.check(row.size() > 1, "hexes", Sentence.of("problem.wayShort"));
        for (int i = 1; i < row.size(); i++) {
            fields.check(
                    hexes.adjacent(row.get(i - 1), row.get(i)),
                    "hexes",
                    Sentence.of("problem.wayBroken", row.get(i - 1), row.get(i)));
        }
    }

    private void checkRivers(Located<Way> way) {
        List<Hex> row = way.value().hexes();
        for (int i = 1; i < row.size(); i++) {
            Hexside side = new Hexside(row.get(i - 1), row.get(i));
            if (rivers.contains(key(side)) && !crossed.contains(key(side))) {
                problems.add(way.at(), noBridge(Constants.word(way.value().kind()), side));
            }
        }
    }

    /**
     * Says that a road or trail crosses a river without a bridge or ford.
     *
     * @param kind the word for the kind of way
     */
    public static Sentence noBridge(String kind, Hexside side) {
        return Sentence.of("problem.noBridge", kind, side);
    }

    private Optional<Crossover> crossover(Fields fields) {
        Optional<Hex> hex = hexes.hex(fields, "hex");
        hex.ifPresent(h -> fields.check(crossovers.add(h.index()), "hex", Sentence.of("problem.crossoverTwice", h)));
        List<Located<String>> names = fields.texts("ways");
        Set<String> distinct = new HashSet<>();
        for (Located<String> name : names) {
            checkPasses(name, hex);
            if (!distinct.add(name.value())) {
                problems.add(name.at(), Sentence.of("problem.wayListedTwice", Words.quoted(name.value())));
            }
        }
        fields.checkGood(names.size() > 1, "ways", Sentence.of("problem.passingWays", names.size()));
        List<String> passing = names.stream().map(Located::value).toList();
        return fields.finish(() -> hex.map(h -> new Crossover(h, passing))).flatMap(crossover -> crossover);
    }

    private void checkPasses(Located<String> name, Optional<Hex> hex) {
        if (!wayNames.contains(name.value())) {
            problems.add(name.at(), unknownWay(name.value()));
            return;
        }
        Way way = ways.get(name.value());
        if (way != null && hex.isPresent() && !way.hexes().contains(hex.get())) {
            problems.add(name.at(), Sentence.of("problem.wayElsewhere", Words.quoted(name.value()), hex.get()));
        }
    }

    private Sentence unknownWay(String name) {
        return Sentence.of(
                "problem.noSuchWay",
                Words.quoted(name),
                Words.guess(name, wayNames.stream().sorted().toList()));
    }

    private Optional<MapEdge> edge(Fields fields, HexGrid grid) {
        Optional<Hex> hex = hexes.hex(fields, "hex");
        hex.ifPresent(h -> fields.check(grid.onBorder(h.index()), "hex", Sentence.of("problem.notBorder", h)));
        String name = fields.text("way");
        if (fields.isGood("way")) {
            fields.check(wayNames.contains(name), "way", unknownWay(name));
        }
        Way way = ways.get(name);
        if (way != null && hex.isPresent() && fields.isGood("hex", "way")) {
            boolean ends = way.hexes().get(0).equals(hex.get())
                    || way.hexes().get(way.hexes().size() - 1).equals(hex.get());
            fields.check(ends, "way", Sentence.of("problem.wayEnds", Words.quoted(name), hex.get()));
        }
        String to = fields.text("to");
        return fields.finish(() -> hex.map(h -> new MapEdge(h, name, to))).flatMap(edge -> edge);
    }

    // --- Water and places ------------------------------------------------------------------------------------------

    private Optional<Water> water(Fields fields) {
        Water.Kind kind = fields.choice("kind", List.of(Water.Kind.values()));
        String name = fields.text("name");
        List<Hexside> sides = hexes.hexsides(fields, "hexsides");
        for (Hexside side : sides) {
            wet.add(key(side));
            if (kind == Water.Kind.RIVER) {
                rivers.add(key(side));
            }
        }
        return fields.finish(() -> new Water(kind, name, sides));
    }

    private Optional<Crossing> crossing(Fields fields, boolean watersKnown) {
        Crossing.Kind kind = fields.choice("kind", List.of(Crossing.Kind.values()));
        String name = fields.text("name");
        Optional<Hexside> side = hexes.hexside(fields, "hexside");
        side.ifPresent(s -> crossed.add(key(s)));
        if (side.isPresent() && watersKnown) {
            fields.check(wet.contains(key(side.get())), "hexside", Sentence.of("problem.noWater", side.get()));
        }
        Set<Arm> arms = new ArmSet(problems).read(fields, "for");
        return fields.finish(() -> side.map(s -> new Crossing(kind, name, s, arms)))
                .flatMap(crossing -> crossing);
    }

    private Optional<org.roadtorichmond.map.NamedPlace> place(Fields fields) {
        String name = fields.text("name");
        Optional<Hex> hex = hexes.hex(fields, "hex");
        return fields.finish(() -> hex.map(h -> new org.roadtorichmond.map.NamedPlace(name, h)))
                .flatMap(place -> place);
    }

    /** The same for both ways of writing a hexside. */
    private static long key(Hexside side) {
        int a = side.first().index();
        int b = side.second().index();
        return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
    }
}
