package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Where units could stand instead: changes of a plan in which one or two units go to other hexes that they can reach, mostly to those
 * nearest to an enemy or to what pays. The same position gives the same changes.
 */
final class Mutations {
    /** How many of the hexes nearest to something are thought of for a unit. */
    private static final int NEAREST = 4;

    /** How likely a unit goes to one of those, and not just anywhere. */
    private static final double PURPOSE = 0.8;

    /** How likely a second unit goes elsewhere too. */
    private static final double SECOND = 0.4;

    /** How often at most something new is looked for. */
    private static final int TRIES = 4;

    private static final long PRIME = 1_000_003;

    private final List<Unit> movers = new ArrayList<>();
    private final Map<Unit, List<Hex>> nearest = new TreeMap<>();
    private final Map<Unit, List<Hex>> ends = new TreeMap<>();
    private final SeededNumbers random;

    /**
     * The changes that the units of the side that moves can make.
     *
     * @param game a game at the beginning of a movement phase; it is only read
     * @param paying the hexes that pay
     */
    Mutations(Game game, List<Hex> paying) {
        GameState state = game.state();
        random = new SeededNumbers(position(state));
        Side side = state.moment().player();
        Set<Hex> wanted = new LinkedHashSet<>(paying);
        state.onMap(side.enemy()).forEach(enemy -> wanted.add(state.hexOf(enemy).orElseThrow()));
        HexGrid grid = state.scenario().field().grid();
        for (Unit unit : state.onMap(side)) {
            if (game.rules().movement().checkMarch(unit).isEmpty()) {
                Reach reach = game.rules().movement().reach(unit);
                List<Hex> hexes = new ArrayList<>();
                for (int i = 0; i < reach.count(); i++) {
                    hexes.add(grid.hex(reach.hex(i)));
                }
                if (hexes.size() > 1) {
                    movers.add(unit);
                    ends.put(unit, hexes);
                    nearest.put(unit, nearest(hexes, wanted, grid));
                }
            }
        }
    }

    /** A number that follows from the turn and from where units stand, and from no die. */
    private static long position(GameState state) {
        long sum = state.moment().turn();
        for (Side side : Side.values()) {
            for (Unit unit : state.onMap(side)) {
                sum = PRIME * sum + PRIME * unit.ordinal() + state.deployment().hexOf(unit);
            }
        }
        return sum;
    }

    private static List<Hex> nearest(List<Hex> hexes, Set<Hex> wanted, HexGrid grid) {
        return hexes.stream()
                .sorted(Comparator.<Hex>comparingInt(hex -> wanted.stream()
                                .mapToInt(goal -> grid.distance(hex.index(), goal.index()))
                                .min()
                                .orElse(0))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(NEAREST)
                .toList();
    }

    /** Where all units stand by plans that differ from one in one unit or two; fewer where there are no more. */
    List<Map<Unit, Hex>> of(Map<Unit, Hex> stands, int count) {
        Set<Map<Unit, Hex>> found = new LinkedHashSet<>();
        for (int tries = 0; tries < TRIES * count && found.size() < count && !movers.isEmpty(); tries++) {
            Map<Unit, Hex> changed = new TreeMap<>(stands);
            change(changed);
            if (random.nextDouble() < SECOND) {
                change(changed);
            }
            if (!changed.equals(stands)) {
                found.add(changed);
            }
        }
        return List.copyOf(found);
    }

    private void change(Map<Unit, Hex> stands) {
        Unit unit = movers.get(random.nextInt(movers.size()));
        List<Hex> among = (random.nextDouble() < PURPOSE ? nearest : ends).getOrDefault(unit, List.of());
        if (stands.containsKey(unit) && !among.isEmpty()) {
            stands.put(unit, among.get(random.nextInt(among.size())));
        }
    }
}
