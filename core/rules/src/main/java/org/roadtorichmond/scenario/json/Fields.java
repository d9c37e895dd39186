package org.roadtorichmond.scenario.json;

import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/**
 * Reads the members of one JSON object and goes on after a fault, so that all faults are reported at once.
 *
 * <p>Each question names a key and says what its value must be. If the key is missing or its value wrong, the problem is
 * noted and a stand-in (zero, an empty text, the first word) returned; so a reader is a plain list of questions. At the
 * end {@link #finish} refuses the keys that were not asked for and makes the record only if the object had no problem,
 * nested objects included: no stand-in gets into a record. For checks between fields, {@link #isGood} returns whether
 * they can be trusted.
 */
public final class Fields {
    private static final Sentence UNKNOWN = Sentence.of("problem.text");
    /** Years have four digits; hours can be added to the last of them and still be written. */
    private static final int LAST_YEAR = 9999;

    private final Node.ObjectNode object;
    private final Problems problems;
    private final int problemsBefore;
    private final Set<String> known = new LinkedHashSet<>();
    private final Set<String> refused = new HashSet<>();
    private final Set<String> faulty = new HashSet<>();

    /** Reads an object; faults are added to the problems of the whole file. */
    public Fields(Node.ObjectNode object, Problems problems) {
        this.object = object;
        this.problems = problems;
        this.problemsBefore = problems.count();
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    /** A text that is not blank. */
    public String text(String key) {
        return required(key, this::asText, "");
    }

    /** A text that is not blank, if the key is there. */
    public Optional<String> optionalText(String key) {
        return optional(key, this::asText);
    }

    /** A text that may be blank and have several lines; the default if the key is missing. */
    public String proseOr(String key, String otherwise) {
        return optional(key, this::asProse).orElse(otherwise);
    }

    /** An integer within the bounds, both included. */
    public int integer(String key, int least, int most) {
        return required(key, node -> asInteger(key, node, least, most), least);
    }

    /** An integer within the bounds, if the key is there. */
    public OptionalInt optionalInteger(String key, int least, int most) {
        return toInt(optional(key, node -> asInteger(key, node, least, most)));
    }

    /** An integer within the bounds; the default if the key is missing. */
    public int integerOr(String key, int least, int most, int otherwise) {
        return optionalInteger(key, least, most).orElse(otherwise);
    }

    /** A multiple of 0.5 within the bounds; answer and bounds are counted in halves. */
    int halves(String key, int least, int most) {
        return required(key, node -> asHalves(key, node, least, most), least);
    }

    /** A multiple of 0.5 within the bounds, if the key is there; answer and bounds are counted in halves. */
    public OptionalInt optionalHalves(String key, int least, int most) {
        return toInt(optional(key, node -> asHalves(key, node, least, most)));
    }

    /** A number with at most two decimals within the bounds; answer and bounds are counted in hundredths. */
    public int hundredths(String key, int least, int most) {
        return required(key, node -> asHundredths(key, node, least, most), least);
    }

    /** A number with at most two decimals within the bounds, if the key is there; counted in hundredths. */
    public OptionalInt optionalHundredths(String key, int least, int most) {
        return toInt(optional(key, node -> asHundredths(key, node, least, most)));
    }

    /** True or false. */
    public boolean truth(String key) {
        return required(key, this::asTruth, false);
    }

    /** True or false; the default if the key is missing. */
    public boolean truthOr(String key, boolean otherwise) {
        return optional(key, this::asTruth).orElse(otherwise);
    }

    /** A date and time; empty if there was a problem. */
    public Optional<LocalDateTime> moment(String key) {
        insist(key);
        return optionalMoment(key);
    }

    /** A date and time, if the key is there and had no problem. */
    public Optional<LocalDateTime> optionalMoment(String key) {
        return optionalText(key).flatMap(text -> asMoment(key, text));
    }

    /** One of the constants, written as its {@linkplain Words#of word}; the first stands in. */
    public <E extends Enum<E>> E choice(String key, List<E> allowed) {
        return required(key, node -> asChoice(key, node, allowed), allowed.get(0));
    }

    /** One of the constants, if the key is there. */
    public <E extends Enum<E>> Optional<E> optionalChoice(String key, List<E> allowed) {
        return optional(key, node -> asChoice(key, node, allowed));
    }

    /** The one text that is right, such as the name and version of a format. */
    public void constant(String key, String right) {
        String given = required(key, this::asProse, right);
        if (!given.equals(right)) {
            fault(key, Sentence.of("problem.found", Words.quoted(given), Words.quoted(right)));
        }
    }

    /** A list of texts that are not blank, each with its place. */
    public List<Located<String>> texts(String key) {
        return required(key, this::asTexts, List.of());
    }

    /** A list of texts that are not blank, each with its place; empty if the key is missing. */
    public List<Located<String>> textsOrNone(String key) {
        return optional(key, this::asTexts).orElse(List.of());
    }

    /** A list of integers within the bounds, both included; those with problems are left out. */
    public List<Integer> integers(String key, int least, int most) {
        return required(key, node -> asIntegers(key, node, least, most), List.of());
    }

    /** An object, read by the given reader; empty if there was a problem. */
    public <T> Optional<T> object(String key, Function<Fields, Optional<T>> reader) {
        insist(key);
        return optionalObject(key, reader);
    }

    /** An object, read by the given reader, if the key is there and had no problem. */
    public <T> Optional<T> optionalObject(String key, Function<Fields, Optional<T>> reader) {
        return optional(key, node -> asObject(node, reader));
    }

    /** A list of objects, each read by the given reader; those with problems are left out. */
    public <T> List<T> objects(String key, Function<Fields, Optional<T>> reader) {
        return required(key, node -> asObjects(node, reader), List.of());
    }

    /** A list of objects, each read by the given reader; empty if the key is missing. */
    public <T> List<T> objectsOrNone(String key, Function<Fields, Optional<T>> reader) {
        return optional(key, node -> asObjects(node, reader)).orElse(List.of());
    }

    /** The value as it stands, for what has a form of its own; empty if the key is missing, which is reported. */
    public Optional<Node> value(String key) {
        insist(key);
        return optionalValue(key);
    }

    /** The value as it stands, if the key is there. */
    public Optional<Node> optionalValue(String key) {
        return optional(key, Optional::of);
    }

    /** The elements of a list as they stand, for what has a form of its own; none if the value is no list, which is reported. */
    public List<Node> elements(String key) {
        Optional<Node> value = value(key);
        if (value.isPresent() && !(value.get() instanceof Node.ArrayNode)) {
            fault(key, Sentence.of("problem.notList", value.get().found()));
        }
        return value.isPresent() && value.get() instanceof Node.ArrayNode list ? list.elements() : List.of();
    }

    /** All keys of the object in the order of the file, for objects whose keys are data (a legend, a table). */
    public Set<String> keys() {
        return object.members().keySet();
    }

    // --- Checks ----------------------------------------------------------------------------------------------------

    /** Whether the key is in the object, right or wrong. */
    public boolean has(String key) {
        return object.members().containsKey(key);
    }

    /** Notes that the key is missing, if it is. */
    public void insist(String key) {
        check(has(key), key, Sentence.of("problem.missingKey", Words.quoted(key)));
    }

    /** Whether all these keys are there and were read without a problem. */
    public boolean isGood(String... keys) {
        return List.of(keys).stream().allMatch(key -> has(key) && !faulty.contains(key));
    }

    /** Notes a problem at the value of the key (at the object if it is missing), unless the condition holds. */
    public void check(boolean condition, String key, Sentence sentence) {
        if (!condition) {
            fault(key, sentence);
        }
    }

    /** The same if the value of the key {@linkplain #isGood was read}; what stands in for one that was not is no further problem. */
    public void checkGood(boolean condition, String key, Sentence sentence) {
        check(condition || !isGood(key), key, sentence);
    }

    /** Notes a problem at the value of the key (at the object if it is missing). */
    public void fault(String key, Sentence sentence) {
        faultAt(at(key), key, sentence);
    }

    /** Notes a problem at a place within the value of the key. */
    public void faultAt(Place at, String key, Sentence sentence) {
        faulty.add(key);
        problems.add(at, sentence);
    }

    /** Notes the problems of the file that the value of the key names, as problems that stand there. */
    public void faults(String key, String file, List<Problem> found) {
        found.forEach(problem -> {
            faulty.add(key);
            problems.add(problem.in(file));
        });
    }

    /** Where the value of the key begins; where the object begins if the key is missing. */
    public Place at(String key) {
        return object.member(key).map(member -> member.value().at()).orElseGet(object::at);
    }

    /** Where the object begins. */
    public Place at() {
        return object.at();
    }

    /** Refuses those of the keys that are there and were not asked for: the text {@code reason} says of what, and of which key, why. */
    public void refuse(Collection<String> keys, String reason, String what) {
        for (String key : keys) {
            object.member(key).filter(member -> isNew(key)).ifPresent(member -> {
                faulty.add(key);
                problems.add(member.key(), Sentence.of(reason, what, Words.quoted(key)));
            });
        }
    }

    private boolean isNew(String key) {
        return !known.contains(key) && refused.add(key);
    }

    /** Refuses the keys that were not asked for, then makes the value if neither the object nor anything in it had a problem. */
    public <T> Optional<T> finish(Supplier<T> maker) {
        object.members().forEach((key, member) -> {
            if (isNew(key)) {
                problems.add(member.key(), problems.isFull() ? UNKNOWN : unknown(key));
            }
        });
        return problems.count() == problemsBefore ? Optional.of(maker.get()) : Optional.empty();
    }

    private Sentence unknown(String key) {
        List<String> missing = known.stream().filter(k -> !has(k)).toList();
        return Words.unknownKey(key, missing, known);
    }

    // --- Values ----------------------------------------------------------------------------------------------------

    private <T> T required(String key, Function<Node, Optional<T>> decoder, T standIn) {
        insist(key);
        return optional(key, decoder).orElse(standIn);
    }

    private <T> Optional<T> optional(String key, Function<Node, Optional<T>> decoder) {
        known.add(key);
        int before = problems.count();
        Optional<T> value = object.member(key).map(Member::value).flatMap(decoder);
        if (problems.count() > before) {
            faulty.add(key);
        }
        return value;
    }

    private <T> Optional<T> wrong(Node node, Sentence expected) {
        problems.add(node.at(), Sentence.of("problem.found", node.found(), expected));
        return Optional.empty();
    }

    private Optional<String> asProse(Node node) {
        return node instanceof Node.TextNode text ? Optional.of(text.text()) : wrong(node, Sentence.of("problem.text"));
    }

    private Optional<String> asText(Node node) {
        if (!(node instanceof Node.TextNode text) || text.text().isBlank()) {
            return wrong(node, Sentence.of("problem.filledText"));
        }
        return Words.isLine(text.text()) ? Optional.of(text.text()) : wrong(node, Sentence.of("problem.oneLine"));
    }

    private Optional<LocalDateTime> asMoment(String key, String text) {
        Optional<LocalDateTime> moment =
                parsed(text).filter(time -> time.getYear() >= 0 && time.getYear() <= LAST_YEAR);
        check(moment.isPresent(), key, Sentence.of("problem.begins", Words.quoted(text)));
        return moment;
    }

    private static Optional<LocalDateTime> parsed(String text) {
        try {
            return Optional.of(LocalDateTime.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private Optional<Boolean> asTruth(Node node) {
        return node instanceof Node.TruthNode truth
                ? Optional.of(truth.truth())
                : wrong(node, Sentence.of("problem.truth"));
    }

    private Optional<Integer> asInteger(String key, Node node, int least, int most) {
        Optional<Integer> value = Numbers.scaled(node, 1).filter(n -> n >= least && n <= most);
        return value.isPresent()
                ? value
                : wrong(node, Sentence.of("problem.for", key, Numbers.wholeRange(least, most)));
    }

    private Optional<List<Integer>> asIntegers(String key, Node node, int least, int most) {
        Sentence list = Sentence.of("problem.listOf", Numbers.wholeRange(least, most));
        return each(node, list, element -> asInteger(key, element, least, most));
    }

    private Optional<Integer> asHalves(String key, Node node, int least, int most) {
        Optional<Integer> value = Numbers.scaled(node, 2).filter(n -> n >= least && n <= most);
        return value.isPresent() ? value : wrong(node, Sentence.of("problem.for", key, Numbers.halfRange(least, most)));
    }

    private Optional<Integer> asHundredths(String key, Node node, int least, int most) {
        Optional<Integer> value = Numbers.scaled(node, 100).filter(n -> n >= least && n <= most);
        return value.isPresent()
                ? value
                : wrong(node, Sentence.of("problem.for", key, Numbers.hundredthRange(least, most)));
    }

    private <E extends Enum<E>> Optional<E> asChoice(String key, Node node, List<E> allowed) {
        List<String> words = allowed.stream().map(Constants::word).toList();
        String given = node instanceof Node.TextNode text ? text.text() : "";
        int chosen = words.indexOf(given);
        return chosen >= 0
                ? Optional.of(allowed.get(chosen))
                : wrong(node, Sentence.of("problem.forGuess", key, Words.either(words), Words.guess(given, words)));
    }

    private Optional<List<Located<String>>> asTexts(Node node) {
        return each(node, Sentence.of("problem.texts"), e -> asText(e).map(text -> new Located<>(text, e.at())));
    }

    private <T> Optional<List<T>> asObjects(Node node, Function<Fields, Optional<T>> reader) {
        return each(node, Sentence.of("problem.objects"), element -> asObject(element, reader));
    }

    private <T> Optional<List<T>> each(Node node, Sentence expected, Function<Node, Optional<T>> decoder) {
        if (!(node instanceof Node.ArrayNode array)) {
            return wrong(node, expected);
        }
        List<T> values = new ArrayList<>();
        array.elements().forEach(element -> decoder.apply(element).ifPresent(values::add));
        return Optional.of(List.copyOf(values));
    }

    private <T> Optional<T> asObject(Node node, Function<Fields, Optional<T>> reader) {
        return node instanceof Node.ObjectNode inner
                ? reader.apply(new Fields(inner, problems))
                : wrong(node, Sentence.of("problem.object", Words.ANY_OBJECT));
    }

    private static OptionalInt toInt(Optional<Integer> value) {
        return value.map(OptionalInt::of).orElse(OptionalInt.empty());
    }
}
