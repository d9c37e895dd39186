package org.roadtorichmond.workshop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/** What this program knows of some files of a folder: their digests as it read or wrote them last. */
final class DiskState {
    private final Storage storage;
    /** By name; empty for a file that was not there. */
    private final Map<String, Optional<String>> known = new HashMap<>();

    DiskState(Storage storage) {
        this.storage = storage;
    }

    /** The folder. */
    Storage storage() {
        return storage;
    }

    /** Looks at a file, and knows it from then on. */
    void look(String name) {
        known.put(name, digest(name));
    }

    private Optional<String> digest(String name) {
        return storage.has(name) ? storage.read(name).value().map(Digest::of) : Optional.empty();
    }

    /** Whether a file was there and held this when this program read or wrote it last. */
    boolean holds(String name, byte[] content) {
        return known.getOrDefault(name, Optional.empty())
                .filter(Digest.of(content)::equals)
                .isPresent();
    }

    boolean isThere(String name) {
        return known.getOrDefault(name, Optional.empty()).isPresent();
    }

    /** The known files that are not any more what they were, that came or that went, by name. */
    List<String> changed() {
        return known.entrySet().stream()
                .filter(file -> !digest(file.getKey()).equals(file.getValue()))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    Optional<Sentence> write(String name, byte[] content) {
        Optional<Sentence> trouble = storage.write(name, content);
        if (trouble.isEmpty()) {
            known.put(name, Optional.of(Digest.of(content)));
        }
        return trouble;
    }

    Optional<Sentence> delete(String name) {
        Optional<Sentence> trouble =
                storage.delete(name).map(why -> Sentence.of("workshop.draftNotDeleted", storage.place(name), why));
        if (trouble.isEmpty()) {
            known.put(name, Optional.empty());
        }
        return trouble;
    }
}
