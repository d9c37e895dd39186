package org.roadtorichmond.exchange.draft;

import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
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

    private static final int HEAD = 200;
    private static final Pattern ENCODING =
            Pattern.compile("(?:\u00ef\u00bb\u00bf)?<\\?xml[^>]*?encoding\\s*=\\s*[\"']([A-Za-z0-9._-]+)[\"']");

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
            return root(factory.createXMLStreamReader(new StringReader(text(bytes))));
        } catch (XMLStreamException e) {
            throw new RefusedFile(place(e.getLocation()), Sentence.of("import.xml"));
        } catch (RefusedFile e) {
            throw e;
        } catch (RuntimeException e) {
            // The reader of the JDK lets exceptions of its own through where names are broken.
            throw new RefusedFile(place(null), Sentence.of("import.xml"));
        }
    }

    /** The text of the file. Were the bytes given to the JDK, it would print on standard error what is wrong with them. */
    private String text(byte[] bytes) {
        try {
            String text = charset(bytes)
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\ufeff") ? text.substring(1) : text;
        } catch (CharacterCodingException | IllegalArgumentException e) {
            // A charset that there is not, or of a name that none can have, is an illegal argument.
            throw new RefusedFile(place(null), Sentence.of("import.xml"));
        }
    }

    /** The encoding by the first bytes, or by what the first line says. */
    private static Charset charset(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.ISO_8859_1);
        if (head.startsWith("\u00ff\u00fe") || head.startsWith("\u00fe\u00ff")) {
            return StandardCharsets.UTF_16;
        }
        Matcher declared = ENCODING.matcher(head);
        return declared.lookingAt() ? Charset.forName(declared.group(1)) : StandardCharsets.UTF_8;
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
        Place at = at(reader.getLocation(), reader.getLocalName());
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
        XmlElement element = new XmlElement(
                done.name(), done.attributes(), done.children(), done.text().toString(), done.at());
        Optional.ofNullable(open.peek()).ifPresent(parent -> parent.children().add(element));
        return Optional.of(element);
    }

    private Place place(@Nullable Location location) {
        return at(location, open.isEmpty() ? "xml" : open.peek().name());
    }

    /** Elements of VASSAL are called by classes, of which the packages tell a reader nothing. */
    private Place at(@Nullable Location location, String element) {
        String path = element.substring(element.lastIndexOf('.') + 1);
        return location == null
                ? new Place(1, 1, path, file)
                : new Place(Math.max(1, location.getLineNumber()), Math.max(1, location.getColumnNumber()), path, file);
    }
}
