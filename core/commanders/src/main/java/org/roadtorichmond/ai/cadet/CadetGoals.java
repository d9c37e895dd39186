package org.roadtorichmond.ai.cadet;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.DistanceMaps;
import org.roadtorichmond.ai.Distances;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * What a side wants in this turn, unit by unit: to press on, to hold, to leave the map, to garrison a hex that pays, to cut a line,
 * or to catch or cover what is dear.
 */
final class CadetGoals {
    private static final double OUTNUMBERS = 1.5;
    private static final double OUTNUMBERED = 0.6;
    private static final int SLACK = 3;
    private static final double ESCORT = 1.5;
    private static final int TURNS_A_SLACK = 6;
    private static final int LIGHT = 2;

    /** What part of their expected losses troops mind where they hold or close with the enemy. */
    private static final double TROOPS = 0.3;

    /** The same for guns, which are worth little at the front and easily lost there. */
    private static final double GUNS = 2;

    private static final double LIGHT_SHARE = 0.5;

    /** What a unit must earn by leaving to go before the last turn. */
    private static final double LEAVES_EARLY = 0.5;

    /** A unit of this strength is enough to hold a hex; a weaker one is sent as if it were farther off. */
    private static final int GARRISON_STRENGTH = 4;

    /** A unit counts as valuable from this many times its strength, plus an amount of points, on. */
    private static final double DEAR = 2;

    private static final double DEAR_POINTS = 5;

    /** How near the enemy's exit counts as near the enemy, in half points: a unit there stops any that wants to leave. */
    private static final int NEAR_EXIT = 6;

    private final Field field;
    private final Interests interests;
    private final boolean presses;
    private final RearGuard rearGuard;
    private final boolean underway;
    private final Optional<Unit> prize;
    private final Optional<Unit> treasure;
    private final Map<Unit, Hex> garrisons = new TreeMap<>();
    private final int[] @Nullable [] toEnemy = new int[Arm.values().length][];
    private final int[] @Nullable [] toPrize = new int[Arm.values().length][];
    private final int[] @Nullable [] toTreasure = new int[Arm.values().length][];
    private final @Nullable Aim[] aims;

    CadetGoals(Field field) {
        this.field = field;
        interests = field.interests;
        aims = new Aim[field.scenario.units().size()];
        rearGuard = new RearGuard(field);
        interests.line(field.enemy).ifPresent(rearGuard::appoint);
        presses = pressing();
        prize = dearest(field.enemy);
        treasure = dearest(field.side);
        underway = trainUnderway();
        garrison();
    }

    /** Attacks if it is stronger, the more easily if it would lose as matters stand. */
    private boolean pressing() {
        double ratio = field.strength(field.side) / (double) Math.max(1, field.strength(field.enemy));
        double lead = interests.lead(field.side) + interests.exits(field.side) - interests.exits(field.enemy);
        if (lead < 0) {
            return ratio > OUTNUMBERED;
        }
        return ratio > (lead > 0 ? OUTNUMBERS : 1);
    }

    boolean presses() {
        return presses;
    }

    /** A side's unit on the map that is worth far more than it can do, if there is one. */
    private Optional<Unit> dearest(Side side) {
        Unit dearest = null;
        double most = 0;
        for (Unit unit : field.state.onMap(side)) {
            double beyond = interests.price(unit) - DEAR * unit.strength() - DEAR_POINTS;
            if (beyond > most) {
                most = beyond;
                dearest = unit;
            }
        }
        return Optional.ofNullable(dearest);
    }

    /** Whether the side's own train has still to be brought through, so that no unit leaves early. */
    private boolean trainUnderway() {
        for (Unit unit : field.scenario.units()) {
            if (unit.side() == field.side && unit.train() && interests.leaving(unit) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Sends the nearest unit to each hex that pays and that no other holds. */
    private void garrison() {
        interests.objectives().forEach((hex, worth) -> {
            Unit nearest = null;
            int least = Distances.FAR;
            for (Unit unit : field.state.onMap(field.side)) {
                int distance = field.cache.toHex(unit, hex)[field.hexOf(unit)];
                if (!unit.train()
                        && !unit.arm().artillery()
                        && !garrisons.containsKey(unit)
                        && distance * GARRISON_STRENGTH < least * Math.min(GARRISON_STRENGTH, unit.strength())) {
                    nearest = unit;
                    least = distance * GARRISON_STRENGTH / Math.max(1, Math.min(GARRISON_STRENGTH, unit.strength()));
                }
            }
            if (nearest != null) {
                garrisons.put(nearest, hex);
            }
        });
    }

    /** What one unit is to do. */
    Aim aim(Unit unit) {
        Aim known = aims[unit.ordinal()];
        if (known == null) {
            known = find(unit);
            aims[unit.ordinal()] = known;
        }
        return known;
    }

    private Aim find(Unit unit) {
        if (unit.train()) {
            return interests.leaving(unit) > 0
                    ? new Aim(toDoor(unit), 6, 1, true, Sentence.of("aim.exit"))
                    : new Aim(field.cache.nowhere(), 0, 1, false, Sentence.of("aim.hold"));
        }
        if (rearGuard.keeps(unit)) {
            boolean posted = rearGuard.post(unit).isPresent();
            int[] distances = rearGuard
                    .post(unit)
                    .map(hex -> field.cache.toHex(unit, hex))
                    .orElseGet(() -> field.cache.toHex(unit, rearGuard.end()));
            return new Aim(distances, posted ? 50 : 1, posted ? 0 : 0.5, false, Sentence.of("aim.cut"));
        }
        if (leaves(unit)) {
            return new Aim(toDoor(unit), 4, 0.5, true, Sentence.of("aim.leave"));
        }
        Hex garrison = garrisons.get(unit);
        if (garrison != null) {
            return new Aim(field.cache.toHex(unit, garrison), 3, 0.3, false, Sentence.of("aim.hold"));
        }
        if (prize.isPresent() && near(unit, prize.get(), toPrize)) {
            return new Aim(to(prize.get(), toPrize, unit.arm()), 4, 0.3, false, Sentence.of("aim.hunt"));
        }
        if (treasure.isPresent() && !treasure.get().equals(unit) && near(unit, treasure.get(), toTreasure)) {
            return new Aim(to(treasure.get(), toTreasure, unit.arm()), ESCORT, 0.4, false, Sentence.of("aim.cover"));
        }
        double caution = unit.arm().artillery() ? GUNS : TROOPS;
        return presses
                ? new Aim(toEnemy(unit.arm()), 2, caution, false, Sentence.of("aim.close"))
                : new Aim(field.cache.home(interests, unit), 0.1, caution, false, Sentence.of("aim.hold"));
    }

    private boolean near(Unit unit, Unit other, int[] @Nullable [] known) {
        return field.onMap(other) && to(other, known, unit.arm())[field.hexOf(unit)] <= 3 * unit.allowance();
    }

    /** The hex by which a unit that leaves is to go, if there is one. */
    Optional<Hex> door(Unit unit) {
        return interests.door(unit);
    }

    private int[] toDoor(Unit unit) {
        return interests.door(unit).map(door -> field.cache.toHex(unit, door)).orElse(field.cache.nowhere());
    }

    /**
     * Whether a unit that may be kept off the map should come now: if its side pays for its absence, in its last turn in any case,
     * and before that if no enemy can come at where it enters or would march first.
     */
    boolean safeToEnter(Unit unit, Arrival arrival) {
        if (interests.entering(unit) <= 0) {
            return false;
        }
        if (field.turn >= arrival.last()) {
            return true;
        }
        int[] toDoor = toDoor(unit);
        for (Hex entry : arrival.hexes()) {
            if (quiet(unit, entry.index(), toDoor)) {
                return true;
            }
        }
        return false;
    }

    /** Whether no enemy can come at the hexes of a turn's march from a hex to the exit. */
    private boolean quiet(Unit unit, int from, int[] toDoor) {
        int hex = from;
        int marched = 0;
        while (marched < unit.allowance() && toDoor[hex] > 0) {
            if (field.threats.against(hex) > 0) {
                return false;
            }
            int next = hex;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = field.grid.neighbour(hex, direction);
                if (to != HexGrid.OFF_MAP && toDoor[to] < toDoor[next]) {
                    next = to;
                }
            }
            marched += Math.max(1, toDoor[hex] - toDoor[next]);
            hex = next;
        }
        return true;
    }

    private boolean leaves(Unit unit) {
        double pays = interests.leaving(unit);
        if (pays <= 0) {
            return false;
        }
        int distance = toDoor(unit)[field.hexOf(unit)];
        if (distance >= Distances.FAR) {
            return false;
        }
        int turns = 1 + distance * 5 / (4 * Math.max(1, unit.allowance())) + nightsLeft();
        int slack = underway ? 0 : Math.min(SLACK, field.scenario.turns() / TURNS_A_SLACK);
        boolean late = turns + slack >= field.turnsLeft();
        boolean light = !underway && unit.strength() <= LIGHT && pays >= LIGHT_SHARE * unit.strength();
        return (late && (pays >= LEAVES_EARLY || field.turnsLeft() == 1)) || light;
    }

    private int nightsLeft() {
        int nights = 0;
        for (int night : field.scenario.night()) {
            nights += night >= field.turn ? 1 : 0;
        }
        return nights;
    }

    /** The half points to where a unit stood when this was first asked in the phase. */
    private int[] to(Unit goal, int[] @Nullable [] known, Arm arm) {
        int[] distances = known[arm.ordinal()];
        if (distances == null) {
            distances = field.cache.toHex(field.side, arm, field.hexOf(goal));
            known[arm.ordinal()] = distances;
        }
        return distances;
    }

    /**
     * The half points to the nearest enemy, over closed ground too, across which he is near; his exit counts as one where he gains more by
     * leaving.
     */
    private int[] toEnemy(Arm arm) {
        DistanceMaps maps = field.cache.maps();
        int like = maps.like(field.side, arm).ordinal();
        int[] distances = toEnemy[like];
        if (distances == null) {
            int[] goals = maps.nowhere();
            for (Unit unit : field.state.onMap(field.enemy)) {
                goals[field.hexOf(unit)] = 0;
            }
            if (interests.exits(field.enemy) > interests.exits(field.side)) {
                interests
                        .mainDoor(field.enemy)
                        .ifPresent(exit -> goals[exit.index()] = Math.min(goals[exit.index()], NEAR_EXIT));
            }
            distances = maps.overGround(goals, field.side, arm);
            toEnemy[like] = distances;
        }
        return distances;
    }
}
