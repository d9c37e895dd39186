package org.roadtorichmond.workshop;

import java.util.Optional;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.SourceTree;

/**
 * The files of a scenario as they were read when its editing began.
 *
 * @param scenario the scenario's file
 * @param map the map's file; none if the scenario contains its map
 * @param references where all other files are that they name
 * @param identity which file the scenario is ({@link References.Referred}); empty if none yet
 */
record DraftFiles(DraftFile scenario, Optional<DraftFile> map, References references, String identity) {
    /**
     * A file under edit.
     *
     * @param name its name in its folder
     * @param source what was read, whose layout the changed text keeps
     */
    record DraftFile(String name, SourceTree source) {}

    Content read() {
        return new Content(
                scenario.source().root(), map.map(file -> file.source().root()));
    }
}
