package org.roadtorichmond.ai.roster;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * A commander as files and command lines name it: {@code NAME[:DOCTRINE][@NODES]}, such as {@code colonel:bold} or
 * {@code general@4000}.
 *
 * @param name the name of the commander
 * @param doctrine its doctrine, if one is named
 * @param nodes its budget a player-turn, in nodes of look-ahead, if one is named
 */
public record CommanderSpec(String name, Optional<String> doctrine, OptionalInt nodes) {
    /** The largest budget, in nodes: more than a day of thought. */
    public static final int MOST_NODES = 10_000_000;

    /** The names of removed commanders in older files, each with the commander that plays for it today. */
    private static final Map<String, String> FORMER = Map.of("recruit", "cadet");

    private static final Pattern FORM = Pattern.compile("([^:@]*)(?::([^:@]*))?(?:@([^:@]*))?");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    /**
     * What may follow the name of a commander.
     *
     * @param doctrines the names of the doctrines that it knows, in order
     * @param budget whether it takes a budget
     */
    record Terms(List<String> doctrines, boolean budget) {
        /** Copies the list. */
        Terms {
            doctrines = List.copyOf(doctrines);
        }
    }

    /** What a text names, or what is wrong with it and what is meant most likely. */
    static Result<CommanderSpec> parse(String text, Map<String, Terms> known) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return bad("spec.form", Words.quoted(text));
        }
        String name = FORMER.getOrDefault(form.group(1), form.group(1));
        Terms terms = known.get(name);
        if (terms == null) {
            return bad(
                    "spec.name", Words.quoted(name), Words.either(known.keySet()), Words.guess(name, known.keySet()));
        }
        Optional<String> doctrine = Optional.ofNullable(form.group(2));
        if (doctrine.isPresent() && !terms.doctrines().contains(doctrine.get())) {
            String word = Words.quoted(doctrine.get());
            return terms.doctrines().isEmpty()
                    ? bad("spec.noDoctrine", name, word)
                    : bad(
                            "spec.doctrine",
                            name,
                            word,
                            Words.either(terms.doctrines()),
                            Words.guess(doctrine.get(), terms.doctrines()));
        }
        Optional<String> nodes = Optional.ofNullable(form.group(3));
        if (nodes.isPresent() && !terms.budget()) {
            return bad("spec.noBudget", name, Words.quoted(nodes.get()));
        }
        OptionalInt number = nodes.map(CommanderSpec::number).orElse(OptionalInt.empty());
        if (nodes.isPresent() && (number.orElse(0) < 1 || number.orElse(0) > MOST_NODES)) {
            return bad("spec.budget", Words.quoted(nodes.get()), Integer.toString(MOST_NODES));
        }
        return Result.good(new CommanderSpec(name, doctrine, number));
    }

    private static OptionalInt number(String digits) {
        return NUMBER.matcher(digits).matches() ? OptionalInt.of(Integer.parseInt(digits)) : OptionalInt.empty();
    }

    private static Result<CommanderSpec> bad(String key, Object... values) {
        return Result.bad(new Problem(Place.START, Sentence.of(key, values)));
    }

    /** The text that names it. */
    @Override
    public String toString() {
        return name + doctrine.map(word -> ":" + word).orElse("") + (nodes.isPresent() ? "@" + nodes.getAsInt() : "");
    }
}
