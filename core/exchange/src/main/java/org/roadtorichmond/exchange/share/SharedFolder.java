package org.roadtorichmond.exchange.share;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.Storage;

/**
 * A folder of scenarios as it was when it was first asked for what lies in it: it is listed once, and each of its histories is read
 * once, however many of its scenarios are shared. Not safe for several threads.
 */
public final class SharedFolder {
    private static final String MAP = "map";
    private static final Pattern DOWN = Pattern.compile("(?:(?!\\.\\./)[^/\\\\:]+/)+[^/\\\\:]+");

    private final Storage storage;
    private @Nullable Map<String, List<String>> stems;
    private @Nullable Map<String, List<String>> histories;

    /** What lies in a folder. */
    public SharedFolder(Storage storage) {
        this.storage = storage;
    }

    /** The name of a file that is named by its way from the folder of another one, down into folders if at all; else all that was given. */
    static String alone(String path) {
        return DOWN.matcher(path).matches() ? path.substring(path.lastIndexOf('/') + 1) : path;
    }

    /** The folder in which a file lies that is named by its way from this one. */
    SharedFolder of(String path) {
        SharedFolder folder = this;
        for (String step :
                path.substring(0, path.length() - alone(path).length()).split("/", -1)) {
            folder = step.isEmpty() || step.equals(".") ? folder : new SharedFolder(folder.storage.folder(step));
        }
        return folder;
    }

    /** How players find it. */
    String place() {
        return storage.place();
    }

    boolean has(String file) {
        return storage.has(file);
    }

    Result<byte[]> read(String file) {
        return storage.read(file);
    }

    /** The files that can be shared, with or without others, of which the names are the same but for their endings. */
    List<String> named(String stem) {
        return stems().getOrDefault(stem, List.of());
    }

    /** The scenarios and campaigns. */
    List<String> wholes() {
        return stems().values().stream()
                .flatMap(List::stream)
                .filter(SharedKind::isWhole)
                .sorted()
                .toList();
    }

    /** The histories of a map; those that cannot be read are of no map. */
    List<String> histories(String map) {
        Map<String, List<String>> known = histories;
        if (known == null) {
            known = new HashMap<>();
            for (List<String> files : stems().values()) {
                for (String file : files) {
                    if (SharedKind.HISTORY.is(file)) {
                        List<String> others = known.computeIfAbsent(mapOf(file), none -> new ArrayList<>());
                        others.add(file);
                    }
                }
            }
            known.values().forEach(files -> files.sort(null));
            histories = known;
        }
        return known.getOrDefault(map, List.of());
    }

    private String mapOf(String history) {
        return storage.read(history)
                .then(TreeReader::read)
                .value()
                .flatMap(root -> Trees.text(root, MAP))
                .orElse("");
    }

    private Map<String, List<String>> stems() {
        Map<String, List<String>> known = stems;
        if (known == null) {
            known = new HashMap<>();
            for (Storage.Kept kept : storage.list()) {
                if (SharedKind.of(kept.name()).isPresent()) {
                    known.computeIfAbsent(SharedKind.stem(kept.name()), none -> new ArrayList<>())
                            .add(kept.name());
                }
            }
            stems = known;
        }
        return known;
    }
}
