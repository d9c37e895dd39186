package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.words.Sentence;

/**
 * The layers of a map that can be seen, the lowest first, groups among them opened.
 *
 * @param tiles layers of tiles
 * @param objects layers of objects
 */
record LayerStack(List<Layer> tiles, List<Layer> objects) {
    /**
     * A layer.
     *
     * @param element its element
     * @param dx by how many pixels it is moved to the right, with the groups around it
     * @param dy by how many it is moved down
     */
    record Layer(XmlElement element, double dx, double dy) {
        String name() {
            return element.attribute("name").orElse("");
        }
    }

    /** The layers of a map; those that are hidden, and pictures, are reported as left. */
    static LayerStack of(XmlElement map, ImportReport report) {
        LayerStack stack = new LayerStack(new ArrayList<>(), new ArrayList<>());
        stack.add(map, 0, 0, report);
        return stack;
    }

    private void add(XmlElement parent, double dx, double dy, ImportReport report) {
        for (XmlElement child : parent.children()) {
            if (!List.of("layer", "objectgroup", "group", "imagelayer").contains(child.name())) {
                continue;
            }
            Layer layer = new Layer(child, dx + child.decimal("offsetx", 0), dy + child.decimal("offsety", 0));
            if (!child.truth("visible", true)) {
                report.left(
                        "layer", List.of(layer.name()), child.at(), Sentence.of("import.tiled.hidden", layer.name()));
                continue;
            }
            switch (child.name()) {
                case "layer" -> tiles.add(layer);
                case "objectgroup" -> objects.add(layer);
                case "group" -> add(child, layer.dx(), layer.dy(), report);
                default ->
                    report.left(
                            "picture",
                            List.of(layer.name()),
                            child.at(),
                            Sentence.of("import.tiled.picture", layer.name()));
            }
        }
    }
}
