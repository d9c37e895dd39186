package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.draft.UnitRowReader;
import org.roadtorichmond.exchange.tiled.ObjectLayers.MapObject;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Takes the objects of class {@code unit}, whose properties are called as the columns of tables of units are. A unit with neither
 * {@code hex} nor {@code turn} stands where its object is.
 */
final class UnitObjects {
    private final ObjectLayers objects;
    private final ImportReport report;
    private final UnitRowReader reader;
    private final List<UnitDraft> units = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final Map<String, Set<String>> unknown = new LinkedHashMap<>();

    UnitObjects(ObjectLayers objects, Answers answers, ImportReport report) {
        this.objects = objects;
        this.report = report;
        reader = new UnitRowReader(answers, report, Optional.of(objects.frame().grid()));
    }

    /** Takes an object if it is a unit; whether it is. */
    boolean take(MapObject object) {
        if (!object.kind().equals("unit")) {
            return false;
        }
        Place at = object.element().at();
        Map<String, UnitRowReader.Cell> cells = new LinkedHashMap<>();
        object.properties().forEach((key, text) -> {
            if (!Question.COLUMNS.contains(key)) {
                unknown.computeIfAbsent(key, none -> new LinkedHashSet<>()).add(object.title());
            } else if (!text.isEmpty()) {
                cells.put(key, new UnitRowReader.Cell(text.replaceAll("\\s*[\\r\\n]+\\s*", " "), at));
            }
        });
        boolean placed = cells.containsKey("hex") || cells.containsKey("turn") || cells.containsKey("entry");
        if (!placed) {
            objects.hex(object.place()).ifPresent(hex -> cells.put("hex", new UnitRowReader.Cell(hex.number(), at)));
        }
        String id = object.name().isEmpty()
                ? Optional.ofNullable(cells.get("id"))
                        .map(UnitRowReader.Cell::text)
                        .orElse(object.title())
                : object.name();
        if (!ids.add(id)) {
            report.missing("units", List.of(id), at, Sentence.of("import.twice", Words.quoted(id)));
            return true;
        }
        if (units.size() == Imported.MOST_UNITS) {
            throw new RefusedFile(at, Sentence.of("import.manyUnits", Imported.MOST_UNITS));
        }
        units.add(reader.unit(id, at, cells));
        return true;
    }

    /** The units, of which is reported now what is missing. */
    List<UnitDraft> finish() {
        unknown.forEach((key, of) -> report.left(
                "property",
                List.of(key),
                Place.NOWHERE,
                Sentence.of("import.tiled.property", Words.quoted(key), of.size())));
        reader.finish(
                units,
                (key, every) ->
                        Sentence.of(key.equals("hex") ? "import.tiled.unitOffMap" : "import.tiled.noProperty", key));
        return List.copyOf(units);
    }
}
