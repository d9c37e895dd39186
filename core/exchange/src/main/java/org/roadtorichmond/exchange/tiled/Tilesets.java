package org.roadtorichmond.exchange.tiled;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.draft.XmlReader;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** The tilesets of a map or template, in it or beside it, and the tile that a number in the map means. */
final class Tilesets {
    private final TreeMap<Integer, Tileset> byFirst = new TreeMap<>();

    private Tilesets() {}

    /** Reads the tilesets of a map; one that cannot be read is refused. */
    static Tilesets of(XmlElement map, Siblings siblings) {
        Tilesets tilesets = new Tilesets();
        for (XmlElement element : map.children("tileset")) {
            int first = element.whole("firstgid", 1, 1, Integer.MAX_VALUE);
            XmlElement whole =
                    element.filled("source").isPresent() ? beside(element, "source", "tileset", siblings) : element;
            tilesets.byFirst.put(first, Tileset.of(whole));
        }
        return tilesets;
    }

    /** The root of a file that an element names. */
    static XmlElement beside(XmlElement element, String key, String root, Siblings siblings) {
        String name = element.attribute(key).orElse("");
        if (!Siblings.isInside(name)) {
            throw new RefusedFile(element.at(), Sentence.of("import.outside", Words.quoted(name)));
        }
        Result<byte[]> bytes = siblings.read(name);
        if (bytes.value().isEmpty()) {
            Problem problem = bytes.problems().get(0);
            throw new RefusedFile(element.at(), Sentence.of("import.beside", Words.quoted(name), problem.sentence()));
        }
        XmlElement read = read(bytes.value().get(), root, Optional.of(name));
        if (!read.name().equals(root)) {
            throw new RefusedFile(
                    read.at(), Sentence.of("import.tiled.root", Words.quoted(read.name()), Words.quoted(root)));
        }
        return read;
    }

    /** The root of a file in either form: JSON begins with a brace. */
    static XmlElement read(byte[] bytes, String root, Optional<String> file) {
        String begin = new String(bytes, 0, Math.min(100, bytes.length), StandardCharsets.UTF_8).strip();
        return begin.startsWith("{") ? TmjElements.read(bytes, root, file) : XmlReader.read(bytes, file);
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
