package org.roadtorichmond.scenario.experiment;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;

/**
 * An experiment as its file states it: the choices that the options of {@code simulate} make as well, under the same names. What
 * commanders and systems there are is not known here, so what names them stays text with its place.
 *
 * @param name what it is called
 * @param file the name of the scenario, position or saved game that is played
 * @param from the game-turn with whose beginning a saved game is played again
 * @param union who commands the Union
 * @param confederate who commands the Confederates
 * @param games how many games of each variant at most
 * @param until how closely the result is to be known, after which no more games are played
 * @param sprt the two shares between which a sequential test decides
 * @param seed the seed of the first game of each variant
 * @param systems further victory systems under which each game is scored
 * @param vary what is changed
 * @param grid whether all changes are combined, instead of one at a time
 * @param forbid what sides may not do
 * @param targets what a search is to find, in the games of one pair of commanders or of several
 */
public record ExperimentSheet(
        String name,
        Located<String> file,
        OptionalInt from,
        Optional<Located<String>> union,
        Optional<Located<String>> confederate,
        OptionalInt games,
        Optional<Located<String>> until,
        Optional<Located<String>> sprt,
        OptionalLong seed,
        List<Located<String>> systems,
        List<Factor> vary,
        boolean grid,
        List<Located<String>> forbid,
        List<Target> targets) {
    /** Copies the lists. */
    public ExperimentSheet {
        systems = List.copyOf(systems);
        vary = List.copyOf(vary);
        forbid = List.copyOf(forbid);
        targets = List.copyOf(targets);
    }

    /** The names of the files that its factors put in the place of that which is played. */
    public List<Located<String>> files() {
        return vary.stream()
                .flatMap(factor -> factor.levels().stream())
                .flatMap(level -> level.changes().stream())
                .filter(change -> change.path().value().equals("file"))
                .flatMap(change -> change.value() instanceof Node.TextNode name
                        ? Stream.of(new Located<>(name.text(), name.at()))
                        : Stream.empty())
                .toList();
    }
}
