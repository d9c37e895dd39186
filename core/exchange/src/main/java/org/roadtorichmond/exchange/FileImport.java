package org.roadtorichmond.exchange;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.csv.OrderOfBattleReader;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.tiled.TiledImport;
import org.roadtorichmond.exchange.vassal.VassalImport;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * The way in for files of other programs: looks at what a file is called, reads it so, and makes a map and a scenario of it as far
 * as it goes. Whatever the file contains, the answer is what was made of it with a report, or the problem for which it was refused.
 */
public final class FileImport {
    /** The endings of the files that can be imported, without their dots. */
    public static final List<String> ENDINGS = List.of("csv", "tsv", "txt", "tmx", "tmj", "json", "vmod", "zip");

    private FileImport() {}

    /**
     * Imports a file. Where nothing can be made of it before a question is answered, only the question comes back.
     *
     * @param file the file
     * @param answers what is known of its words
     * @param target the scenario into which its units are to be taken, if there is one
     */
    public static Result<Imported> read(SourceFile file, Answers answers, Optional<Target> target) {
        try {
            Imported imported = imported(file, answers, target);
            lists(imported, target);
            return Result.good(imported);
        } catch (RefusedFile e) {
            return e.open()
                    .map(open -> Result.good(Imported.asking(file.base(), e.problem(), open)))
                    .orElseGet(() -> Result.bad(e.problem()));
        }
    }

    /** Lists what a scenario of these units lacks, or which of its units are not among these. */
    private static void lists(Imported imported, Optional<Target> target) {
        if (imported.units().isEmpty()) {
            return;
        } else if (target.isEmpty()) {
            imported.report().missing("turns", List.of(), Place.NOWHERE, Sentence.of("import.turns"));
            return;
        }
        Set<String> there = new LinkedHashSet<>(target.get().units().keySet());
        imported.units().forEach(unit -> there.remove(unit.id()));
        if (!there.isEmpty()) {
            List<String> names = List.copyOf(there);
            imported.report().left("units", names, Place.NOWHERE, Sentence.of("import.removed", names));
        }
    }

    /**
     * A scenario that is there already.
     *
     * @param root its file
     * @param grid its map
     */
    public record Target(Node.ObjectNode root, HexGrid grid) {
        private Map<String, Node.ObjectNode> units() {
            Map<String, Node.ObjectNode> units = new LinkedHashMap<>();
            for (Node.ObjectNode unit : FileExport.units(root)) {
                unit.member("id")
                        .filter(id -> id.value() instanceof Node.TextNode)
                        .ifPresent(id -> units.put(((Node.TextNode) id.value()).text(), unit));
            }
            return units;
        }
    }

    private static Imported imported(SourceFile file, Answers answers, Optional<Target> target) {
        Siblings.pointer(file.content(), file.name()).ifPresent(sentence -> {
            throw new RefusedFile(Place.NOWHERE, sentence);
        });
        return switch (file.ending()) {
            case "csv", "tsv", "txt" ->
                OrderOfBattleReader.read(
                        file,
                        answers,
                        target.map(Target::grid),
                        target.map(Target::units).orElse(Map.of()));
            case "tmx", "tmj", "json" -> TiledImport.read(file, answers);
            case "vmod", "zip" -> VassalImport.read(file, answers);
            case "xlsx", "xls", "ods", "numbers" ->
                throw new RefusedFile(Place.NOWHERE, Sentence.of("import.spreadsheet", Words.quoted(file.name())));
            default ->
                throw new RefusedFile(
                        Place.NOWHERE, Sentence.of("import.kind", Words.quoted(file.name()), Words.either(ENDINGS)));
        };
    }

    /**
     * The scenario of what was imported; it is a draft as long as something is missing.
     *
     * @param imported what was imported
     * @param mapFile the name of the file with its map, if there is one
     * @param target the scenario into which the units are taken, of which all else stays as it is
     * @return empty if there are no units
     */
    public static Optional<Node.ObjectNode> scenario(
            Imported imported, Optional<String> mapFile, Optional<Target> target) {
        if (imported.units().isEmpty()) {
            return Optional.empty();
        }
        Node units = Json.list(imported.units(), UnitDraft::json);
        if (target.isPresent()) {
            return Optional.of(JsonValues.with(target.get().root(), "units", units));
        }
        return Optional.of(Json.object()
                .put("format", Formats.SCENARIO)
                .put("name", Trees.text(imported.name()))
                .put("map", mapFile.map(Trees::text))
                .put("units", units)
                .node());
    }

    /** Why units cannot be taken into a scenario, if that is so: it is laid over another one and has no list of its own. */
    public static Result<Node.ObjectNode> target(Node.ObjectNode scenario) {
        return scenario.member("units")
                        .filter(units -> units.value() instanceof Node.ArrayNode)
                        .isPresent()
                ? Result.good(scenario)
                : Result.bad(new Problem(scenario.at(), Sentence.of("import.overlay")));
    }
}
