package org.roadtorichmond.exchange.vassal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A piece as VASSAL writes it: traits in one another, of which those count that say something of a unit.
 *
 * @param type what kind of thing it is: the outermost trait, such as {@code stack}, or {@code piece}
 * @param name its name
 * @param marks its marks by their keys; of one key the outermost
 * @param state the parts of its innermost state: the map, x, y, and the number of the slot it came from
 */
record Piece(String type, String name, Map<String, String> marks, List<String> state) {
    private static final int MOST_TRAITS = 500;
    private static final int DEEPEST = 20;
    private static final String ADD = "+/";

    /** Keeps the order of the marks. */
    Piece {
        marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
    }

    /** The piece of a command that adds one; empty if it is no such command. */
    static Optional<Piece> of(String command, Map<String, String> prototypes) {
        String plain = command.strip();
        if (!plain.startsWith(ADD)) {
            return Optional.empty();
        }
        List<String> parts = Sequence.split(plain.substring(ADD.length()), '/');
        if (parts.size() < 3) {
            return Optional.empty();
        }
        Traits traits = new Traits(prototypes);
        traits.walk(parts.get(1), parts.get(2), 0);
        return Optional.of(new Piece(traits.first, traits.name, traits.marks, traits.state));
    }

    /** The number of the slot from which it came; empty if none is known. */
    String slot() {
        return Sequence.at(state, 3);
    }

    /** Walks through the traits from the outside in, through the prototypes that they name as well. */
    private static final class Traits {
        private final Map<String, String> prototypes;
        private final Map<String, String> marks = new LinkedHashMap<>();
        private String first = "";
        private String name = "";
        private List<String> state = List.of();
        private int seen;

        Traits(Map<String, String> prototypes) {
            this.prototypes = prototypes;
        }

        void walk(String types, String states, int depth) {
            String type = types;
            String rest = states;
            while (!type.isEmpty() && seen < MOST_TRAITS) {
                seen++;
                List<String> outer = Sequence.split(type, '\t');
                List<String> values = Sequence.split(rest, '\t');
                trait(outer.get(0), values.get(0), depth);
                type = Sequence.at(outer, 1);
                rest = Sequence.at(values, 1);
            }
        }

        private void trait(String trait, String value, int depth) {
            List<String> parts = Sequence.split(trait, ';');
            String kind = parts.get(0);
            if (depth == 0 && first.isEmpty()) {
                first = kind;
            }
            switch (kind) {
                case "mark" -> marks(trait.substring(Math.min(trait.length(), "mark;".length())), value);
                case "prototype" -> prototype(Sequence.at(parts, 1), depth);
                case "piece", "stack" -> {
                    if (depth == 0) {
                        name = Sequence.at(parts, 4);
                        state = Sequence.split(value, ';');
                    }
                }
                default -> {
                    // How a piece looks, and what can be done with it, is no matter of the game.
                }
            }
        }

        private void marks(String keys, String values) {
            List<String> named = Sequence.split(keys, ',');
            List<String> said = Sequence.split(values, ',');
            for (int i = 0; i < named.size(); i++) {
                marks.putIfAbsent(named.get(i), Sequence.at(said, i));
            }
        }

        private void prototype(String named, int depth) {
            String definition = prototypes.get(named);
            if (definition == null || depth >= DEEPEST) {
                return;
            }
            List<String> parts = Sequence.split(definition.strip(), '/');
            // As in a command: a plus, no number, and then type and state.
            if (parts.size() >= 4) {
                walk(parts.get(2), parts.get(3), depth + 1);
            }
        }
    }
}
