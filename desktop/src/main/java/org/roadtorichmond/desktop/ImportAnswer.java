package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.scenario.json.JsonText;
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
        JsonObject json = new JsonObject();
        files.forEach(json::addProperty);
        JsonParser.parseString(JsonText.of(imported.facts()))
                .getAsJsonObject()
                .entrySet()
                .forEach(fact -> json.add(fact.getKey(), fact.getValue()));
        json.add("units", units(imported.units()));
        List<String> text = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<ReportEntry> entries = imported.report().entries(kind);
            JsonArray list = new JsonArray();
            entries.forEach(entry -> list.add(json(entry)));
            json.add(kind.word(), list);
            if (!entries.isEmpty()) {
                text.add(HEADINGS.get(kind));
                entries.forEach(entry -> text.add("  " + text(entry)));
            }
        }
        text.addAll(files.values());
        return new Answer(json, text);
    }

    /**
     * The answer for a shared scenario.
     *
     * @param scenario the scenario
     * @param files the paths of the files that were written
     */
    static Answer of(SharedScenario scenario, List<String> files) {
        JsonObject json = new JsonObject();
        json.addProperty("scenario", scenario.scenario());
        JsonArray written = new JsonArray();
        files.forEach(written::add);
        json.add("files", written);
        return new Answer(json, files);
    }

    /** The units as they are written, and where their pieces stood in the source. */
    private static JsonArray units(List<UnitDraft> units) {
        JsonArray list = new JsonArray();
        for (UnitDraft unit : units) {
            JsonObject json = JsonParser.parseString(JsonText.of(unit.json())).getAsJsonObject();
            unit.printed().ifPresent(place -> {
                json.addProperty("on", place.on());
                json.addProperty("printed", place.name());
                JsonArray pixel = new JsonArray();
                pixel.add(place.x());
                pixel.add(place.y());
                json.add("pixel", pixel);
            });
            list.add(json);
        }
        return list;
    }

    private static JsonObject json(ReportEntry entry) {
        JsonObject json = new JsonObject();
        json.addProperty("what", entry.what());
        if (!entry.of().isEmpty()) {
            JsonArray names = new JsonArray();
            entry.of().forEach(names::add);
            json.add("of", names);
        }
        if (!entry.at().equals(Place.NOWHERE)) {
            entry.at().file().ifPresent(file -> json.addProperty("in", file));
            json.addProperty("line", entry.at().line());
            json.addProperty("column", entry.at().column());
            json.addProperty("path", entry.at().path());
        }
        entry.question().ifPresent(question -> json.addProperty("question", question.word()));
        json.addProperty("message", entry.sentence().toString());
        return json;
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
        return entry.what() + of + ": " + entry.told() + remedy;
    }
}
