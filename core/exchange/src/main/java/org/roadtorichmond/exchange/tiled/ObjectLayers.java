package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.tiled.TiledGrid.Frame;
import org.roadtorichmond.exchange.tiled.TiledGrid.Point;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** The objects of a map with all that they take over from templates and tiles, and where they are. */
record ObjectLayers(TiledGrid grid, Frame frame, Tilesets tilesets, ProjectFiles files, ImportReport report) {
    private static final int MOST_POINTS = 10_000;
    private static final int WITHOUT_FLIPS = 0x0FFF_FFFF;
    private static final List<String> SHAPES = List.of("polyline", "polygon");

    /**
     * An object.
     *
     * @param element its element, with what its template says
     * @param kind its class in small letters, or that of its tile; empty if neither has one
     * @param properties its properties, and those of its tile that it does not have itself
     * @param place the point at which it is: of a picture or a shape with room inside, the middle
     * @param line the points of its line; empty if it is none
     * @param picture whether it shows a tile
     */
    record MapObject(
            XmlElement element,
            String kind,
            Map<String, String> properties,
            Point place,
            List<Point> line,
            boolean picture) {
        String name() {
            return element.attribute("name").orElse("").strip();
        }

        /** The name, or the number that Tiled shows for it. */
        String title() {
            return name().isEmpty() ? "#" + element.attribute("id").orElse("?") : name();
        }

        boolean point() {
            return element.child("point").isPresent();
        }
    }

    /** The hex in which a point is, if it is on the map. */
    Optional<Hex> hex(Point point) {
        return frame.hex(grid.at(point));
    }

    /** Goes through the objects of a layer that can be seen. */
    void each(LayerStack.Layer layer, Consumer<MapObject> consumer) {
        for (XmlElement element : layer.element().children("object")) {
            MapObject object = object(element, layer);
            if (object.element().truth("visible", true)) {
                consumer.accept(object);
            } else {
                report.left(
                        "object",
                        List.of(object.title()),
                        element.at(),
                        Sentence.of("import.tiled.hidden", object.title()));
            }
        }
    }

    private MapObject object(XmlElement own, LayerStack.Layer layer) {
        XmlElement element = own;
        Tilesets tiles = tilesets;
        if (own.filled("template").isPresent()) {
            Result<ProjectFiles.Opened> opened = files.open(own, "template", "template", "");
            opened.problems().forEach(problem -> report.missing("template", List.of(), own.at(), problem.sentence()));
            if (opened.value().isPresent()) {
                XmlElement template = opened.value().get().root();
                String from = opened.value().get().path();
                tiles = own.filled("gid").isPresent() ? tilesets : Tilesets.of(template, from, files, report);
                element = merged(own, template.child("object").orElse(template));
            }
        }
        Optional<Integer> gid = element.filled("gid").map(this::gid);
        Optional<Tileset.Tile> tile = gid.flatMap(tiles::tile);
        String kind = Tileset.kind(element);
        if (kind.isEmpty()) {
            kind = tile.map(Tileset.Tile::kind).orElse("");
        }
        Map<String, String> properties = Tileset.properties(element);
        tile.ifPresent(each -> each.properties().forEach(properties::putIfAbsent));
        Point corner = new Point(element.decimal("x", 0) + layer.dx(), element.decimal("y", 0) + layer.dy());
        String alignment = gid.map(tiles::alignment).orElse("topleft");
        return new MapObject(
                element,
                kind.toLowerCase(Locale.ROOT),
                properties,
                grid.point(place(element, corner, alignment)),
                line(element, corner).stream().map(grid::point).toList(),
                gid.isPresent());
    }

    private int gid(String text) {
        try {
            return (int) Long.parseLong(text.strip()) & WITHOUT_FLIPS;
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** An object with all that it does not say itself, taken from its template. */
    private static XmlElement merged(XmlElement own, XmlElement model) {
        Map<String, String> attributes = new LinkedHashMap<>(model.attributes());
        attributes.putAll(own.attributes());
        List<XmlElement> children = new ArrayList<>(own.children());
        for (XmlElement child : model.children()) {
            if (child.name().equals("properties")) {
                Map<String, String> said = Tileset.properties(own);
                List<XmlElement> more = child.children().stream()
                        .filter(property -> !said.containsKey(
                                property.attribute("name").orElse("").strip().toLowerCase(Locale.ROOT)))
                        .toList();
                children.add(new XmlElement("properties", Map.of(), more, "", child.at()));
            } else if (own.child(child.name()).isEmpty()) {
                children.add(child);
            }
        }
        return new XmlElement("object", attributes, children, own.text(), own.at());
    }

    /** The middle of what an object shows, whose place is some point of its picture, about which it may be turned. */
    private static Point place(XmlElement element, Point corner, String alignment) {
        double width = element.decimal("width", 0);
        double height = element.decimal("height", 0);
        double dx = alignment.contains("right") ? -width / 2 : alignment.contains("left") ? width / 2 : 0;
        double dy = alignment.contains("top") ? height / 2 : alignment.contains("bottom") ? -height / 2 : 0;
        if (alignment.equals("unspecified")) {
            dx = width / 2;
            dy = -height / 2;
        }
        return turned(element, corner, dx, dy);
    }

    private static Point turned(XmlElement element, Point about, double dx, double dy) {
        double angle = Math.toRadians(element.decimal("rotation", 0));
        return about.plus(dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle));
    }

    private static List<Point> line(XmlElement element, Point corner) {
        Optional<XmlElement> shape =
                SHAPES.stream().flatMap(name -> element.child(name).stream()).findFirst();
        if (shape.isEmpty()) {
            return List.of();
        }
        List<Point> points = new ArrayList<>();
        for (String pair : shape.get().attribute("points").orElse("").strip().split("\\s+", -1)) {
            String[] numbers = pair.split(",", -1);
            if (numbers.length != 2 || points.size() > MOST_POINTS) {
                throw new RefusedFile(
                        shape.get().at(), Sentence.of("import.tiled.points", Words.quoted(pair), MOST_POINTS));
            }
            XmlElement number = new XmlElement(
                    "point",
                    Map.of("x", numbers[0], "y", numbers[1]),
                    List.of(),
                    "",
                    shape.get().at());
            points.add(turned(element, corner, number.decimal("x", 0), number.decimal("y", 0)));
        }
        if (shape.get().name().equals("polygon")) {
            points.add(points.get(0));
        }
        return points;
    }
}
