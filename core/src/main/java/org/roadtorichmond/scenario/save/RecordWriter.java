package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Turns commands, events and what they are made of into trees: a unit is its id, a hex its number, a constant its word, a
 * record an object of its components, a sentence its key and values; commands, events and standings also tell which they are as {@code kind}. What is
 * absent is left out. {@link RecordReader} is the way back.
 */
final class RecordWriter {
    static final String KIND = "kind";
    static final String KEY = "key";
    static final String VALUES = "values";

    private RecordWriter() {}

    static Node write(Object value) {
        if (value instanceof Unit unit) {
            return text(unit.id());
        } else if (value instanceof Hex hex) {
            return text(hex.number());
        } else if (value instanceof Enum<?> constant) {
            return text(Words.of(constant));
        } else if (value instanceof String words) {
            return text(words);
        } else if (value instanceof Integer || value instanceof Long) {
            return new Node.NumberNode(Place.START, value.toString());
        } else if (value instanceof Boolean truth) {
            return new Node.TruthNode(Place.START, truth);
        } else if (value instanceof List<?> list) {
            return list(list);
        } else if (value instanceof Sentence sentence) {
            return sentence(sentence);
        }
        return object(value);
    }

    private static Node sentence(Sentence sentence) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put(KEY, text(sentence.key()));
        if (!sentence.values().isEmpty()) {
            members.put(VALUES, list(sentence.values()));
        }
        return object(members);
    }

    static Node text(String text) {
        return new Node.TextNode(Place.START, text);
    }

    static Node.ArrayNode list(List<?> values) {
        List<Node> elements = new ArrayList<>(values.size());
        values.forEach(value -> elements.add(write(value)));
        return new Node.ArrayNode(Place.START, elements);
    }

    /** An object of members that are trees already. */
    static Node.ObjectNode object(Map<String, Node> members) {
        Map<String, Member> placed = new LinkedHashMap<>();
        members.forEach((key, value) -> placed.put(key, new Member(Place.START, value)));
        return new Node.ObjectNode(Place.START, placed);
    }

    private static Node object(Object value) {
        Map<String, Node> members = new LinkedHashMap<>();
        if (value instanceof Command || value instanceof Event || value instanceof Standing) {
            members.put(KIND, text(kind(value.getClass())));
        }
        for (RecordShape.Part part : RecordShape.of(value.getClass()).parts()) {
            Object content = part.of(value);
            if (!(content instanceof Optional<?> optional)) {
                members.put(part.name(), write(content));
            } else if (optional.isPresent()) {
                members.put(part.name(), write(optional.get()));
            }
        }
        return object(members);
    }

    /** The word for one of several classes: {@code UnitMoved} is {@code unit-moved}. */
    static String kind(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " cannot be written");
        }
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(java.util.Locale.ROOT);
    }
}
