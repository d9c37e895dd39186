package org.roadtorichmond.exchange.share;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * A scenario with all files that it needs: its map, what it is laid over unless that comes with the game, its translations, its
 * yardstick, and histories of its map; or a campaign with such scenarios. Immutable; the bytes of its files are not changed.
 */
public final class SharedScenario {
    private static final String PLACE = "shared/";

    private final String scenario;
    private final SortedMap<String, byte[]> files;

    /**
     * A scenario and its files.
     *
     * @param scenario the name of its file, or of the campaign's, which is one of the files
     * @param files all files by their names, which have no folders
     */
    SharedScenario(String scenario, Map<String, byte[]> files) {
        this.scenario = scenario;
        this.files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** The name of the file of the scenario, or of the campaign. */
    public String scenario() {
        return scenario;
    }

    /** Its files by their names: maps, then what a scenario is laid over, and the scenario itself at last, so that it has all it needs. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (SharedKind kind : SharedKind.values()) {
            files.keySet().stream()
                    .filter(name -> SharedKind.of(name).orElseThrow() == kind && !name.equals(scenario))
                    .forEach(names::add);
        }
        names.add(scenario);
        return List.copyOf(names);
    }

    /**
     * The bytes of a file.
     *
     * @throws IllegalArgumentException if there is no file of that name
     */
    public byte[] bytes(String name) {
        byte[] bytes = files.get(name);
        if (bytes == null) {
            throw new IllegalArgumentException("no such file: " + name);
        }
        return bytes;
    }

    /** All files in one zip, which is the same to the byte for the same files. */
    public byte[] zip() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                // The first day that a zip can name: when it was made says nothing about what is in it.
                entry.setTimeLocal(LocalDateTime.of(1980, 1, 1, 0, 0));
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    // --- Checks ----------------------------------------------------------------------------------------------------

    /**
     * Reads the scenario or the campaign as the game would, with its own files before those of a shelf.
     *
     * @return the problems that {@code validate} would report, and those of its yardsticks and histories
     */
    public Result<Document> check(Shelf shelf) {
        References references = references(shelf.beside(Optional.empty()));
        Result<Document> read = SharedKind.CAMPAIGN.is(scenario)
                ? references.find(scenario).then(file -> Documents.decodeAs(Formats.CAMPAIGN, file))
                : references
                        .find(scenario)
                        .then(file -> file.tree().then(root -> Documents.decode(root, file)))
                        .then(document -> document instanceof Document.ScenarioDocument
                                ? Result.good(document)
                                : Result.bad(new Problem(
                                        Place.START,
                                        Sentence.of("problem.notScenario", Words.quoted(scenario), "scenario/1"))));
        Problems problems = new Problems();
        files.forEach((name, bytes) -> {
            if (SharedKind.YARDSTICK.is(name)) {
                check(problems, Formats.YARDSTICK, referred(name, bytes, references));
            } else if (SharedKind.HISTORY.is(name)) {
                check(problems, Formats.HISTORY, referred(name, bytes, references));
            }
        });
        return read.then(whole -> problems.result(Optional.of(whole)));
    }

    private static void check(Problems problems, String format, References.Referred file) {
        String name = file.identity().substring(PLACE.length());
        Documents.decodeAs(format, file)
                .problems()
                .forEach(problem -> problems.add(problem.at().in(name), problem.sentence()));
    }

    private References references(References others) {
        return name -> {
            byte[] bytes = files.get(name);
            return bytes == null ? others.find(name) : Result.good(referred(name, bytes, references(others)));
        };
    }

    private static References.Referred referred(String name, byte[] bytes, References references) {
        return new References.Referred(TreeReader.read(bytes), references, PLACE + name);
    }

    // --- Names -----------------------------------------------------------------------------------------------------

    /**
     * The same under names that are free: where a name is taken by another file, all files of that name get a number, and what
     * names them is changed with them.
     *
     * @param taken whether there is a file of a name that says something else
     */
    public SharedScenario free(BiPredicate<String, byte[]> taken) {
        Map<String, String> stems = new TreeMap<>();
        stems().forEach(stem -> stems.put(stem, stem));
        // A file that names one with a new name is changed by that, and then its own name may be taken.
        while (true) {
            SharedScenario free = renamed(new Renaming(files, stems));
            List<String> clashes = stems.entrySet().stream()
                    .filter(stem -> free.isTaken(stem.getValue(), taken))
                    .map(Map.Entry::getKey)
                    .toList();
            if (clashes.isEmpty()) {
                return free;
            }
            for (String stem : clashes) {
                stems.put(stem, next(stem, stems));
            }
        }
    }

    /** The same with another name for the scenario or the campaign and all files that have the same name but for their endings. */
    public SharedScenario named(String stem) {
        return renamed(new Renaming(files, Map.of(SharedKind.stem(scenario), stem)));
    }

    private SharedScenario renamed(Renaming renaming) {
        return new SharedScenario(renaming.name(scenario), renaming.files());
    }

    private List<String> stems() {
        return files.keySet().stream().map(SharedKind::stem).distinct().toList();
    }

    private boolean isTaken(String stem, BiPredicate<String, byte[]> taken) {
        return files.entrySet().stream()
                .filter(file -> SharedKind.stem(file.getKey()).equals(stem))
                .anyMatch(file -> taken.test(file.getKey(), file.getValue()));
    }

    /** The next name with a number that none of the others has. */
    private static String next(String stem, Map<String, String> stems) {
        String now = stems.getOrDefault(stem, stem);
        int number = now.equals(stem) ? 2 : Integer.parseInt(now.substring(stem.length() + 1)) + 1;
        while (stems.containsValue(stem + "-" + number)) {
            number++;
        }
        return stem + "-" + number;
    }

    /** Whether both have the same files with the same bytes. */
    public boolean isSame(SharedScenario other) {
        return scenario.equals(other.scenario)
                && files.keySet().equals(other.files.keySet())
                && files.entrySet().stream()
                        .allMatch(file -> Arrays.equals(file.getValue(), other.bytes(file.getKey())));
    }
}
