package org.roadtorichmond.exchange.tiled;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;

/** The tilesets of a map or template, in it or beside it, and the tile that a number in the map means. */
final class Tilesets {
    private final TreeMap<Integer, Tileset> byFirst = new TreeMap<>();

    private Tilesets() {}

    /**
     * Reads the tilesets of a map or template. Of one that is not there only the name is known, so that each of its tiles has to be
     * asked about by its number.
     *
     * @param root the map or template
     * @param from where it lies, from the folder of the map; empty for the map itself
     */
    static Tilesets of(XmlElement root, String from, ProjectFiles files, ImportReport report) {
        Tilesets tilesets = new Tilesets();
        for (XmlElement element : root.children("tileset")) {
            int first = element.whole("firstgid", 1, 1, Integer.MAX_VALUE);
            tilesets.byFirst.put(first, tileset(element, from, files, report));
        }
        return tilesets;
    }

    private static Tileset tileset(XmlElement element, String from, ProjectFiles files, ImportReport report) {
        Optional<String> source = element.filled("source");
        if (source.isEmpty()) {
            return Tileset.of(element, from);
        }
        Result<ProjectFiles.Opened> opened = files.open(element, "source", "tileset", from);
        if (opened.value().isPresent()) {
            return Tileset.of(opened.value().get().root(), opened.value().get().path());
        }
        String name = Tileset.file(source.get()).replaceFirst("[.][A-Za-z]+$", "");
        Problem problem = opened.problems().get(0);
        report.missing("tileset", List.of(name), element.at(), problem.sentence());
        return Tileset.missing(name);
    }

    /** The tile of a number without its flips; empty if no tileset has it. */
    Optional<Tileset.Tile> tile(int gid) {
        return Optional.ofNullable(byFirst.floorEntry(gid))
                .map(entry -> entry.getValue().tile(gid - entry.getKey()));
    }

    /** Which point of its picture the place of a tile object is. */
    String alignment(int gid) {
        return Optional.ofNullable(byFirst.floorEntry(gid))
                .map(Map.Entry::getValue)
                .map(tileset -> tileset.alignment().toLowerCase(Locale.ROOT))
                .orElse("unspecified");
    }
}
