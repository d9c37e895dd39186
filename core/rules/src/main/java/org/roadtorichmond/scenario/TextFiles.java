package org.roadtorichmond.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TextLines;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.words.Sentence;

/**
 * Opens the files beside maps and scenarios that are no JSON: the lists of what a folder has for players, the digests of what
 * scenarios were in earlier versions, and translations.
 *
 * @param shelf where they are
 * @param documents opens the files that they are about
 */
record TextFiles(Shelf shelf, Function<Path, Result<Document>> documents) {
    /** How the names in a list end, by the name of the list. */
    private static final Map<String, String> LISTS = Map.of(
            Shelf.INDEX, Shelf.SCENARIO,
            Shelf.HISTORIES, Shelf.HISTORY,
            Shelf.LESSONS, Shelf.LESSON,
            Shelf.CAMPAIGNS, Shelf.CAMPAIGN);

    private static final Pattern EDITION =
            Pattern.compile("([0-9a-f]{64}) (\\S.*" + Pattern.quote(Shelf.SCENARIO) + ")");

    /** Whether a file is one of them, by its name. */
    static boolean areKnown(Path file) {
        String name = name(file);
        return LISTS.containsKey(name) || name.equals(Editions.EARLIER) || TranslationFile.isOne(name);
    }

    Result<Document> open(Path file) {
        return shelf.read(file).then(TextLines::of).then(lines -> checked(file, lines));
    }

    private Result<Document> checked(Path file, List<String> lines) {
        String name = name(file);
        Problems problems = new Problems();
        List<Problem> warnings = new ArrayList<>();
        if (TranslationFile.isOne(name)) {
            new TranslationFile(name, lines, problems, warnings)
                    .check(original -> documents.apply(file.resolveSibling(original)));
        } else if (name.equals(Editions.EARLIER)) {
            editions(file, lines, problems, warnings);
        } else {
            list(file, lines, problems, warnings);
        }
        return problems.result(() -> new Document.TextDocument(lines)).then(good -> Result.good(good, warnings));
    }

    private static void list(Path file, List<String> lines, Problems problems, List<Problem> warnings) {
        String ending = LISTS.getOrDefault(name(file), "");
        List<String> beside = beside(file, ending);
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Integer earlier = seen.putIfAbsent(line, i + 1);
            if (!line.endsWith(ending) || !line.equals(line.strip())) {
                problems.add(TextLines.at(i), Sentence.of("problem.list.name", Words.quoted(line), ending));
            } else if (earlier != null) {
                problems.add(TextLines.at(i), Sentence.of("problem.list.twice", Words.quoted(line), earlier));
            } else if (!beside.contains(line)) {
                problems.add(
                        TextLines.at(i),
                        Sentence.of("problem.list.missing", Words.quoted(line), Words.guess(line, beside)));
            }
        }
        beside.stream()
                .filter(name -> !seen.containsKey(name))
                .map(name ->
                        new Problem(TextLines.at(lines.size()), Sentence.of("warning.list.lacks", Words.quoted(name))))
                .forEach(warnings::add);
    }

    private void editions(Path file, List<String> lines, Problems problems, List<Problem> warnings) {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher edition = EDITION.matcher(lines.get(i));
            Integer earlier = seen.putIfAbsent(lines.get(i), i + 1);
            if (!edition.matches()) {
                problems.add(TextLines.at(i), Sentence.of("problem.list.edition", Words.quoted(lines.get(i))));
            } else if (earlier != null) {
                problems.add(TextLines.at(i), Sentence.of("problem.list.twice", Words.quoted(lines.get(i)), earlier));
            }
        }
        for (String name : beside(file, Shelf.SCENARIO)) {
            boolean listed = lines.stream().anyMatch(line -> line.endsWith(" " + name));
            ScenarioReader.read(shelf.find(file.resolveSibling(name)))
                    .value()
                    .filter(scenario -> listed)
                    .map(scenario -> Editions.digest(scenario) + " " + name)
                    .filter(line -> !seen.containsKey(line))
                    .map(line -> Sentence.of("warning.list.edition", Words.quoted(name), line))
                    .ifPresent(sentence -> warnings.add(new Problem(TextLines.at(lines.size()), sentence)));
        }
    }

    /** The names of the files beside another that end so, in order. */
    private static List<String> beside(Path file, String ending) {
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
        try (Stream<Path> files = Files.list(folder)) {
            return List.copyOf(files.map(TextFiles::name)
                    .filter(name -> name.endsWith(ending))
                    .collect(Collectors.toCollection(TreeSet::new)));
        } catch (IOException e) {
            // What cannot be listed is taken for empty; the names are then said to be missing.
            return List.of();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
