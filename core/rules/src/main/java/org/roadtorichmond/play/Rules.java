package org.roadtorichmond.play;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.unit.Side;

/**
 * All figures of the rules that a scenario may set: what rules.md marks as data.
 *
 * @param allowances movement allowance of each arm in half points (rule 2.2)
 * @param stacking how many units may stand in a hex (rule 5.1)
 * @param ground the terrain effects chart (rule 3)
 * @param bombardment how far each kind of artillery fires, in hexes (rule 9.1)
 * @param table the combat results table (rule 8.5)
 * @param nightPercent what part of its allowance a unit has at night, in hundredths (rule 10.2)
 * @param recoverAt how far from every enemy a shaken unit recovers by day, in hexes; 0 is never (rule 10.4)
 * @param options which optional rules are in force (rule 16)
 * @param costPerPoint what a strength point costs in systems that count costs (victory.md, On the hex map)
 * @param restrictions what is forbidden to a side that the rules allow (rule 18)
 */
public record Rules(
        Map<Arm, Integer> allowances,
        int stacking,
        TerrainEffects ground,
        Map<Arm, Integer> bombardment,
        CombatTable table,
        int nightPercent,
        int recoverAt,
        Options options,
        int costPerPoint,
        Restrictions restrictions) {

    /**
     * The optional rules, each off by default.
     *
     * @param limitedAdvance rule 16.1
     * @param strategicMovement rule 16.2
     * @param variableArrivals rule 16.3
     * @param attrition rule 16.4
     */
    public record Options(
            boolean limitedAdvance, boolean strategicMovement, boolean variableArrivals, boolean attrition) {

        /** None of them. */
        public static final Options NONE = new Options(false, false, false, false);
    }

    private static final int WHOLE = 100;

    /** Copies the maps. */
    public Rules {
        allowances = Collections.unmodifiableMap(new EnumMap<>(allowances));
        bombardment = Collections.unmodifiableMap(new EnumMap<>(bombardment));
    }

    /** The rules as printed, with no optional rule. */
    public static Rules standard() {
        return new Rules(
                Map.of(
                        Arm.INFANTRY, 12,
                        Arm.ARTILLERY, 12,
                        Arm.CAVALRY, 16,
                        Arm.HORSE_ARTILLERY, 16,
                        Arm.TRAIN, 8,
                        Arm.SIEGE_ARTILLERY, 6),
                2,
                TerrainEffects.standard(),
                Map.of(Arm.ARTILLERY, 2, Arm.HORSE_ARTILLERY, 2, Arm.SIEGE_ARTILLERY, 3),
                CombatTable.standard(),
                WHOLE / 2,
                3,
                Options.NONE,
                50,
                Restrictions.NONE);
    }

    /** The same rules with other options. */
    public Rules with(Options others) {
        return with(others, restrictions);
    }

    /** The same rules with other restrictions. */
    public Rules with(Restrictions others) {
        return with(options, others);
    }

    private Rules with(Options chosen, Restrictions restricted) {
        return new Rules(
                allowances,
                stacking,
                ground,
                bombardment,
                table,
                nightPercent,
                recoverAt,
                chosen,
                costPerPoint,
                restricted);
    }

    /** The movement allowance of an arm, in half points. */
    public int allowance(Arm arm) {
        return allowances.getOrDefault(arm, 0);
    }

    /** How far an arm bombards, in hexes; 0 for all but artillery. */
    public int bombardment(Arm arm) {
        return bombardment.getOrDefault(arm, 0);
    }

    /** How far an arm of a side bombards, in hexes; 0 where it may not (rule 18.2). */
    public int bombardment(Side side, Arm arm) {
        return restrictions.mayBombard(side) ? bombardment(arm) : 0;
    }

    /** What is left at night of an allowance in half points, fractions rounded up (rule 10.2). */
    public int atNight(int allowance) {
        return Math.floorDiv(allowance * nightPercent + WHOLE - 1, WHOLE);
    }
}
