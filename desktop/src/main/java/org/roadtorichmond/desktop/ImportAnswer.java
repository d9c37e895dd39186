package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.share.SharedKind;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Place;

/** What became of an import: the files that were written, what was taken, left and is missing. */
final class ImportAnswer {
    private static final Map<Kind, String> HEADINGS =
            Map.of(Kind.TAKEN, "Taken:", Kind.LEFT, "Left out:", Kind.MISSING, "Still missing:");

    private static final int MOST_NAMES = 20;

    private ImportAnswer() {}

    /**
     * The answer.
     *
     * @param imported what was imported
     * @param files the files that were written, by what they are
     */
    static Answer of(Imported imported, Map<String, String> files) {
        Json json = Json.object();
        files.forEach(json::put);
        json.putAll(Json.of(imported.facts())).put("units", Json.list(imported.units(), ImportAnswer::json));
        List<String> text = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<ReportEntry> entries = imported.report().entries(kind);
            json.put(kind.word(), Json.list(entries, ImportAnswer::json));
            if (!entries.isEmpty()) {
                text.add(HEADINGS.get(kind));
                entries.forEach(entry -> text.add("  " + text(entry)));
            }
        }
        text.addAll(files.values());
        return new Answer(json, text);
    }

    /**
     * The answer for a shared scenario or campaign.
     *
     * @param scenario the scenario, or the campaign
     * @param files the paths of the files that were written
     */
    static Answer of(SharedScenario scenario, List<String> files) {
        String what = SharedKind.CAMPAIGN.is(scenario.scenario()) ? "campaign" : "scenario";
        return new Answer(Json.object().put(what, scenario.scenario()).put("files", files), files);
    }

    /** A unit as it is written, and where its piece stood in the source. */
    private static Json json(UnitDraft unit) {
        Json json = Json.of(unit.json());
        unit.printed()
                .ifPresent(place -> json.put("on", place.on())
                        .put("printed", place.name())
                        .put("pixel", List.of(place.x(), place.y())));
        return json;
    }

    private static Json json(ReportEntry entry) {
        Json json = Json.object().put("what", entry.what()).putFilled("of", entry.of(), Function.identity());
        if (!entry.at().equals(Place.NOWHERE)) {
            json.put("in", entry.at().file())
                    .put("line", entry.at().line())
                    .put("column", entry.at().column())
                    .put("path", entry.at().path());
        }
        List<String> proposed = entry.of().stream()
                .flatMap(name -> entry.proposal(name).stream())
                .toList();
        return json.put("question", entry.question().map(question -> question.word()))
                .putFilled("proposed", proposed, Function.identity())
                .put("message", entry.sentence().toString());
    }

    private static String text(ReportEntry entry) {
        if (entry.kind() == Kind.TAKEN) {
            return entry.told().toString();
        }
        List<String> names = entry.of();
        String more = names.size() > MOST_NAMES ? " and " + (names.size() - MOST_NAMES) + " more" : "";
        String of = names.isEmpty()
                ? ""
                : " of " + String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size()))) + more;
        String remedy =
                entry.question().map(question -> " " + question.remedy()).orElse("");
        List<String> proposed = names.stream()
                .flatMap(name -> entry.proposal(name).stream().map(answer -> " Proposed: " + name + "=" + answer + "."))
                .toList();
        return entry.what() + of + ": " + entry.told() + remedy + String.join("", proposed);
    }
}
