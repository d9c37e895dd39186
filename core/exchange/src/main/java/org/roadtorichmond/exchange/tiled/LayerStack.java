package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.scenario.json.Place;
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

    /** The layers of a map; those that are hidden are asked about, and pictures reported as left. */
    static LayerStack of(XmlElement map, Answers answers, ImportReport report) {
        LayerStack stack = new LayerStack(new ArrayList<>(), new ArrayList<>());
        stack.add(map, 0, 0, answers, report);
        return stack;
    }

    private void add(XmlElement parent, double dx, double dy, Answers answers, ImportReport report) {
        for (XmlElement child : parent.children()) {
            if (!List.of("layer", "objectgroup", "group", "imagelayer").contains(child.name())) {
                continue;
            }
            Layer layer = new Layer(child, dx + child.decimal("offsetx", 0), dy + child.decimal("offsety", 0));
            if (!child.truth("visible", true) && !counts(layer, answers, report)) {
                continue;
            }
            switch (child.name()) {
                case "layer" -> tiles.add(layer);
                case "objectgroup" -> objects.add(layer);
                case "group" -> add(child, layer.dx(), layer.dy(), answers, report);
                default ->
                    report.left(
                            "picture",
                            List.of(layer.name()),
                            child.at(),
                            Sentence.of("import.tiled.picture", layer.name()));
            }
        }
    }

    /** Whether a hidden layer counts, which is asked if there is anything in it: people hide what they are not working on. */
    private static boolean counts(Layer layer, Answers answers, ImportReport report) {
        Optional<String> answer = answers.of(Question.LAYER, layer.name());
        boolean open = answer.isEmpty()
                && !layer.name().isBlank()
                && layer.element().children().stream()
                        .anyMatch(child -> !child.name().equals("properties"));
        List<String> names = List.of(layer.name());
        Place at = layer.element().at();
        if (open) {
            report.leftAsking(Question.LAYER, "layer", names, at, Sentence.of("import.tiled.layer", layer.name()));
        } else if (answer.filter(Question.YES::equals).isEmpty()) {
            report.left("layer", names, at, Sentence.of("import.tiled.hidden", layer.name()));
        }
        return answer.filter(Question.YES::equals).isPresent();
    }
}
