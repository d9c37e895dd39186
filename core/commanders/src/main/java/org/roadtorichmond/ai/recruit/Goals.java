package org.roadtorichmond.ai.recruit;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;

/** What a side wants in this turn, unit by unit: to press on, to hold, to leave the map, or to catch or bring through the Train. */
final class Goals {
    private static final double OUTNUMBERS = 1.5;
    private static final double OUTNUMBERED = 0.6;
    private static final int SLACK = 3;
    private static final double ESCORT = 1.5;
    private static final int TURNS_A_SLACK = 6;
    private static final int LIGHT = 2;

    /** How near the exit counts as near the enemy, in half points: a unit there stops any enemy that wants to leave. */
    private static final int NEAR_EXIT = 6;

    private final Field field;
    private final VictoryTerms terms;
    private final boolean presses;
    private final Keepers keepers;
    private final Map<String, Map<Arm, int[]>> maps = new HashMap<>();

    Goals(Field field) {
        this.field = field;
        terms = field.scenario.victory();
        double ratio = field.strength(field.side) / (double) Math.max(1, field.strength(field.enemy));
        keepers = new Keepers(field);
        if (field.side == Side.UNION && trainEscaped()) {
            keepers.appoint();
        }
        presses = field.side == Side.CONFEDERATE ? ratio > OUTNUMBERED : ratio > OUTNUMBERS;
    }

    boolean presses() {
        return presses;
    }

    /** What one unit is to do. */
    Aim aim(Unit unit) {
        if (unit.train()) {
            return new Aim(toExit(unit.arm()), 6, 1, canLeave(), Sentence.of("aim.exit"));
        }
        if (keepers.keeps(unit)) {
            int[] distances =
                    keepers.post(unit).map(hex -> toHex(unit.arm(), hex)).orElse(toExit(unit.arm()));
            boolean posted = keepers.post(unit).isPresent();
            return new Aim(distances, posted ? 50 : 1, posted ? 0 : 0.5, false, Sentence.of("aim.cut"));
        }
        if (leaves(unit)) {
            return new Aim(toExit(unit.arm()), 4, 0.5, true, Sentence.of("aim.leave"));
        }
        if (field.side == Side.CONFEDERATE && hunts(unit)) {
            return new Aim(toTrain(unit.arm()), 4, 0.3, false, Sentence.of("aim.hunt"));
        }
        if (field.side == Side.UNION && hunts(unit)) {
            return new Aim(toTrain(unit.arm()), ESCORT, 0.4, false, Sentence.of("aim.cover"));
        }
        return presses
                ? new Aim(toEnemy(unit.arm()), 2, 0.3, false, Sentence.of("aim.close"))
                : new Aim(toExit(unit.arm()), 0.1, 0.5, false, Sentence.of("aim.hold"));
    }

    private boolean canLeave() {
        return terms.exit()
                .filter(exit -> field.scenario.exits(field.side, exit))
                .isPresent();
    }

    /** Whether a unit of the side scores by leaving at the exit (rules 21.12.1, 21.12.4, 21.12.5). */
    boolean exitScores() {
        if (!terms.system().equals(VictorySystem.ROAD_TO_RICHMOND.id()) || !canLeave()) {
            return false;
        }
        if (field.side == Side.UNION) {
            return true;
        }
        Optional<Unit> train = terms.train();
        if (train.isEmpty()) {
            return false;
        }
        boolean never = field.state.awaited(train.get()) && field.turn > lastEntry(train.get());
        boolean gone = field.state.eliminated(train.get()).isPresent();
        return gone || never || (trainEscaped() && field.turnsLeft() == 1);
    }

    private int lastEntry(Unit unit) {
        Arrival arrival = field.scenario.arrivals().get(unit);
        return arrival == null ? 0 : arrival.last();
    }

    /** Whether the Train left the map at the exit. */
    boolean trainEscaped() {
        return terms.train()
                .flatMap(field.state::exited)
                .filter(exited -> terms.exit().filter(exited.hex::equals).isPresent())
                .isPresent();
    }

    /**
     * Whether a unit that may be kept off the map should come now: in its last turn in any case, since keeping the Train away costs
     * more than losing it (rules 21.11.2, 21.12.6); before that, if no enemy can come at where it enters or would march first.
     */
    boolean safeToEnter(Unit unit, Arrival arrival) {
        if (field.turn >= arrival.last()) {
            return true;
        }
        int[] toExit = toExit(unit.arm());
        for (Hex door : arrival.hexes()) {
            if (quiet(unit, door.index(), toExit)) {
                return true;
            }
        }
        return false;
    }

    /** Whether no enemy can come at the hexes of a turn's march from a hex to the exit. */
    private boolean quiet(Unit unit, int from, int[] toExit) {
        int hex = from;
        int marched = 0;
        while (marched < unit.allowance() && toExit[hex] > 0) {
            if (field.threats.against(hex) > 0) {
                return false;
            }
            int next = hex;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = field.grid.neighbour(hex, direction);
                if (to != HexGrid.OFF_MAP && toExit[to] < toExit[next]) {
                    next = to;
                }
            }
            marched += Math.max(1, toExit[hex] - toExit[next]);
            hex = next;
        }
        return true;
    }

    private boolean leaves(Unit unit) {
        if (!exitScores()) {
            return false;
        }
        int distance = toExit(unit.arm())[field.hexOf(unit)];
        if (distance >= MarchMaps.FAR) {
            return false;
        }
        int turns = 1 + distance * 5 / (4 * Math.max(1, unit.allowance())) + nightsLeft();
        int slack = trainUnderway() ? 0 : Math.min(SLACK, field.scenario.turns() / TURNS_A_SLACK);
        boolean late = turns + slack >= field.turnsLeft();
        boolean light = field.side == Side.UNION && unit.strength() <= LIGHT && trainEscaped();
        return late || light;
    }

    /** Whether the side's own Train has still to be brought through, so that no unit leaves early. */
    private boolean trainUnderway() {
        return field.side == Side.UNION
                && terms.train()
                        .filter(train -> field.state.onMap(train)
                                || (field.state.awaited(train) && field.turn <= lastEntry(train)))
                        .isPresent();
    }

    private int nightsLeft() {
        int nights = 0;
        for (int night : field.scenario.night()) {
            nights += night >= field.turn ? 1 : 0;
        }
        return nights;
    }

    private boolean hunts(Unit unit) {
        return field.trainOnMap().isPresent() && toTrain(unit.arm())[field.hexOf(unit)] <= 3 * unit.allowance();
    }

    int[] toExit(Arm arm) {
        return field.staff.toExit(field.side, arm);
    }

    private int[] toTrain(Arm arm) {
        return map("train", arm, goals -> field.trainOnMap().ifPresent(train -> goals[field.hexOf(train)] = 0));
    }

    private int[] toEnemy(Arm arm) {
        return map("enemy", arm, goals -> {
            for (Unit unit : field.state.onMap(field.enemy)) {
                goals[field.hexOf(unit)] = 0;
            }
            if (field.side == Side.CONFEDERATE) {
                terms.exit().ifPresent(exit -> goals[exit.index()] = Math.min(goals[exit.index()], NEAR_EXIT));
            }
        });
    }

    private int[] toHex(Arm arm, int hex) {
        return map("hex " + hex, arm, goals -> goals[hex] = 0);
    }

    private interface Setter {
        void set(int[] goals);
    }

    private int[] map(String name, Arm arm, Setter setter) {
        return maps.computeIfAbsent(name, key -> new EnumMap<>(Arm.class)).computeIfAbsent(arm, key -> {
            int[] goals = field.staff.maps(field.side).nowhere();
            setter.set(goals);
            return field.staff.maps(field.side).distances(arm, goals, field.staff.free());
        });
    }
}
