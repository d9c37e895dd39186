package org.roadtorichmond.exchange.tiled;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.XmlElement;

/**
 * The tiles of a tileset that say more of themselves than their number.
 *
 * @param name its name
 * @param alignment which point of a picture the place of a tile object is
 * @param sheet the picture that has all its tiles, if there is one
 * @param tiles its tiles by their numbers
 */
record Tileset(String name, String alignment, Optional<TileSheet> sheet, Map<Integer, Tile> tiles) {
    /**
     * A tile.
     *
     * @param tileset the name of its tileset
     * @param id its number there
     * @param kind its class; empty if it has none
     * @param properties its properties by their names in small letters
     * @param image the name of its own image without folders; empty if it has none
     * @param cut where its picture is, if it has one
     */
    record Tile(
            String tileset,
            int id,
            String kind,
            Map<String, String> properties,
            String image,
            Optional<TileSheet.Cut> cut) {
        /** The tile by tileset and number. */
        String number() {
            return tileset + ":" + id;
        }
    }

    /**
     * The tileset of an element.
     *
     * @param from the file in which it stands, from the folder of the map
     */
    static Tileset of(XmlElement element, String from) {
        String name = element.attribute("name").orElse("");
        Map<Integer, Tile> tiles = new HashMap<>();
        Optional<TileSheet> sheet = TileSheet.of(element, from);
        for (XmlElement tile : element.children("tile")) {
            int id = tile.whole("id", 0, 0, Integer.MAX_VALUE);
            String image = tile.child("image")
                    .flatMap(each -> each.attribute("source"))
                    .orElse("");
            Optional<TileSheet.Cut> own = image.isEmpty()
                    ? sheet.flatMap(all -> all.cut(id))
                    : Optional.of(TileSheet.whole(ProjectFiles.joined(from, image)));
            String file = image.isEmpty() ? sheet.flatMap(TileSheet::only).orElse("") : image;
            tiles.put(id, new Tile(name, id, kind(tile), properties(tile), file(file), own));
        }
        return new Tileset(name, element.attribute("objectalignment").orElse("unspecified"), sheet, tiles);
    }

    /** A tileset of which only the name is known. */
    static Tileset missing(String name) {
        return new Tileset(name, "unspecified", Optional.empty(), Map.of());
    }

    /** A tile by its number, of which nothing need be known. */
    Tile tile(int id) {
        return Optional.ofNullable(tiles.get(id))
                .orElseGet(() -> new Tile(
                        name,
                        id,
                        "",
                        Map.of(),
                        file(sheet.flatMap(TileSheet::only).orElse("")),
                        sheet.flatMap(all -> all.cut(id))));
    }

    /** The name of a file without folders. */
    static String file(String path) {
        String plain = path.replace('\\', '/');
        return plain.substring(plain.lastIndexOf('/') + 1);
    }

    /** The class of a tile or object: {@code class} in Tiled 1.9, {@code type} before and since. */
    static String kind(XmlElement element) {
        return element.filled("class")
                .or(() -> element.filled("type"))
                .orElse("")
                .strip();
    }

    /** The properties of an element by their names in small letters; long texts stand as content, classes have some of their own. */
    static Map<String, String> properties(XmlElement element) {
        Map<String, String> properties = new LinkedHashMap<>();
        element.children("properties").stream()
                .flatMap(each -> each.children("property").stream())
                .forEach(property -> {
                    property.attribute("name")
                            .ifPresent(name -> properties.put(
                                    name.strip().toLowerCase(Locale.ROOT),
                                    property.attribute("value")
                                            .orElse(property.text())
                                            .strip()));
                    properties(property).forEach(properties::putIfAbsent);
                });
        return properties;
    }
}
