package org.roadtorichmond.exchange.tiled;

import java.util.Optional;
import org.roadtorichmond.exchange.draft.Shown;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.picture.PictureFile;

/**
 * One picture with all tiles of a tileset in rows.
 *
 * @param path its file, from the folder of the map
 * @param tiles how many tiles it has; 0 if that is not said
 * @param columns how many are in a row
 * @param width the width of a tile in pixels
 * @param height its height
 * @param margin the empty space round all tiles
 * @param spacing the empty space between them
 */
record TileSheet(String path, int tiles, int columns, int width, int height, int margin, int spacing) {
    private static final int LARGEST = PictureFile.LONGEST_SIDE;

    /**
     * Where the picture of a tile is.
     *
     * @param path the file, from the folder of the map
     * @param x how far from the left of it, in pixels
     * @param y how far from the top
     * @param width its width; 0 for the whole picture
     * @param height its height
     */
    record Cut(String path, int x, int y, int width, int height) {
        /** The picture itself, as far as it may be read. */
        Shown in(ProjectFiles files) {
            return longest -> files.content(path)
                    .flatMap(bytes -> PictureFile.open(bytes).value())
                    .flatMap(picture -> width == 0 ? Optional.of(picture) : picture.part(x, y, width, height))
                    .flatMap(picture -> picture.unpack(longest).value());
        }
    }

    /** The sheet of a tileset; empty if each tile has a picture of its own. */
    static Optional<TileSheet> of(XmlElement tileset, String from) {
        int width = tileset.whole("tilewidth", 0, 0, LARGEST);
        int height = tileset.whole("tileheight", 0, 0, LARGEST);
        int margin = tileset.whole("margin", 0, 0, LARGEST);
        int spacing = tileset.whole("spacing", 0, 0, LARGEST);
        Optional<XmlElement> image = tileset.child("image");
        int across = image.map(each -> each.whole("width", 0, 0, LARGEST))
                .filter(wide -> wide > 0)
                .orElse(tileset.whole("imagewidth", 0, 0, LARGEST));
        int fitting = width == 0 ? 0 : (across - 2 * margin + spacing) / (width + spacing);
        int columns = tileset.whole("columns", fitting, 0, LARGEST);
        return image.flatMap(each -> each.filled("source"))
                .map(source -> new TileSheet(
                        ProjectFiles.joined(from, source),
                        tileset.whole("tilecount", 0, 0, Integer.MAX_VALUE),
                        columns > 0 ? columns : fitting,
                        width,
                        height,
                        margin,
                        spacing));
    }

    /** The whole of a picture. */
    static Cut whole(String path) {
        return new Cut(path, 0, 0, 0, 0);
    }

    /** Where a tile is, if the sheet has room for any. */
    Optional<Cut> cut(int id) {
        if (columns <= 0 || width == 0 || height == 0 || id / columns > LARGEST / height) {
            return Optional.empty();
        }
        int x = margin + id % columns * (width + spacing);
        int y = margin + id / columns * (height + spacing);
        return Optional.of(new Cut(path, x, y, width, height));
    }

    /** The file, if it is the picture of one tile only and so says by its name what that is. */
    Optional<String> only() {
        return Optional.of(path).filter(file -> tiles == 1);
    }
}
