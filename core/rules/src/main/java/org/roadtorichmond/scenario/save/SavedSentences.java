package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/** Sentences in files, kept so that they can be read in any language: the way of saved games, for other files that keep some. */
public final class SavedSentences {
    static final String KEY = "key";
    static final String VALUES = "values";

    private static final String HALVES = "halves";

    private SavedSentences() {}

    /** The tree of a sentence: its key, and its values where there are any. */
    public static Node write(Sentence sentence) {
        Json json = Json.object().put(KEY, sentence.key());
        if (!sentence.values().isEmpty()) {
            json.put(VALUES, value(sentence.values()));
        }
        return json.node();
    }

    private static Node value(Object value) {
        if (value instanceof Sentence sentence) {
            return write(sentence);
        } else if (value instanceof Halves halves) {
            return Json.object().put(HALVES, halves.halves()).node();
        } else if (value instanceof List<?> list) {
            return Json.list(list, SavedSentences::value);
        }
        return Json.value(value instanceof Number ? value : value.toString());
    }

    /**
     * The sentence that a tree stands for.
     *
     * @param problems gets what is wrong with the tree
     * @return empty if it stands for none, or for one that cannot be said because its values are not those of its text
     */
    public static Optional<Sentence> read(Node tree, Problems problems) {
        return read(tree, new RecordReader(problems)).filter(SavedSentences::canBeSaid);
    }

    /** The sentence that a tree stands for, said or not; empty, and a problem noted, if it stands for none. */
    static Optional<Sentence> read(Node tree, RecordReader reader) {
        return reader.fields(tree).flatMap(fields -> read(fields, reader));
    }

    private static Optional<Sentence> read(Fields fields, RecordReader reader) {
        String key = fields.text(KEY);
        if (fields.isGood(KEY)) {
            boolean known = reader.names(key) && Sentence.isKnown(key);
            fields.check(known, KEY, Sentence.of("problem.knownText", Words.quoted(key)));
        }
        List<Object> values = new ArrayList<>();
        if (fields.has(VALUES)) {
            fields.elements(VALUES).forEach(node -> readValue(node, reader).ifPresent(values::add));
        }
        return fields.finish(() -> new Sentence(key, values));
    }

    private static Optional<?> readValue(Node node, RecordReader reader) {
        if (node instanceof Node.TextNode text) {
            return Optional.of(text.text());
        } else if (node instanceof Node.NumberNode number) {
            return reader.number(number);
        } else if (node instanceof Node.ArrayNode array) {
            List<Object> values = new ArrayList<>();
            array.elements().forEach(element -> readValue(element, reader).ifPresent(values::add));
            return Optional.of(values);
        }
        boolean half =
                node instanceof Node.ObjectNode object && !object.members().containsKey(KEY);
        return half ? reader.fields(node).flatMap(fields -> readHalves(fields, reader)) : read(node, reader);
    }

    private static Optional<Halves> readHalves(Fields fields, RecordReader reader) {
        Optional<Integer> halves = fields.value(HALVES).flatMap(reader::whole);
        return fields.finish(() -> new Halves(halves.orElseThrow()));
    }

    private static boolean canBeSaid(Sentence sentence) {
        try {
            return !sentence.toString().isEmpty();
        } catch (IllegalArgumentException e) {
            // A text that counts something has no form for what is no number.
            return false;
        }
    }
}
