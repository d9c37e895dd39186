package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.words.Sentence;

/** The tiles of one layer, in one piece or, on infinite maps, in chunks. */
final class TileCells {
    private static final int FARTHEST = 100_000;

    private final LayerStack.Layer layer;
    private final List<Block> blocks = new ArrayList<>();

    /** A piece of a layer: where it begins, and its tiles row by row. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Block(int column, int row, int width, int[] tiles) {}

    /** Does something with a tile and the column and row in which it is. */
    @FunctionalInterface
    interface Visitor {
        void visit(int column, int row, int gid);
    }

    private TileCells(LayerStack.Layer layer) {
        this.layer = layer;
    }

    /**
     * Reads a layer.
     *
     * @param layer the layer
     * @param infinite whether it is of a map without bounds
     * @param most the most columns and rows
     */
    static TileCells of(LayerStack.Layer layer, boolean infinite, int most) {
        TileCells cells = new TileCells(layer);
        XmlElement element = layer.element();
        // The JSON of infinite maps has its chunks in the layer itself.
        XmlElement data = element.child("data").orElse(element);
        List<XmlElement> chunks = data.children("chunk");
        if (infinite || !chunks.isEmpty()) {
            int left = most * most;
            for (XmlElement chunk : chunks) {
                // What a chunk of JSON holds is an element in it.
                XmlElement inner = chunk.child("data").orElse(chunk);
                // There the layer says how they are packed, unless they are lists.
                boolean own =
                        chunk.child("data").isPresent() && inner.attributes().containsKey("encoding");
                XmlElement form = own ? inner : data;
                Block block = block(chunk, form, inner, most);
                left -= block.tiles().length;
                if (left < 0) {
                    throw new RefusedFile(chunk.at(), Sentence.of("import.tiled.large", most));
                }
                cells.blocks.add(block);
            }
            return cells;
        }
        cells.blocks.add(block(element, data, data, most));
        return cells;
    }

    private static Block block(XmlElement size, XmlElement form, XmlElement part, int most) {
        int width = size.whole("width", 0, 1, most);
        int height = size.whole("height", 0, 1, most);
        if (width == 0 || height == 0) {
            throw new RefusedFile(size.at(), Sentence.of("import.tiled.noSize"));
        }
        int column = size.name().equals("chunk") ? size.whole("x", 0, -FARTHEST, FARTHEST) : 0;
        int row = size.name().equals("chunk") ? size.whole("y", 0, -FARTHEST, FARTHEST) : 0;
        return new Block(column, row, width, LayerData.tiles(form, part, width * height));
    }

    LayerStack.Layer layer() {
        return layer;
    }

    /** Goes through all tiles that are there. */
    void each(Visitor visitor) {
        for (Block block : blocks) {
            for (int i = 0; i < block.tiles().length; i++) {
                if (block.tiles()[i] != 0) {
                    visitor.visit(
                            block.column() + i % block.width(), block.row() + i / block.width(), block.tiles()[i]);
                }
            }
        }
    }
}
