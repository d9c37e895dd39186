package org.roadtorichmond.workshop;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/** A scenario and its map as they stand after an edit, whole or with faults. Immutable; any thread may read it. */
public final class Draft {
    private final DraftFiles files;
    private final Content content;
    private final long revision;

    Draft(DraftFiles files, Content content, long revision) {
        this.files = files;
        this.content = content;
        this.revision = revision;
    }

    /** The number of the edit after which it stood so ({@link ScenarioEditor#revision}). */
    public long revision() {
        return revision;
    }

    /** The name of the scenario's file. */
    public String scenarioName() {
        return files.scenario().name();
    }

    /** The name of the map's file; none if the scenario contains its map. */
    public Optional<String> mapName() {
        return files.map().map(DraftFiles.DraftFile::name);
    }

    /** The scenario's file. */
    public byte[] scenario() {
        return files.scenario().source().bytes(content.scenario());
    }

    /** The map's file; none if the scenario contains its map. */
    public Optional<byte[]> map() {
        return files.map().map(file -> file.source().bytes(content.map().orElseThrow()));
    }

    /** The files by their names, the map first, so that a scenario that is there has its map. */
    public Map<String, byte[]> files() {
        Map<String, byte[]> all = new LinkedHashMap<>();
        mapName().ifPresent(name -> all.put(name, map().orElseThrow()));
        all.put(scenarioName(), scenario());
        return all;
    }

    /** The file of the scenario as a reader finds it, which finds the map of this draft and all other files as they are. */
    References.Referred scenarioFile(Result<Node.ObjectNode> scenario, Optional<Result<Node.ObjectNode>> map) {
        return new References.Referred(scenario, withMap(files.references(), map), files.identity());
    }

    /** Where files are found, but for the map, which is the one of this draft, however it is reached. */
    private References withMap(References others, Optional<Result<Node.ObjectNode>> map) {
        return name -> {
            if (map.isPresent() && mapName().filter(name::equals).isPresent()) {
                return Result.good(new References.Referred(map.get(), others, Place.START.path() + name));
            }
            return others.find(name)
                    .map(found ->
                            new References.Referred(found.tree(), withMap(found.references(), map), found.identity()));
        };
    }

    /** Whether another draft of the same files says the same to the letter, by whatever edits it came to stand so. */
    public boolean saysTheSame(Draft other) {
        return (hasSameScenario(other) || Arrays.equals(scenario(), other.scenario()))
                && (hasSameMap(other)
                        || Arrays.equals(map().orElse(new byte[0]), other.map().orElse(new byte[0])));
    }

    boolean hasSameScenario(Draft other) {
        return SameObject.is(files, other.files) && SameObject.is(content.scenario(), other.content.scenario());
    }

    boolean hasSameMap(Draft other) {
        return SameObject.is(files, other.files)
                && SameObject.is(content.map().orElse(null), other.content.map().orElse(null));
    }
}
