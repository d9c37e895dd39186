package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;

/**
 * Those who stay behind so that the enemy has no line of communications when the game ends (rule 21.21): in the last turn one or two
 * units on hexes through which every row leads, before that the strongest near the exit, since some of them may be lost.
 */
final class RearGuard {
    private static final int MOST = 10;
    private static final int ON_THE_ROW = 2;

    private final Field field;
    private Optional<Claim.Open> line = Optional.empty();
    private final TreeSet<Unit> guards = new TreeSet<>();
    private final Map<Unit, Integer> posts = new TreeMap<>();

    RearGuard(Field field) {
        this.field = field;
    }

    /** Names the units that guard a line that would give the enemy points if it were open. */
    void appoint(Claim.Open cut) {
        line = Optional.of(cut);
        if (field.turnsLeft() == 1) {
            appointOnRow();
            return;
        }
        List<Unit> units = new ArrayList<>();
        List<Unit> farther = new ArrayList<>();
        for (Unit unit : field.state.onMap(field.side)) {
            if (!unit.train()) {
                (near(unit) ? units : farther).add(unit);
            }
        }
        Comparator<Unit> strongest = (a, b) -> Integer.compare(field.state.strength(b), field.state.strength(a));
        units.sort(strongest);
        farther.sort(strongest);
        units.addAll(farther);
        int wanted = Math.min(MOST, ON_THE_ROW + 2 * field.turnsLeft());
        guards.addAll(units.subList(0, Math.min(units.size(), wanted)));
    }

    private boolean near(Unit unit) {
        return field.cache.toHex(unit, end())[field.hexOf(unit)] <= 2 * unit.allowance();
    }

    private void appointOnRow() {
        for (Unit unit : field.state.onMap(field.side)) {
            if (guards.size() < ON_THE_ROW && !unit.train() && cuts(field.hexOf(unit))) {
                guards.add(unit);
                posts.put(unit, field.hexOf(unit));
            }
        }
        for (Unit unit : field.state.onMap(field.side)) {
            if (guards.size() < ON_THE_ROW && !guards.contains(unit)) {
                send(unit);
            }
        }
    }

    private void send(Unit unit) {
        if (field.game.rules().movement().checkMarch(unit).isPresent()) {
            return;
        }
        Reach range = field.game.rules().movement().reach(unit);
        for (int i = 0; i < range.count(); i++) {
            int hex = range.hex(i);
            boolean taken = posts.containsValue(hex);
            if (!taken && field.scenario.field().roads().passes(hex) && cuts(hex)) {
                guards.add(unit);
                posts.put(unit, hex);
                return;
            }
        }
    }

    /** Whether one unit in a hex, and no other, leaves the enemy no row. */
    private boolean cuts(int hex) {
        IntPredicate held = at -> at == hex;
        return line.isPresent()
                && !field.state
                        .survey()
                        .communications()
                        .exists(line.get().from(), line.get().to(), held);
    }

    /** The far end of the line; only while there is one to be cut. */
    Hex end() {
        return line.orElseThrow().to();
    }

    /** Whether a unit stays for the sake of the line. */
    boolean keeps(Unit unit) {
        return guards.contains(unit);
    }

    /** The hex that a keeper is to hold, if it has one. */
    Optional<Integer> post(Unit unit) {
        return Optional.ofNullable(posts.get(unit));
    }
}
