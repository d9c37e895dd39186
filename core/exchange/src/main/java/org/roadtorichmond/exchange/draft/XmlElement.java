package org.roadtorichmond.exchange.draft;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * An element of an XML file, which remembers where it stands.
 *
 * @param name its name
 * @param attributes its attributes by name
 * @param children the elements in it, in order
 * @param text the text directly in it
 * @param at where it begins
 */
public record XmlElement(
        String name, Map<String, String> attributes, List<XmlElement> children, String text, Place at) {
    private static final int LONGEST_NUMBER = 40;

    /** Copies the children; the attributes belong to the element from now on. */
    public XmlElement {
        children = List.copyOf(children);
    }

    /** An attribute, if it is there. */
    public Optional<String> attribute(String key) {
        return Optional.ofNullable(attributes.get(key));
    }

    /** An attribute that is there and not blank. */
    public Optional<String> filled(String key) {
        return attribute(key).filter(value -> !value.isBlank());
    }

    /** Whether an attribute says {@code true}; what it is without it. */
    public boolean truth(String key, boolean otherwise) {
        return attribute(key)
                .map(value -> value.equals("true") || value.equals("1"))
                .orElse(otherwise);
    }

    /**
     * An attribute that is a whole number.
     *
     * @throws RefusedFile if it is none, or beyond the bounds
     */
    public int whole(String key, int otherwise, int least, int most) {
        Optional<String> value = filled(key);
        if (value.isEmpty()) {
            return otherwise;
        }
        try {
            int number = decimal(value.get()).intValueExact();
            if (number >= least && number <= most) {
                return number;
            }
        } catch (ArithmeticException | NumberFormatException e) {
            // Refused below, as what is out of bounds is.
        }
        throw new RefusedFile(at, Sentence.of("import.whole", key, Words.quoted(value.get()), least, most));
    }

    /**
     * An attribute that is a number with or without decimals, within a million.
     *
     * @throws RefusedFile if it is none
     */
    public double decimal(String key, double otherwise) {
        Optional<String> value = filled(key);
        if (value.isEmpty()) {
            return otherwise;
        }
        try {
            double number = decimal(value.get()).doubleValue();
            if (Math.abs(number) <= 1_000_000) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below, as what is out of bounds is.
        }
        throw new RefusedFile(at, Sentence.of("import.decimal", key, Words.quoted(value.get())));
    }

    private static BigDecimal decimal(String text) {
        if (text.length() > LONGEST_NUMBER) {
            throw new NumberFormatException();
        }
        BigDecimal number = new BigDecimal(text.strip());
        // What is written as 1e999999999 must not be written out.
        if (Math.abs((long) number.scale()) > LONGEST_NUMBER) {
            throw new NumberFormatException();
        }
        return number;
    }

    /** The children of a name. */
    public List<XmlElement> children(String named) {
        return children.stream().filter(child -> child.name().equals(named)).toList();
    }

    /** The first child of a name. */
    public Optional<XmlElement> child(String named) {
        return children.stream().filter(child -> child.name().equals(named)).findFirst();
    }
}
