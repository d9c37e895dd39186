package org.roadtorichmond.exchange.tiled;

import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.roadtorichmond.exchange.tiled.TiledGrid.Point;

/** Writes the elements of a map of Tiled, each on a line of its own; objects are numbered. */
final class TmxWriter {
    private final XMLStreamWriter xml;
    private int objects;

    /** Begins a file. */
    TmxWriter(Writer to) throws XMLStreamException {
        xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(to);
        xml.writeStartDocument("UTF-8", "1.0");
    }

    /** Ends the file. */
    void close() throws XMLStreamException {
        xml.writeCharacters("\n");
        xml.writeEndDocument();
        xml.close();
    }

    /** Writes text into the element that is open. */
    void text(String text) throws XMLStreamException {
        xml.writeCharacters(text);
    }

    /** Something that writes elements. */
    @FunctionalInterface
    interface Part {
        void write() throws XMLStreamException;
    }

    void begin(String name, Map<String, String> attributes) throws XMLStreamException {
        xml.writeCharacters("\n");
        xml.writeStartElement(name);
        for (Map.Entry<String, String> attribute : attributes.entrySet()) {
            xml.writeAttribute(attribute.getKey(), attribute.getValue());
        }
    }

    /** Ends the element that is open. */
    void end() throws XMLStreamException {
        xml.writeEndElement();
    }

    /** Writes an element with nothing in it. */
    void empty(String name, Map<String, String> attributes) throws XMLStreamException {
        begin(name, attributes);
        end();
    }

    /** Attributes, or properties, in an order: keys and values by turns. */
    static Map<String, String> pairs(String... keysAndValues) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            pairs.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return pairs;
    }

    /** Writes properties, if there are any. */
    void properties(Map<String, String> properties) throws XMLStreamException {
        if (!properties.isEmpty()) {
            begin("properties", Map.of());
            for (Map.Entry<String, String> property : properties.entrySet()) {
                empty("property", pairs("name", property.getKey(), "value", property.getValue()));
            }
            end();
        }
    }

    /** Writes a layer of objects. */
    void group(String name, Part part) throws XMLStreamException {
        begin("objectgroup", pairs("name", name));
        part.write();
        end();
    }

    /** The attributes of the next object. */
    Map<String, String> object(String kind, String name, Point at) {
        objects++;
        return pairs(
                "id", String.valueOf(objects), "name", name, "type", kind, "x", number(at.x()), "y", number(at.y()));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    void point(String kind, String name, Point at, Map<String, String> properties) throws XMLStreamException {
        begin("object", object(kind, name, at));
        properties(properties);
        empty("point", Map.of());
        end();
    }

    /** Writes an object that is a line of one point or more. */
    void line(String kind, String name, List<Point> points) throws XMLStreamException {
        Point first = points.get(0);
        begin("object", object(kind, name, first));
        empty(
                "polyline",
                pairs(
                        "points",
                        points.stream()
                                .map(point -> number(point.x() - first.x()) + "," + number(point.y() - first.y()))
                                .collect(Collectors.joining(" "))));
        end();
    }
}
