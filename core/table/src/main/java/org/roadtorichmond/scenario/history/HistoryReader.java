package org.roadtorichmond.scenario.history;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.HexReader;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.scenario.setup.MapReference;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Reads what happened historically on a map, {@code "format": "history/1"}. */
public final class HistoryReader {
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]{0,39}");
    private static final int MOST_POINTS = 1000;

    private final Problems problems = new Problems();
    private final Fields fields;
    private final Set<String> ids = new HashSet<>();
    private final Map<String, Source> sources = new LinkedHashMap<>();
    /** All sources that the file names, also those that are at fault themselves. */
    private final Set<String> named = new LinkedHashSet<>();
    /** Where each source has its id. */
    private final Map<String, Place> places = new LinkedHashMap<>();
    /** The ids that events and losses name. */
    private final Set<String> used = new HashSet<>();

    private HistoryReader(Node.ObjectNode root) {
        fields = new Fields(root, problems);
    }

    /** Reads a history with the map that it names, or reports all problems found in it. */
    public static Result<History> read(Node.ObjectNode root, References references) {
        return new HistoryReader(root).read(references);
    }

    private Result<History> read(References references) {
        fields.constant("format", Formats.HISTORY);
        String name = fields.text("name");
        String about = fields.proseOr("about", "");
        Optional<Battlefield> field = MapReference.follow(
                fields, "map", references, file -> file.tree().then(MapReader::read));
        fields.objects("sources", this::source).forEach(source -> sources.put(source.id(), source));
        ids.clear();
        HexReader hexes = new HexReader(field.map(Battlefield::grid), problems);
        List<PastEvent> events = fields.objects("events", event -> event(event, hexes));
        fields.checkGood(!events.isEmpty(), "events", Sentence.of("problem.noEvents"));
        ids.clear();
        List<PastLosses> losses = fields.objectsOrNone("losses", this::losses);
        return problems.result(fields.finish(() -> field.map(map -> new History(
                                name,
                                about,
                                map,
                                List.copyOf(sources.values()),
                                events.stream()
                                        .sorted(Comparator.comparing(
                                                event -> event.hours().from()))
                                        .toList(),
                                losses.stream()
                                        .sorted(Comparator.comparing(
                                                lost -> lost.hours().from()))
                                        .toList())))
                        .flatMap(history -> history))
                .then(history -> Result.good(history, warnings()));
    }

    /** What a good history says to no effect: sources that nothing names, in the order of the file. */
    private List<Problem> warnings() {
        return places.entrySet().stream()
                .filter(source -> !used.contains(source.getKey()))
                .map(source ->
                        new Problem(source.getValue(), Sentence.of("warning.source", Words.quoted(source.getKey()))))
                .toList();
    }

    private Optional<Source> source(Fields source) {
        String id = id(source);
        named.add(id);
        places.put(id, source.at("id"));
        String name = source.text("name");
        String title = source.text("title");
        return source.finish(() -> new Source(id, name, title));
    }

    /** The id of a source, an event or a day's losses: each has one of its own among its kind. */
    private String id(Fields part) {
        String id = part.text("id");
        if (part.isGood("id")) {
            part.check(ID.matcher(id).matches(), "id", Sentence.of("problem.historyId", Words.quoted(id)));
            part.check(ids.add(id), "id", Sentence.of("problem.historyIdTwice", Words.quoted(id)));
        }
        return id;
    }

    private Optional<PastEvent> event(Fields event, HexReader reader) {
        String id = id(event);
        Optional<Span> hours = hours(event);
        String what = event.text("what");
        List<Hex> hexes = reader.listOrNone(event, "hexes");
        List<PastMarch> marches = event.objectsOrNone("marches", march -> march(march, reader));
        Evidence grounds = grounds(event);
        return event.finish(() -> hours.map(span -> new PastEvent(id, span, what, hexes, marches, grounds)))
                .flatMap(good -> good);
    }

    private Optional<PastMarch> march(Fields march, HexReader reader) {
        Side side = march.choice("side", List.of(Side.values()));
        List<Hex> hexes = reader.list(march, "hexes");
        if (march.isGood("hexes") && march.elements("hexes").size() == 1) {
            march.fault("hexes", Sentence.of("problem.marchShort"));
        }
        return march.finish(() -> new PastMarch(side, hexes));
    }

    private Optional<PastLosses> losses(Fields losses) {
        String id = id(losses);
        Optional<Span> hours = hours(losses);
        Optional<NumberRange> union = losses.object("union", HistoryReader::estimate);
        Optional<NumberRange> confederate = losses.object("confederate", HistoryReader::estimate);
        String note = losses.proseOr("note", "");
        Evidence grounds = grounds(losses);
        return losses.finish(() ->
                new PastLosses(id, hours.orElseThrow(), union.orElseThrow(), confederate.orElseThrow(), note, grounds));
    }

    private static Optional<NumberRange> estimate(Fields estimate) {
        int lower = estimate.integer("lower", 0, MOST_POINTS);
        int central = estimate.integer("central", 0, MOST_POINTS);
        int upper = estimate.integer("upper", 0, MOST_POINTS);
        if (estimate.isGood("lower", "central", "upper")) {
            estimate.check(
                    lower <= central && central <= upper,
                    "central",
                    Sentence.of("problem.estimate", central, lower, upper));
        }
        return estimate.finish(() -> new NumberRange(lower, central, upper));
    }

    private static Optional<Span> hours(Fields part) {
        Optional<LocalDateTime> from = part.moment("from");
        Optional<LocalDateTime> to = part.moment("to");
        if (from.isPresent() && to.isPresent() && !from.get().isBefore(to.get())) {
            part.fault("to", Sentence.of("problem.hours", to.get(), from.get()));
        }
        return from.flatMap(begin -> to.map(end -> new Span(begin, end)));
    }

    private Evidence grounds(Fields part) {
        Basis basis = part.choice("basis", List.of(Basis.values()));
        Certainty sure = part.choice("sure", List.of(Certainty.values()));
        List<Located<String>> given = part.texts("sources");
        part.checkGood(!given.isEmpty(), "sources", Sentence.of("problem.noSources"));
        List<Source> told = new ArrayList<>();
        for (Located<String> id : given) {
            Source source = sources.get(id.value());
            used.add(id.value());
            if (source != null && !told.contains(source)) {
                told.add(source);
            } else if (source != null) {
                part.faultAt(id.at(), "sources", Sentence.of("problem.sourceTwice", Words.quoted(id.value())));
            } else if (!named.contains(id.value())) {
                part.faultAt(
                        id.at(),
                        "sources",
                        Sentence.of("problem.noSuchSource", Words.quoted(id.value()), Words.guess(id.value(), named)));
            }
        }
        return new Evidence(basis, sure, told);
    }
}
