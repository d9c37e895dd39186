package org.roadtorichmond.scenario.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/** A JSON value that remembers where it stands. */
public sealed interface Node {
    /** Where the value begins. */
    Place at();

    /** The value in words for a message, short enough for one line. */
    Sentence found();

    /** The same value, standing in a file that another one names ({@link Place#in}). */
    Node in(String file);

    /** A member of an object: where its key stands, and its value. */
    record Member(Place key, Node value) {
        /** The same member, standing in a file that another one names. */
        public Member in(String file) {
            return new Member(key.in(file), value.in(file));
        }
    }

    /** An object; the members keep the order of the file. */
    record ObjectNode(Place at, Map<String, Member> members) implements Node {
        /** Copies the members, which keep the order of the file. */
        public ObjectNode {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }

        /** The member with this key, if there is one. */
        public Optional<Member> member(String key) {
            return Optional.ofNullable(members.get(key));
        }

        /** The object with this key; one without members if there is none. */
        public ObjectNode object(String key) {
            return member(key).map(Member::value).orElse(null) instanceof ObjectNode object
                    ? object
                    : new ObjectNode(at, Map.of());
        }

        @Override
        public Sentence found() {
            return Sentence.of("problem.anObject");
        }

        @Override
        public ObjectNode in(String file) {
            Map<String, Member> there = new LinkedHashMap<>();
            members.forEach((key, member) -> there.put(key, member.in(file)));
            return new ObjectNode(at.in(file), there);
        }
    }

    /** An array. */
    record ArrayNode(Place at, List<Node> elements) implements Node {
        /** Copies the elements. */
        public ArrayNode {
            elements = Collections.unmodifiableList(new ArrayList<>(elements));
        }

        @Override
        public Sentence found() {
            return Sentence.of("problem.aList");
        }

        @Override
        public ArrayNode in(String file) {
            return new ArrayNode(
                    at.in(file),
                    elements.stream().map(element -> element.in(file)).toList());
        }
    }

    /** A string. */
    record TextNode(Place at, String text) implements Node {
        @Override
        public Sentence found() {
            return Sentence.of("problem.textIs", Words.quoted(text));
        }

        @Override
        public Node in(String file) {
            return new TextNode(at.in(file), text);
        }
    }

    /**
     * A number, kept as it is written: binary floating point would change 0.1, and 1e999999999 must not be expanded
     * before its range is known.
     */
    record NumberNode(Place at, String literal) implements Node {
        @Override
        public Sentence found() {
            return Sentence.of("problem.numberIs", Words.shortened(literal));
        }

        @Override
        public Node in(String file) {
            return new NumberNode(at.in(file), literal);
        }
    }

    /** True or false. */
    record TruthNode(Place at, boolean truth) implements Node {
        @Override
        public Sentence found() {
            return Sentence.of("verbatim", truth);
        }

        @Override
        public Node in(String file) {
            return new TruthNode(at.in(file), truth);
        }
    }

    /** The keyword null. */
    record NothingNode(Place at) implements Node {
        @Override
        public Sentence found() {
            return Sentence.of("verbatim", "null");
        }

        @Override
        public Node in(String file) {
            return new NothingNode(at.in(file));
        }
    }
}
