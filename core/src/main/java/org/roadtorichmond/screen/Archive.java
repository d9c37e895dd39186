package org.roadtorichmond.screen;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.scenario.Result;

/** Where scenarios come from and games are kept. */
public interface Archive {
    /** The file names of all scenarios, in order. */
    List<String> scenarios();

    /** Reads a scenario. */
    Result<LoadedScenario> scenario(String name);

    /** The saved games, newest first. */
    List<Path> saves();

    /** The folder in which games are saved. */
    Path folder();

    /** Reads a saved game. */
    Result<SavedGame> load(Path file);

    /** Saves a game; the answer is why that failed, if it did. */
    Optional<String> save(SavedGame game, Path file);
}
