package org.roadtorichmond.scenario.dice;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;

/**
 * What both sides of a match have agreed to before it begins.
 *
 * @param scenario the scenario with its map, as both have it
 * @param players what the players are called
 * @param commitments the first element of each side's chain
 */
public record MatchTerms(LoadedScenario scenario, Map<Side, String> players, Map<Side, ChainElement> commitments) {
    /** Copies the maps, which must name both sides. */
    public MatchTerms {
        if (players.size() != Side.COUNT || commitments.size() != Side.COUNT) {
            throw new IllegalArgumentException("a match has two sides");
        }
        players = Collections.unmodifiableMap(new EnumMap<>(players));
        commitments = Collections.unmodifiableMap(new EnumMap<>(commitments));
    }

    /** What tells this match from all others, 64 hexadecimal digits: neither side can choose it alone. */
    public String identity() {
        Map<String, String> all = new TreeMap<>();
        all.put("scenario", Digest.of(scenario.scenarioJson()));
        all.put("map", Digest.of(scenario.mapJson()));
        commitments.forEach((side, element) -> all.put(side.name(), element.hex()));
        return Digest.of(all.toString());
    }

    /** The number of the match, which stands in its hashes and saved games where others have the seed. */
    public long number() {
        return HexFormat.fromHexDigitsToLong(identity().substring(0, Long.SIZE / 4));
    }
}
