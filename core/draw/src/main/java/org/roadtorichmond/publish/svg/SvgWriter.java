package org.roadtorichmond.publish.svg;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.roadtorichmond.words.InvisibleCharacters;

/** Writes the elements of a drawing; ids and references get the drawing's prefix. */
final class SvgWriter {
    private static final String SVG = "http://www.w3.org/2000/svg";
    private static final char REPLACEMENT = '\ufffd';

    private final StringWriter content = new StringWriter();
    private final XMLStreamWriter xml;
    private final String prefix;

    SvgWriter(String prefix) {
        this.prefix = prefix;
        try {
            xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(content);
        } catch (XMLStreamException e) {
            throw fault(e);
        }
    }

    /** Something written to memory, which refuses nothing that is well formed. */
    private interface Writing {
        void write() throws XMLStreamException;
    }

    private SvgWriter write(Writing writing) {
        try {
            writing.write();
            return this;
        } catch (XMLStreamException e) {
            throw fault(e);
        }
    }

    private static IllegalStateException fault(XMLStreamException e) {
        return new IllegalStateException("memory refuses no drawing", e);
    }

    /** Begins the drawing itself. */
    SvgWriter root() {
        return write(() -> {
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(SVG);
        });
    }

    /** Begins an element; names and values of its attributes follow one another. */
    SvgWriter open(String name, Object... attributes) {
        return write(() -> xml.writeStartElement(name)).attributes(attributes);
    }

    /** An element without content. */
    SvgWriter empty(String name, Object... attributes) {
        return write(() -> xml.writeEmptyElement(name)).attributes(attributes);
    }

    /** An element with nothing but text. */
    SvgWriter text(String name, String words, Object... attributes) {
        return open(name, attributes).characters(words).close();
    }

    /** Adds attributes to the element that was begun last. */
    SvgWriter attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            String name = attributes[i].toString();
            Object value = attributes[i + 1];
            String text = value instanceof Double number ? PathData.number(number) : allowed(value.toString());
            String written = name.equals("class") ? Style.classes(text) : text;
            write(() -> xml.writeAttribute(name, written));
        }
        return this;
    }

    /** Adds an attribute as it is given, such as a class of the page round the drawing. */
    SvgWriter attribute(String name, String value) {
        return write(() -> xml.writeAttribute(name, allowed(value)));
    }

    SvgWriter characters(String words) {
        return write(() -> xml.writeCharacters(allowed(words)));
    }

    SvgWriter close() {
        return write(xml::writeEndElement);
    }

    /** An id of this drawing. */
    String id(String name) {
        return prefix + name;
    }

    /** A reference to a part of this drawing. */
    String ref(String name) {
        return "#" + prefix + name;
    }

    /** What XML can contain of a text; other characters are replaced, and what cannot be seen is written in escapes. */
    private static String allowed(String words) {
        StringBuilder kept = new StringBuilder();
        words.codePoints().forEach(point -> InvisibleCharacters.append(kept, isAllowed(point) ? point : REPLACEMENT));
        return kept.toString();
    }

    private static boolean isAllowed(int point) {
        return point == '\t'
                || point == '\n'
                || point == '\r'
                || (point >= ' ' && point < Character.MIN_SURROGATE)
                || (point > Character.MAX_SURROGATE && point < 0xfffe)
                || point >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
    }

    /** Ends the drawing and returns it. */
    String finish() {
        write(() -> {
            xml.writeEndDocument();
            xml.flush();
        });
        return content.toString();
    }
}
