package org.roadtorichmond.victory;

import java.util.Arrays;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;

/** Objectives on the map, as players are shown them. */
public final class Objectives {
    private Objectives() {}

    /** The objective hexes of a game under its victory system, by number, each with the side that holds it now, if one does. */
    public static SortedMap<Hex, Optional<Side>> holders(GameState state) {
        SortedMap<Hex, Optional<Side>> holders = new TreeMap<>();
        VictorySystem.stakesOf(state.scenario()).list().stream()
                .flatMap(stake -> hexes(stake.claim()))
                .forEach(hex -> holders.put(
                        hex,
                        Arrays.stream(Side.values())
                                .filter(side -> state.holds(side, hex))
                                .findFirst()));
        return holders;
    }

    private static Stream<Hex> hexes(Claim claim) {
        if (claim instanceof Claim.Held || claim instanceof Claim.More) {
            return claim.hexes().stream();
        }
        return claim.claims().stream().flatMap(Objectives::hexes);
    }
}
