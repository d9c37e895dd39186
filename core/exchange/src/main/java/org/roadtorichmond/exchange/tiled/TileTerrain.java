package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.Wordings;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Which terrain each tile means: by an answer, its class, a property, or the name of its image; what none of them says is asked. */
final class TileTerrain {
    private static final int MOST_HEXES = 40;
    private static final List<String> PROPERTIES = List.of("terrain", "type", "class");

    private final Answers answers;
    private final ProjectFiles files;
    private final Map<Tileset.Tile, Meaning> known = new LinkedHashMap<>();
    private final Map<Tileset.Tile, List<Hex>> unknown = new LinkedHashMap<>();

    /** What a tile means: a terrain, nothing, or not known. */
    record Meaning(Optional<Terrain> terrain, boolean asked) {}

    TileTerrain(Answers answers, ProjectFiles files) {
        this.answers = answers;
        this.files = files;
    }

    /** What a tile in a hex means; if that is not known, it will be asked. */
    Meaning of(Tileset.Tile tile, Hex hex) {
        Meaning meaning = known.computeIfAbsent(tile, this::meaning);
        if (meaning.asked()) {
            unknown.computeIfAbsent(tile, none -> new ArrayList<>()).add(hex);
        }
        return meaning;
    }

    private Meaning meaning(Tileset.Tile tile) {
        List<String> names = names(tile);
        for (String name : names) {
            Optional<String> answer = answers.of(Question.TERRAIN, name);
            if (answer.filter(Question.NOTHING::equals).isPresent()) {
                return new Meaning(Optional.empty(), false);
            }
            Optional<Terrain> terrain = answer.flatMap(TileTerrain::terrain);
            if (terrain.isPresent()) {
                return new Meaning(terrain, false);
            }
        }
        Optional<Terrain> terrain =
                names.stream().flatMap(name -> terrain(name).stream()).findFirst();
        return new Meaning(terrain, terrain.isEmpty());
    }

    /** The names of a tile, the most telling first. */
    private static List<String> names(Tileset.Tile tile) {
        List<String> names = new ArrayList<>();
        names.add(tile.kind());
        PROPERTIES.forEach(key -> names.add(tile.properties().getOrDefault(key, "")));
        tile.properties().values().stream()
                .filter(value -> Wordings.answer(Question.TERRAIN, value).isPresent())
                .forEach(names::add);
        names.add(tile.image());
        int dot = tile.image().lastIndexOf('.');
        names.add(dot > 0 ? tile.image().substring(0, dot) : "");
        names.add(tile.number());
        return names.stream().filter(name -> !name.isBlank()).toList();
    }

    private static Optional<Terrain> terrain(String name) {
        String word = name.strip().toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-");
        return Arrays.stream(Terrain.values())
                .filter(terrain -> terrain.word().equals(word))
                .findFirst();
    }

    /** Asks what the tiles mean of which that is not known. */
    void ask(ImportReport report) {
        unknown.forEach((tile, hexes) -> report.asked(
                Question.TERRAIN,
                "terrain",
                List.of(names(tile).get(0)),
                Sentence.of(
                        "import.tiled.tile",
                        Words.quoted(names(tile).get(0)),
                        Words.quoted(tile.tileset()),
                        tile.id(),
                        list(hexes)),
                tile.cut().map(cut -> cut.in(files))));
    }

    /** The numbers of some hexes, of which the first are enough. */
    static Sentence list(List<Hex> hexes) {
        List<Hex> first = hexes.subList(0, Math.min(MOST_HEXES, hexes.size()));
        String numbers = String.join(" ", first.stream().map(Hex::number).toList());
        return hexes.size() > first.size()
                ? Sentence.of("import.andMore", numbers, hexes.size() - first.size())
                : Sentence.of("verbatim", numbers);
    }
}
