package org.roadtorichmond.exchange.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.words.Sentence;

/**
 * A map as far as a file describes it. What the game's own reader of maps would refuse, such as a bridge where no water is, is held
 * back and reported, so that the map that comes out can always be read. One thread.
 */
public final class MapDraft {
    /** The lists of a map, in the order in which they are written. */
    public static final List<String> LISTS = List.of("ways", "crossovers", "waters", "crossings", "places", "edges");

    /** Where north is after a map was turned that had it above, in degrees clockwise from up: at the left. */
    public static final int TURNED = 270;

    private static final Map<Terrain, String> LETTERS = letters();
    private static final Pattern ELEMENT = Pattern.compile("\\$\\.([a-z]+)\\[(\\d+)].*");

    private final String name;
    private final HexGrid grid;
    private final Terrain[] terrain;
    private final Map<String, List<Drawn>> lists = new LinkedHashMap<>();
    private Optional<Node> north = Optional.empty();

    /** Something drawn on the map: what is written of it, and where it stands in the file. */
    private record Drawn(Node.ObjectNode json, Place at) {
        String title() {
            return json.member("name")
                    .or(() -> json.member("to"))
                    .or(() -> json.member("hex"))
                    .map(member -> member.value() instanceof Node.TextNode text ? text.text() : "")
                    .orElse("");
        }
    }

    /** A map of clear ground. */
    public MapDraft(String name, HexGrid grid) {
        this.name = name;
        this.grid = grid;
        terrain = new Terrain[grid.size()];
        Arrays.fill(terrain, Terrain.CLEAR);
        LISTS.forEach(list -> lists.put(list, new ArrayList<>()));
    }

    private static Map<Terrain, String> letters() {
        Map<Terrain, String> letters = new LinkedHashMap<>();
        letters.put(Terrain.CLEAR, ".");
        letters.put(Terrain.FOREST, "f");
        letters.put(Terrain.SWAMP, "s");
        letters.put(Terrain.ROUGH, "h");
        letters.put(Terrain.FORESTED_ROUGH, "t");
        letters.put(Terrain.TOWN, "o");
        letters.put(Terrain.LAKE, "~");
        return letters;
    }

    /** Sets what fills a hex. */
    public void terrain(Hex hex, Terrain kind) {
        terrain[hex.index()] = kind;
    }

    /** Sets where true north lies, in degrees clockwise from up. */
    public void north(Node degrees) {
        north = Optional.of(degrees);
    }

    /** Adds an element to one of the {@link #LISTS}. */
    public void add(String list, Node.ObjectNode element, Place at) {
        Objects.requireNonNull(lists.get(list)).add(new Drawn(element, at));
    }

    /** How many elements a list has. */
    public int count(String list) {
        return Objects.requireNonNull(lists.get(list)).size();
    }

    /**
     * The map as a file, without what cannot stand in it, which is reported as held back.
     *
     * @throws RefusedFile if the map as a whole cannot be
     */
    public Node.ObjectNode settle(ImportReport report) {
        while (true) {
            Node.ObjectNode json = json();
            List<Problem> problems = MapReader.read(json).problems();
            if (problems.isEmpty()) {
                return json;
            }
            holdBack(problems, report);
        }
    }

    /** Takes each element out of which the reader complains, with the first of its complaints. */
    private void holdBack(List<Problem> problems, ImportReport report) {
        Map<String, TreeMap<Integer, Problem>> wrong = new LinkedHashMap<>();
        for (Problem problem : problems) {
            Matcher element = ELEMENT.matcher(problem.path());
            if (!element.matches()) {
                throw new RefusedFile(problem);
            }
            wrong.computeIfAbsent(element.group(1), none -> new TreeMap<>())
                    .putIfAbsent(Integer.parseInt(element.group(2)), problem);
        }
        wrong.forEach((list, indexes) -> {
            List<Drawn> elements = Objects.requireNonNull(lists.get(list));
            indexes.forEach((index, problem) -> {
                Drawn drawn = elements.get(index);
                report.missing(
                        list,
                        List.of(drawn.title()),
                        drawn.at(),
                        Sentence.of("import.heldBack", Words.quoted(drawn.title()), problem.sentence()));
            });
            indexes.descendingKeySet().forEach(index -> elements.remove((int) index));
        });
    }

    private Node.ObjectNode json() {
        Json legend = Json.object();
        LETTERS.forEach((kind, letter) -> legend.put(letter, kind.word()));
        Json map = Json.object()
                .put("format", Formats.MAP)
                .put("name", Trees.text(name))
                .put("columns", grid.columns())
                .put("rows", grid.rows())
                .put("north", north)
                .put("legend", legend)
                .put("terrain", rows());
        // Problems name the elements by their places in the file that they are read from; here that is their path.
        lists.forEach((list, elements) -> {
            if (!elements.isEmpty()) {
                List<Node> nodes = new ArrayList<>();
                for (int i = 0; i < elements.size(); i++) {
                    nodes.add(placed(elements.get(i).json(), new Place(i + 1, 1, "$." + list + "[" + i + "]")));
                }
                map.put(list, nodes);
            }
        });
        return map.node();
    }

    /** The same tree, all of which stands at one place. */
    private static Node placed(Node node, Place at) {
        if (node instanceof Node.ObjectNode object) {
            Map<String, Node.Member> members = new LinkedHashMap<>();
            object.members()
                    .forEach((key, member) -> members.put(key, new Node.Member(at, placed(member.value(), at))));
            return new Node.ObjectNode(at, members);
        } else if (node instanceof Node.ArrayNode array) {
            return new Node.ArrayNode(
                    at, array.elements().stream().map(each -> placed(each, at)).toList());
        } else if (node instanceof Node.TextNode text) {
            return new Node.TextNode(at, text.text());
        }
        return node;
    }

    private List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (int row = 1; row <= grid.rows(); row++) {
            StringBuilder letters = new StringBuilder();
            for (int column = 1; column <= grid.columns(); column++) {
                letters.append(
                        LETTERS.get(terrain[grid.at(column, row).orElseThrow().index()]));
            }
            rows.add(letters.toString());
        }
        return rows;
    }
}
