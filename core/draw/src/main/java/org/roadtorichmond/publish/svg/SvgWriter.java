package org.roadtorichmond.publish.svg;

import java.util.ArrayDeque;
import java.util.Deque;
import org.roadtorichmond.words.InvisibleCharacters;

/**
 * Writes the elements of a drawing; ids and references get the drawing's prefix. It needs no writer of the Java platform, since browsers, for
 * which this is compiled too, have none.
 */
final class SvgWriter {
    private static final String SVG = "http://www.w3.org/2000/svg";
    private static final char REPLACEMENT = '\ufffd';

    private final StringBuilder xml = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private final String prefix;

    /** How the tag ends that attributes can still be added to; empty where there is none. */
    private String end = "";

    SvgWriter(String prefix) {
        this.prefix = prefix;
    }

    private SvgWriter begin(String name, String ending) {
        endTag();
        xml.append('<').append(name);
        end = ending;
        return this;
    }

    private void endTag() {
        xml.append(end);
        end = "";
    }

    /** Begins the drawing itself. */
    SvgWriter root() {
        return open("svg").attribute("xmlns", SVG);
    }

    /** Begins an element; names and values of its attributes follow one another. */
    SvgWriter open(String name, Object... attributes) {
        open.push(name);
        return begin(name, ">").attributes(attributes);
    }

    /** An element without content. */
    SvgWriter empty(String name, Object... attributes) {
        return begin(name, "/>").attributes(attributes);
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
            String text = value instanceof Double number ? PathData.number(number) : value.toString();
            attribute(name, name.equals("class") ? Style.classes(text) : text);
        }
        return this;
    }

    /** Adds an attribute as it is given, such as a class of the page round the drawing. */
    SvgWriter attribute(String name, String value) {
        xml.append(' ').append(name).append("=\"");
        append(value, true);
        xml.append('"');
        return this;
    }

    SvgWriter characters(String words) {
        endTag();
        append(words, false);
        return this;
    }

    SvgWriter close() {
        endTag();
        xml.append("</").append(open.pop()).append('>');
        return this;
    }

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

    private void append(String words, boolean quoted) {
        String kept = allowed(words);
        for (int i = 0; i < kept.length(); i++) {
            char letter = kept.charAt(i);
            switch (letter) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                case '"' -> xml.append(quoted ? "&quot;" : "\"");
                default -> xml.append(letter);
            }
        }
    }

    /** Ends the drawing and returns it. */
    String finish() {
        while (!open.isEmpty()) {
            close();
        }
        return xml.toString();
    }
}
