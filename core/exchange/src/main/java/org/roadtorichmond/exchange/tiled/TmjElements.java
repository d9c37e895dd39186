package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.ObjectNode;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;

/**
 * Turns the JSON that Tiled writes into the elements of its XML, so that both forms are understood in one place. What JSON says
 * otherwise before Tiled 1.2 (properties and tiles as objects) is understood too.
 */
final class TmjElements {
    /** How elements of lists are called in XML, by the key of their list; layers are called by their type. */
    private static final Map<String, String> LISTS =
            Map.of("tilesets", "tileset", "objects", "object", "chunks", "chunk");

    private static final Map<String, String> LAYERS =
            Map.of("tilelayer", "layer", "objectgroup", "objectgroup", "imagelayer", "imagelayer", "group", "group");

    private static final List<String> LINES = List.of("polyline", "polygon");

    private TmjElements() {}

    /** The root of a file; what is no JSON is refused. */
    static XmlElement read(byte[] bytes, String name, Optional<String> file) {
        Result<ObjectNode> tree = TreeReader.read(bytes);
        if (tree.value().isEmpty()) {
            var problem = tree.problems().get(0);
            throw new RefusedFile(file.isPresent() ? problem.in(file.get()) : problem);
        }
        ObjectNode root = tree.value().get();
        return element(name, file.isPresent() ? root.in(file.get()) : root);
    }

    private static XmlElement element(String name, ObjectNode object) {
        Map<String, String> attributes = new LinkedHashMap<>();
        List<XmlElement> children = new ArrayList<>();
        object.members().forEach((key, member) -> {
            Node value = member.value();
            scalar(value).ifPresent(text -> attributes.put(key, text));
            children.addAll(children(name, key, value, object));
        });
        return new XmlElement(name, attributes, children, "", object.at());
    }

    private static List<XmlElement> children(String parent, String key, Node value, ObjectNode object) {
        if (LISTS.containsKey(key)) {
            return elements(LISTS.get(key), value);
        }
        return switch (key) {
            case "layers" -> layers(value);
            case "properties" -> List.of(properties(value, object.member("propertytypes")));
            case "data" -> List.of(data(value, object));
            case "tiles" -> tiles(value, object);
            case "tileproperties" -> object.member("tiles").isEmpty() ? tiles(value, object) : List.of();
            case "image" ->
                scalar(value)
                        .map(source -> List.of(leaf("image", Map.of("source", source), "", value.at())))
                        .orElse(List.of());
            case "object" -> value instanceof ObjectNode inner ? List.of(element("object", inner)) : List.of();
            case "tileset" -> value instanceof ObjectNode inner ? List.of(element("tileset", inner)) : List.of();
            case "point", "ellipse" ->
                parent.equals("object") && scalar(value).equals(Optional.of("true"))
                        ? List.of(leaf(key, Map.of(), "", value.at()))
                        : List.of();
            case "text" -> parent.equals("object") ? List.of(leaf(key, Map.of(), "", value.at())) : List.of();
            default ->
                LINES.contains(key) ? List.of(leaf(key, Map.of("points", points(value)), "", value.at())) : List.of();
        };
    }

    private static XmlElement leaf(String name, Map<String, String> attributes, String text, Place at) {
        return new XmlElement(name, attributes, List.of(), text, at);
    }

    private static List<ObjectNode> objects(Node value) {
        return value instanceof Node.ArrayNode list
                ? list.elements().stream()
                        .filter(ObjectNode.class::isInstance)
                        .map(ObjectNode.class::cast)
                        .toList()
                : List.of();
    }

    private static List<XmlElement> elements(String name, Node value) {
        return objects(value).stream().map(object -> element(name, object)).toList();
    }

    private static List<XmlElement> layers(Node value) {
        return objects(value).stream()
                .map(object -> element(
                        LAYERS.getOrDefault(
                                object.member("type")
                                        .flatMap(type -> scalar(type.value()))
                                        .orElse(""),
                                "unknown"),
                        object))
                .toList();
    }

    private static XmlElement properties(Node value, Optional<Node.Member> types) {
        List<XmlElement> properties = new ArrayList<>();
        for (ObjectNode property : objects(value)) {
            properties.add(element("property", property));
        }
        if (value instanceof ObjectNode named
                && (types.isPresent() || !named.members().isEmpty())) {
            named.members()
                    .forEach((name, member) -> scalar(member.value())
                            .ifPresent(text -> properties.add(leaf(
                                    "property",
                                    Map.of("name", name, "value", text),
                                    "",
                                    member.value().at()))));
        }
        return new XmlElement("properties", Map.of(), properties, "", value.at());
    }

    private static XmlElement data(Node value, ObjectNode layer) {
        Map<String, String> attributes = new LinkedHashMap<>();
        if (value instanceof Node.TextNode text) {
            for (String key : List.of("encoding", "compression")) {
                layer.member(key)
                        .flatMap(member -> scalar(member.value()))
                        .ifPresent(word -> attributes.put(key, word));
            }
            return leaf("data", attributes, text.text(), value.at());
        }
        attributes.put("encoding", "csv");
        String numbers = value instanceof Node.ArrayNode list
                ? list.elements().stream().map(each -> scalar(each).orElse("?")).collect(Collectors.joining(","))
                : "?";
        return leaf("data", attributes, numbers, value.at());
    }

    /** The tiles of a tileset: a list, or before Tiled 1.2 an object by their numbers. */
    private static List<XmlElement> tiles(Node value, ObjectNode tileset) {
        if (!(value instanceof ObjectNode byNumber)) {
            return elements("tile", value);
        }
        Map<String, List<XmlElement>> children = new LinkedHashMap<>();
        Map<String, Map<String, String>> attributes = new LinkedHashMap<>();
        byNumber.members().forEach((id, member) -> {
            if (value
                            != tileset.member("tileproperties")
                                    .map(Node.Member::value)
                                    .orElse(null)
                    && member.value() instanceof ObjectNode tile) {
                XmlElement element = element("tile", tile);
                children.computeIfAbsent(id, none -> new ArrayList<>()).addAll(element.children());
                attributes.computeIfAbsent(id, none -> new LinkedHashMap<>()).putAll(element.attributes());
            }
        });
        tileset.member("tileproperties").map(Node.Member::value).ifPresent(named -> {
            if (named instanceof ObjectNode byTile) {
                byTile.members()
                        .forEach((id, member) -> children.computeIfAbsent(id, none -> new ArrayList<>())
                                .add(properties(member.value(), Optional.empty())));
            }
        });
        List<XmlElement> tiles = new ArrayList<>();
        children.forEach((id, inner) -> {
            Map<String, String> own = attributes.getOrDefault(id, new LinkedHashMap<>());
            own.put("id", id);
            tiles.add(new XmlElement("tile", own, inner, "", value.at()));
        });
        return tiles;
    }

    private static String points(Node value) {
        return objects(value).stream()
                .map(point -> coordinate(point, "x") + "," + coordinate(point, "y"))
                .collect(Collectors.joining(" "));
    }

    private static String coordinate(ObjectNode point, String key) {
        return point.member(key).flatMap(member -> scalar(member.value())).orElse("?");
    }

    private static Optional<String> scalar(Node value) {
        if (value instanceof Node.TextNode text) {
            return Optional.of(text.text());
        } else if (value instanceof Node.NumberNode number) {
            return Optional.of(number.literal());
        } else if (value instanceof Node.TruthNode truth) {
            return Optional.of(String.valueOf(truth.truth()));
        }
        return Optional.empty();
    }
}
