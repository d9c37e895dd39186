package org.roadtorichmond.scenario.save;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/** Makes trees out of values, for a {@link ValueType} to use. {@link RecordReader} is the way back. */
final class RecordWriter {
    static final String KIND = "kind";
    static final String KEY = "key";
    static final String VALUES = "values";

    private RecordWriter() {}

    static Node number(Number number) {
        return new Node.NumberNode(Place.START, number.toString());
    }

    static Node truth(boolean truth) {
        return new Node.TruthNode(Place.START, truth);
    }

    static Node text(String text) {
        return new Node.TextNode(Place.START, text);
    }

    static Node list(List<Node> elements) {
        return new Node.ArrayNode(Place.START, elements);
    }

    /** An object of members that are trees already. */
    static Node.ObjectNode object(Map<String, Node> members) {
        Map<String, Member> placed = new LinkedHashMap<>();
        members.forEach((key, value) -> placed.put(key, new Member(Place.START, value)));
        return new Node.ObjectNode(Place.START, placed);
    }

    /** The key and the values of a sentence; no values where there are none. */
    static Node sentence(Sentence sentence) {
        Map<String, Node> members = new LinkedHashMap<>();
        members.put(KEY, text(sentence.key()));
        if (!sentence.values().isEmpty()) {
            members.put(VALUES, sentenceValue(sentence.values()));
        }
        return object(members);
    }

    private static Node sentenceValue(Object value) {
        if (value instanceof Sentence sentence) {
            return sentence(sentence);
        } else if (value instanceof Halves halves) {
            return PartShapes.HALVES.write(halves);
        } else if (value instanceof Number number) {
            return number(number);
        } else if (value instanceof List<?> list) {
            return list(list.stream().map(RecordWriter::sentenceValue).toList());
        }
        return text(value.toString());
    }
}
