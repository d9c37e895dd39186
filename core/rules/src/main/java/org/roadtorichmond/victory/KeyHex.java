package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Per;

/**
 * A hex that a battle is about, as a game stands.
 *
 * @param hex where
 * @param kind what happens there
 * @param side who holds an objective now, if a side does; who leaves or enters by an exit or an entry
 * @param settled whether an objective is decided already, for {@code side}
 * @param prices what is still paid for holding it, the next first, or what was, where it is settled; what is paid for leaving by it; nothing for
 *     an entry
 * @param units the units that are still expected at an entry, the first to come first; none elsewhere
 * @param turn the game-turn in which the first of them may come, this one or a later one, 0 elsewhere
 */
public record KeyHex(
        Hex hex, Kind kind, Optional<Side> side, boolean settled, List<Price> prices, List<Unit> units, int turn) {
    /** Copies the lists. */
    public KeyHex {
        prices = List.copyOf(prices);
        units = List.copyOf(units);
    }

    /** What happens in a key hex. */
    public enum Kind {
        /** Who holds it is paid. */
        OBJECTIVE,
        /** Units leave the map by it. */
        EXIT,
        /** Reinforcements come by it. */
        ENTRY
    }

    /**
     * What is paid, by a victory system, in a key hex.
     *
     * @param to the side that is paid
     * @param coin what it is paid in
     * @param coins how many
     * @param parts how many coins make a point, 1 or more
     * @param per how many times
     * @param unit the only unit for which it is paid; empty if it is paid for several or for none
     * @param hold the hold of the scenario that it is, if that is settled after a game-turn (rule 21.9)
     * @param after the game-turn at whose end it is paid; the last one if the end of the game counts
     * @param among of how many hexes the side must hold more than its enemy, 1 or more
     * @param conditional whether something else must be true besides
     * @param rule the rule that says so
     */
    public record Price(
            Side to,
            Coin coin,
            int coins,
            int parts,
            Per per,
            Optional<Unit> unit,
            OptionalInt hold,
            int after,
            int among,
            boolean conditional,
            String rule) {

        /** The same for one unit alone. */
        Price of(Unit only) {
            return new Price(to, coin, coins, parts, per, Optional.of(only), hold, after, among, conditional, rule);
        }

        /** How many whole points or tokens that is. */
        public int points() {
            return coins / parts;
        }
    }

    /** The points on the flag of an objective, if one number says it: what every side that is paid next gets for this hex alone. */
    public Optional<Integer> points() {
        List<Price> next = prices.stream()
                .filter(price -> price.after() == prices.get(0).after())
                .toList();
        List<Integer> points = next.stream().map(Price::points).distinct().toList();
        boolean alone = next.stream().allMatch(price -> price.among() == 1);
        return alone && points.size() == 1 ? Optional.of(points.get(0)) : Optional.empty();
    }

    /** Whether a side is paid for it. */
    public boolean pays(Side to) {
        return prices.stream().anyMatch(price -> price.to() == to);
    }
}
