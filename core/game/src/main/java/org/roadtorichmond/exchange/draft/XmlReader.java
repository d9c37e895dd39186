package org.roadtorichmond.exchange.draft;

import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Sentence;

/**
 * Reads foreign XML into a tree. A document type is refused, and so nothing outside of the file is ever read and no entity grows;
 * depth and number of elements are limited.
 */
public final class XmlReader {
    /** The deepest nesting that is read; what recurses over the tree relies on it. */
    static final int DEEPEST = 100;

    /** The most elements of a file: a map of 999 by 999 tiles, one element each. */
    static final int MOST_ELEMENTS = 1_000_000;

    private final Optional<String> file;
    private final Deque<Open> open = new ArrayDeque<>();
    private int elements;

    /** An element whose end has not come. */
    private record Open(
            String name, Map<String, String> attributes, List<XmlElement> children, StringBuilder text, Place at) {}

    private XmlReader(Optional<String> file) {
        this.file = file;
    }

    /**
     * The root of a file.
     *
     * @param bytes the file, whose encoding it says itself
     * @param file its name, if it is not the one that was opened
     * @throws RefusedFile if it is no XML, has a document type, or is beyond the limits
     */
    public static XmlElement read(byte[] bytes, Optional<String> file) {
        return new XmlReader(file).root(bytes);
    }

    private XmlElement root(byte[] bytes) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        try {
            return root(factory.createXMLStreamReader(new ByteArrayInputStream(bytes)));
        } catch (XMLStreamException e) {
            throw new RefusedFile(place(e.getLocation()), Sentence.of("import.xml"));
        } catch (RefusedFile e) {
            throw e;
        } catch (RuntimeException e) {
            // The reader of the JDK lets exceptions of its own through where encodings and names are broken.
            throw new RefusedFile(place(null), Sentence.of("import.xml"));
        }
    }

    private XmlElement root(XMLStreamReader reader) throws XMLStreamException {
        Optional<XmlElement> root = Optional.empty();
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                    throw new RefusedFile(place(reader.getLocation()), Sentence.of("import.doctype"));
                case XMLStreamConstants.START_ELEMENT -> begin(reader);
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
                    Optional.ofNullable(open.peek())
                            .ifPresent(element -> element.text().append(reader.getText()));
                case XMLStreamConstants.END_ELEMENT -> root = end();
                default -> {
                    // Comments and processing instructions say nothing to the game.
                }
            }
        }
        return root.orElseThrow(() -> new RefusedFile(place(null), Sentence.of("import.xml")));
    }

    private void begin(XMLStreamReader reader) {
        Place at = place(reader.getLocation());
        elements++;
        if (open.size() >= DEEPEST || elements > MOST_ELEMENTS) {
            throw new RefusedFile(at, Sentence.of("import.xmlLimits", DEEPEST, MOST_ELEMENTS));
        }
        Map<String, String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        open.push(new Open(reader.getLocalName(), attributes, new ArrayList<>(), new StringBuilder(), at));
    }

    private Optional<XmlElement> end() {
        Open done = open.pop();
        XmlElement element =
                new XmlElement(done.name(), done.attributes(), done.children(), done.text().toString(), done.at());
        Optional.ofNullable(open.peek()).ifPresent(parent -> parent.children().add(element));
        return Optional.of(element);
    }

    private Place place(@org.jspecify.annotations.Nullable Location location) {
        String path = open.isEmpty() ? "/" : "/" + open.peek().name();
        return location == null
                ? new Place(1, 1, path, file)
                : new Place(Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()), path, file);
    }
}
