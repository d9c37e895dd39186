package org.roadtorichmond.victory;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;

/**
 * Objectives on the map. A side makes an objective of several hexes if it holds more of them than its enemy.
 */
public final class Objectives {
    private Objectives() {}

    /** That each side holds more of some hexes than its enemy. */
    static Both<Claim> more(List<Hex> hexes) {
        return Both.each(army -> new Claim.More(army.side(), hexes));
    }

    /** That each side has made its secondary objective. */
    static Both<Claim> secondary(Scenario scenario) {
        Map<Side, List<Hex>> own = scenario.victory().sheet().secondary();
        return Both.each(army -> new Claim.More(army.side(), own.getOrDefault(army.side(), List.of())));
    }

    /** That a side has made an objective and its enemy has not. */
    static Claim alone(Both<Claim> made, Side side) {
        return new Claim.All(List.of(made.of(side), new Claim.Not(made.of(side.enemy()))));
    }

    /** The objective hexes of a game under its victory system, by number, each with the side that holds it now, if one does. */
    public static SortedMap<Hex, Optional<Side>> holders(GameState state) {
        SortedMap<Hex, Optional<Side>> holders = new TreeMap<>();
        Stakes.of(state.scenario()).list().stream()
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
        if (claim instanceof Claim.Not not) {
            return hexes(not.claim());
        }
        return claim instanceof Claim.Compound compound
                ? compound.claims().stream().flatMap(Objectives::hexes)
                : Stream.empty();
    }
}
