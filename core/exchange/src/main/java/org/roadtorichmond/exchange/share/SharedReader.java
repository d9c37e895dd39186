package org.roadtorichmond.exchange.share;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.exchange.draft.ZipEntries;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.words.Sentence;

/**
 * Reads shared scenarios and campaigns, from a zip or a folder, which may be anybody's: whatever is in them, the answer is a scenario
 * or a campaign with its files, or the problem for which it is refused. Nothing is written.
 */
public final class SharedReader {
    private static final String MAP = "map";
    private static final String JSON = ".json";

    private final String name;
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Set<String> folded = new TreeSet<>();
    private final Map<String, String> places = new TreeMap<>();

    private SharedReader(String name) {
        this.name = name;
    }

    /** Whether a zip says that it is a shared scenario, and no module of another program: it has a file of a scenario or a campaign. */
    public static boolean isShared(SourceFile file) {
        boolean[] found = new boolean[1];
        try {
            new ZipEntries(file.name()).read(file.content(), (entry, content) -> found[0] |= SharedKind.isWhole(entry));
        } catch (RefusedFile e) {
            // What is wrong with it is reported when it is read.
            return found[0];
        }
        return found[0];
    }

    /** The scenario or the campaign of a zip. Folders in it do not matter, and files of other kinds are passed over. */
    public static Result<SharedScenario> zip(SourceFile file) {
        SharedReader reader = new SharedReader(file.name());
        try {
            ZipEntries entries = new ZipEntries(file.name());
            entries.read(file.content(), (entry, content) -> reader.entry(entries, entry, content));
            return Result.good(reader.scenario());
        } catch (RefusedFile e) {
            return Result.bad(e.problem());
        }
    }

    private void entry(ZipEntries entries, String entry, InputStream content) throws IOException {
        String file = entry.substring(entry.replace('\\', '/').lastIndexOf('/') + 1);
        // A Mac lays files beginning with a dot beside those that it packs.
        if (SharedKind.of(file).isPresent() && !file.startsWith(".")) {
            add(file, entries.text(entry, content));
        }
    }

    private void add(String file, byte[] bytes) {
        if (!SharedKind.isPlain(file)) {
            throw refused(Sentence.of("import.share.name", Words.quoted(file)));
        } else if (!folded.add(file.toLowerCase(Locale.ROOT))) {
            throw refused(Sentence.of("import.share.twice", Words.quoted(file)));
        }
        files.put(file, bytes);
    }

    /** The only scenario or campaign of a folder, if it has but one that no other names, with all that it needs. */
    public static Result<SharedScenario> folder(SharedFolder folder, Shelf shelf) {
        SharedReader reader = new SharedReader(folder.place());
        try {
            folder.wholes().forEach(file -> reader.add(file, bytes(folder, file)));
            return collect(Optional.of(folder), reader.top(), shelf);
        } catch (RefusedFile e) {
            return Result.bad(e.problem());
        }
    }

    /**
     * A scenario with all that it needs: its map, what it is laid over unless that comes with the game, and what lies beside it of
     * translations, yardstick and histories of its map; or a campaign with its translations and all scenarios that it names and that do
     * not come with the game.
     *
     * @param folder where its files are looked for first, if it is in one
     * @param scenario the name of its file
     * @param shelf where they are looked for then
     */
    public static Result<SharedScenario> collect(Optional<SharedFolder> folder, String scenario, Shelf shelf) {
        SharedReader reader = new SharedReader(folder.map(SharedFolder::place).orElse(scenario));
        try {
            reader.gather(folder, scenario, shelf);
            return Result.good(new SharedScenario(scenario, reader.files));
        } catch (RefusedFile e) {
            return Result.bad(e.problem());
        }
    }

    private void gather(Optional<SharedFolder> folder, String file, Shelf shelf) {
        byte[] bytes = find(folder, file, shelf);
        // What is shared lies in one folder.
        add(file, Renaming.alone(bytes));
        Result<Node.ObjectNode> read = TreeReader.read(bytes);
        Node.ObjectNode root = read.value()
                .orElseThrow(() -> new RefusedFile(read.problems().get(0).in(file)));
        Trees.text(root, MAP).ifPresent(path -> {
            String map = SharedFolder.alone(path);
            Optional<SharedFolder> there = folder.map(storage -> storage.of(path));
            if (isNew(map, there)) {
                add(map, find(there, map, shelf));
                folder.ifPresent(storage -> histories(storage, map));
            }
        });
        folder.ifPresent(storage -> beside(storage, file));
        named(root).forEach(path -> {
            String name = SharedFolder.alone(path);
            Optional<SharedFolder> there = folder.map(storage -> storage.of(path));
            if (!comesWithGame(there, name) && isNew(name, there)) {
                gather(there, name, shelf);
            }
        });
    }

    /** Whether a file is not among the others yet; another one of its name, from another folder, is refused. */
    private boolean isNew(String file, Optional<SharedFolder> folder) {
        String place = folder.map(SharedFolder::place).orElse("");
        if (!places.computeIfAbsent(file, fresh -> place).equals(place)) {
            throw refused(Sentence.of("import.share.twice", Words.quoted(file)));
        }
        return !files.containsKey(file);
    }

    /** The scenarios that a scenario or a campaign names. */
    private static Stream<String> named(Node.ObjectNode root) {
        return Stream.concat(
                Trees.text(root, OverlayReader.OF).map(References::scenarioFile).stream(), Battles.scenarios(root));
    }

    /** Adds the translations of a file, and the yardstick of a scenario. */
    private void beside(SharedFolder folder, String file) {
        String before = file.substring(0, file.length() - JSON.length()) + "_";
        for (String other : folder.named(SharedKind.stem(file))) {
            boolean translation = SharedKind.TRANSLATION.is(other) && other.startsWith(before);
            boolean yardstick = SharedKind.SCENARIO.is(file) && SharedKind.YARDSTICK.is(other);
            if (translation || yardstick) {
                add(other, bytes(folder, other));
            }
        }
    }

    /** Adds the histories of a map, with their translations. */
    private void histories(SharedFolder folder, String map) {
        for (String history : folder.histories(map)) {
            add(history, bytes(folder, history));
            beside(folder, history);
        }
    }

    private static boolean comesWithGame(Optional<SharedFolder> folder, String scenario) {
        return folder.filter(storage -> storage.has(scenario)).isEmpty()
                && Shelf.of(List.of()).bytes(scenario).isPresent();
    }

    private byte[] find(Optional<SharedFolder> folder, String file, Shelf shelf) {
        if (!SharedKind.isPlain(file)) {
            throw refused(Sentence.of("import.share.name", Words.quoted(file)));
        }
        return folder.filter(storage -> storage.has(file))
                .map(storage -> bytes(storage, file))
                .or(() -> shelf.bytes(file))
                .orElseThrow(() -> refused(Sentence.of("import.share.missing", Words.quoted(file))));
    }

    private static byte[] bytes(SharedFolder folder, String file) {
        Result<byte[]> read = folder.read(file);
        return read.value()
                .orElseThrow(() -> new RefusedFile(read.problems().get(0).in(file)));
    }

    private SharedScenario scenario() {
        return new SharedScenario(top(), files);
    }

    /** The scenario or the campaign that no other one names. */
    private String top() {
        Map<String, byte[]> scenarios = new TreeMap<>(files);
        scenarios.keySet().removeIf(file -> !SharedKind.isWhole(file));
        if (scenarios.isEmpty()) {
            throw refused(Sentence.of("import.share.none"));
        }
        Set<String> tops = new TreeSet<>(scenarios.keySet());
        scenarios
                .values()
                .forEach(bytes -> TreeReader.read(bytes)
                        .value()
                        .ifPresent(root -> named(root).forEach(tops::remove)));
        if (tops.size() != 1) {
            throw refused(
                    Sentence.of("import.share.several", Words.either(tops.isEmpty() ? scenarios.keySet() : tops)));
        }
        String top = tops.iterator().next();
        Set<String> apart = new TreeSet<>(scenarios.keySet());
        reach(top, scenarios, apart);
        if (!apart.isEmpty()) {
            // Files that name one another in a circle, or themselves, are named and yet no part of it.
            apart.add(top);
            throw refused(Sentence.of("import.share.several", Words.either(apart)));
        }
        return top;
    }

    /** Takes a file, and those that it names, out of those that are apart. */
    private static void reach(String file, Map<String, byte[]> files, Set<String> apart) {
        if (apart.remove(file)) {
            TreeReader.read(files.getOrDefault(file, new byte[0]))
                    .value()
                    .ifPresent(root -> named(root).forEach(next -> reach(next, files, apart)));
        }
    }

    private RefusedFile refused(Sentence sentence) {
        return new RefusedFile(new Problem(new Place(1, 1, name), sentence));
    }
}
