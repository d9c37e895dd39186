package org.roadtorichmond.exchange.draft;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the designer has answered to the questions of an import. Names are compared without regard to capitals. Immutable. */
public final class Answers {
    /** No answers yet. */
    public static final Answers NONE = new Answers(Map.of());

    private final Map<Question, Map<String, String>> given = new EnumMap<>(Question.class);

    private Answers(Map<Question, Map<String, String>> given) {
        given.forEach((question, answers) -> this.given.put(question, new LinkedHashMap<>(answers)));
    }

    /** The same with one more answer, which takes the place of an earlier one to the same question. */
    public Answers with(Question question, String name, String answer) {
        Answers more = new Answers(given);
        Map<String, String> answers = more.given.computeIfAbsent(question, none -> new LinkedHashMap<>());
        answers.keySet().removeIf(known -> folded(known).equals(folded(name)));
        answers.put(name, answer);
        return more;
    }

    /** The same with all answers of others, which go before these. */
    public Answers with(Answers others) {
        Answers all = this;
        for (Map.Entry<Question, Map<String, String>> entry : others.given.entrySet()) {
            for (Map.Entry<String, String> answer : entry.getValue().entrySet()) {
                all = all.with(entry.getKey(), answer.getKey(), answer.getValue());
            }
        }
        return all;
    }

    /** Whether nothing is answered. */
    public boolean isEmpty() {
        return given.isEmpty();
    }

    /** What was answered for a name. */
    public Optional<String> of(Question question, String name) {
        return all(question).entrySet().stream()
                .filter(answer -> folded(answer.getKey()).equals(folded(name)))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** All answers to a kind of question by the names that were asked about, in the order in which they were given. */
    public Map<String, String> all(Question question) {
        return Collections.unmodifiableMap(given.getOrDefault(question, Map.of()));
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
