package org.roadtorichmond.victory;

import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;

/**
 * Objectives on the map. A side holds a hex if a unit of it stands there, or if the hex is empty and this side alone controls
 * it; trains hold nothing. A side makes an objective of several hexes if it holds more of them than its enemy.
 */
final class Objectives {
    private final GameState state;
    private final SheetTerms terms;

    Objectives(GameState state) {
        this.state = state;
        terms = state.scenario().victory().sheet();
    }

    boolean holds(Side side, Hex hex) {
        if (state.deployment().occupied(hex.index(), side)) {
            return stands(side, hex.index());
        }
        return !state.deployment().occupied(hex.index(), side.enemy())
                && state.control().controlled(hex.index(), side)
                && !state.control().controlled(hex.index(), side.enemy());
    }

    private boolean stands(Side side, int hex) {
        Deployment deployment = state.deployment();
        for (int place = deployment.first(hex); place != Deployment.NONE; place = deployment.next(place)) {
            if (deployment.unit(place).side() == side && !deployment.unit(place).train()) {
                return true;
            }
        }
        return false;
    }

    private Winner holder(List<Hex> hexes) {
        return Winner.ofMore(held(Side.UNION, hexes), held(Side.CONFEDERATE, hexes));
    }

    private long held(Side side, List<Hex> hexes) {
        return hexes.stream().filter(hex -> holds(side, hex)).count();
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
                .filter(bonus -> bonus.side().map(side::equals).orElse(true) && holds(side, bonus.hex()))
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
