package org.roadtorichmond.scenario.dice;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;

/**
 * What a saved game keeps of a match, so that anybody can check its dice.
 *
 * @param players what the players are called
 * @param commitments the first element of each side's chain, shown before the match
 * @param shown the elements that each side has shown, for die 1 on; of an open command's die perhaps that of one side alone
 * @param renewed the chains that took the place of others, which their sides had lost
 * @param open a command that was given and awaits a die; it is not in the log yet
 */
public record MatchRecord(
        Map<Side, String> players,
        Map<Side, ChainElement> commitments,
        Map<Side, List<ChainElement>> shown,
        List<Renewal> renewed,
        Optional<OpenCommand> open) {
    /** Copies all that can be changed; each map must name both sides. */
    public MatchRecord {
        players = Collections.unmodifiableMap(new EnumMap<>(players));
        commitments = Collections.unmodifiableMap(new EnumMap<>(commitments));
        Map<Side, List<ChainElement>> elements = new EnumMap<>(Side.class);
        shown.forEach((side, list) -> elements.put(side, List.copyOf(list)));
        shown = Collections.unmodifiableMap(elements);
        renewed = List.copyOf(renewed);
        if (players.size() + commitments.size() + shown.size() != 3 * Side.COUNT) {
            throw new IllegalArgumentException("a match has two sides");
        }
    }

    /**
     * A command that awaits a die.
     *
     * @param by the side that gave it
     * @param command the command
     */
    public record OpenCommand(Side by, Command command) {}

    /** The elements that a side has shown. */
    public List<ChainElement> shown(Side side) {
        return Objects.requireNonNull(shown.get(side));
    }

    /** What was agreed before the match. */
    public MatchTerms terms(LoadedScenario scenario) {
        return new MatchTerms(scenario, players, commitments);
    }

    /** The side that is to show its part of the die that the open command rolls: first the one that did not give it. */
    public Optional<Side> awaited() {
        return open.map(command -> {
            Side other = command.by().enemy();
            return shown(other).size() > shown(command.by()).size() ? command.by() : other;
        });
    }
}
