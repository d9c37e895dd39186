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
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;

/**
 * Objectives on the map. A side makes an objective of several hexes if it holds more of them than its enemy.
 */
public final class Objectives {
    private final GameState state;
    private final SheetTerms terms;

    Objectives(GameState state) {
        this.state = state;
        terms = state.scenario().victory().sheet();
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

    private Winner holder(List<Hex> hexes) {
        return Winner.ofMore(held(Side.UNION, hexes), held(Side.CONFEDERATE, hexes));
    }

    private long held(Side side, List<Hex> hexes) {
        return hexes.stream().filter(hex -> state.holds(side, hex)).count();
    }

    /** Who has won the primary objective, where it is one of hexes. */
    Winner primary() {
        return holder(terms.primary().hexes());
    }

    /** Whether each army has made its secondary objective. */
    Both<Boolean> secondary() {
        Map<Side, List<Hex>> own = terms.secondary();
        return Both.each(
                army -> holder(own.getOrDefault(army.side(), List.of())).is(army));
    }

    /** The hexes for which an army has bonus points. */
    private List<SheetTerms.Bonus> achieved(Army army) {
        Side side = army.side();
        return terms.bonuses().stream()
                .filter(bonus -> bonus.side().map(side::equals).orElse(true) && state.holds(side, bonus.hex()))
                .toList();
    }

    /** The bonus points of each army. */
    Both<Integer> bonus() {
        return Both.each(army ->
                achieved(army).stream().mapToInt(SheetTerms.Bonus::points).sum());
    }

    /** The hexes that they are for. */
    Both<List<Line.Source>> bonusHexes() {
        return Both.each(army -> achieved(army).stream()
                .map(bonus -> new Line.Source(bonus.hex().number(), bonus.points()))
                .toList());
    }
}
