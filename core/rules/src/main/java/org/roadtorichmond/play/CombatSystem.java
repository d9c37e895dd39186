package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Which units can attack which hexes, which must, and at what odds: rules 8.1, 8.4, 9.1, 14.3, 18.2 and 18.4.
 *
 * <p>All questions are about the player of the present phase, and may be asked at any time: in a movement phase they answer what
 * its combat phase would require.
 */
public final class CombatSystem extends RuleSystem {
    private static final Sentence NO_STRENGTH = Sentence.of("kept.noStrength");
    private static final Sentence ACROSS_WATER = Sentence.of("kept.acrossWater");

    private final HexGrid grid;
    private final int[][] ranges = new int[Side.values().length][Arm.values().length];
    private final boolean[] obliged = new boolean[Side.values().length];

    CombatSystem(GameState state) {
        super(state);
        grid = state.scenario().field().grid();
        Rules rules = state.scenario().rules();
        for (Side side : Side.values()) {
            obliged[side.ordinal()] = rules.restrictions().mustAttack(side);
            for (Arm arm : Arm.values()) {
                ranges[side.ordinal()][arm.ordinal()] = rules.bombardment(side, arm);
            }
        }
    }

    private Side enemy() {
        return state.moment().player().enemy();
    }

    /** Whether a unit could take part in an attack at all: effective, fresh, no train, no siege train that moved. */
    public boolean fit(Unit unit) {
        return unit.side() == state.moment().player()
                && state.onMap(unit)
                && !unit.train()
                && !state.shaken(unit)
                && !state.attacked(unit)
                && !movedSiegeTrain(unit);
    }

    private boolean movedSiegeTrain(Unit unit) {
        return unit.arm() == Arm.SIEGE_ARTILLERY && state.travel(unit).isPresent();
    }

    /** Whether a unit is able to attack a hex as rule 8.3 says: it is fit, adjacent to the hex and controls it. */
    public boolean able(Unit unit, Hex hex) {
        return fit(unit) && state.control().controls(state.deployment().hexOf(unit), hex.index());
    }

    /** Whether a unit can bombard a hex (rule 9.1). */
    public boolean bombards(Unit unit, Hex hex) {
        return unit.arm().artillery()
                && fit(unit)
                && enemyStands(hex.index())
                && inRange(unit, hex.index())
                && standsClear(unit)
                && state.survey().sees(state.deployment().hexOf(unit), hex.index());
    }

    private boolean inRange(Unit unit, int hex) {
        return grid.distance(state.deployment().hexOf(unit), hex)
                <= ranges[unit.side().ordinal()][unit.arm().ordinal()];
    }

    /** Whether artillery is in no enemy-controlled hex and controls no enemy-occupied one. */
    private boolean standsClear(Unit unit) {
        int at = state.deployment().hexOf(unit);
        if (state.inEnemyControl(unit)) {
            return false;
        }
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(at, direction);
            if (state.survey().controls(at, direction) && enemyStands(to)) {
                return false;
            }
        }
        return true;
    }

    private boolean enemyStands(int hex) {
        return state.deployment().occupied(hex, enemy());
    }

    /** Whether a unit must attack in this phase and has not (rules 8.1, 18.4). */
    public boolean mustAttack(Unit unit) {
        return obliged[unit.side().ordinal()] && fit(unit) && state.inEnemyControl(unit);
    }

    /** Whether a hex must be attacked in this phase and has not been (rules 8.1, 18.4). */
    public boolean mustBeAttacked(Hex hex) {
        return obliged[enemy().enemy().ordinal()]
                && !state.attacked(hex.index())
                && enemyStands(hex.index())
                && !onlyTrains(hex.index())
                && state.control().controlledByEffective(hex.index(), enemy().enemy());
    }

    private boolean onlyTrains(int hex) {
        Deployment deployment = state.deployment();
        for (int place = deployment.first(hex); place != Deployment.NONE; place = deployment.next(place)) {
            if (!deployment.unit(place).train()) {
                return false;
            }
        }
        return true;
    }

    /** The enemy hexes that a unit is able to attack and that have not been attacked, ordered by number. */
    public List<Hex> targets(Unit unit) {
        List<Hex> targets = new ArrayList<>();
        if (fit(unit)) {
            int at = state.deployment().hexOf(unit);
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = grid.neighbour(at, direction);
                if (state.survey().controls(at, direction) && enemyStands(to) && !state.attacked(to)) {
                    targets.add(grid.hex(to));
                }
            }
            targets.sort(null);
        }
        return targets;
    }

    /** The enemy hexes that a unit can attack or bombard and that have not been attacked, ordered by number. */
    public List<Hex> targetsAtAnyRange(Unit unit) {
        if (!unit.arm().artillery() || !fit(unit)) {
            return targets(unit);
        }
        TreeSet<Hex> targets = new TreeSet<>(targets(unit));
        for (Unit other : state.onMap(enemy())) {
            int at = state.deployment().hexOf(other);
            if (inRange(unit, at) && !state.attacked(at) && bombards(unit, grid.hex(at))) {
                targets.add(grid.hex(at));
            }
        }
        return List.copyOf(targets);
    }

    /** The units of the phase's player that are able to attack a hex, ordered by id. */
    public List<Unit> able(Hex hex) {
        List<Unit> able = new ArrayList<>();
        if (enemyStands(hex.index())) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int from = grid.neighbour(hex.index(), direction);
                if (from != HexGrid.OFF_MAP && state.survey().controls(from, Direction.opposite(direction))) {
                    addFit(from, able);
                }
            }
            able.sort(null);
        }
        return able;
    }

    private void addFit(int hex, List<Unit> found) {
        Deployment deployment = state.deployment();
        for (int place = deployment.first(hex); place != Deployment.NONE; place = deployment.next(place)) {
            if (fit(deployment.unit(place))) {
                found.add(deployment.unit(place));
            }
        }
    }

    /** The attacks that the combat phase still requires (rules 8.1, 8.3). */
    public RequiredAttacks required() {
        List<Unit> units = new ArrayList<>();
        TreeSet<Hex> hexes = new TreeSet<>();
        for (Unit unit : state.onMap(state.moment().player())) {
            List<Hex> targets = targets(unit);
            if (!targets.isEmpty() && mustAttack(unit)) {
                units.add(unit);
            }
            for (Hex hex : targets) {
                if (mustBeAttacked(hex)) {
                    hexes.add(hex);
                }
            }
        }
        return new RequiredAttacks(units, List.copyOf(hexes));
    }

    /** The strengths and odds of an attack, and how they come about (rule 8.4). */
    public Strengths strengths(List<Unit> attackers, List<Hex> targets) {
        int attack = 0;
        List<Unit> close = new ArrayList<>();
        for (Unit unit : attackers) {
            attack += state.strength(unit);
            if (adjacent(unit, targets) && !bombards(unit, targets.get(0))) {
                close.add(unit);
            }
        }
        int halves = 0;
        List<Strengths.Defence> defences = new ArrayList<>();
        for (Hex hex : targets) {
            Strengths.Defence defence = defence(hex, close);
            defences.add(defence);
            halves += defence.halves();
        }
        return new Strengths(attack, defences, Odds.of(attack * TerrainEffects.SINGLE, halves));
    }

    /** The odds at which an attack is resolved: those declared, or else those that it has (rule 8.4). */
    public Odds odds(Command.Attack attack) {
        return attack.odds()
                .orElseGet(() -> strengths(attack.attackers(), attack.targets()).odds());
    }

    /** Those attackers that bombard (rule 9.1). */
    public List<Unit> bombarding(Command.Attack attack) {
        return attack.attackers().stream()
                .filter(unit -> bombards(unit, attack.targets().get(0)))
                .toList();
    }

    /** What each face of the die brings at the odds of an attack, from 1 to 6 (rules 8.5, 8.5.1). */
    public List<CombatResult> faces(Command.Attack attack) {
        boolean alone = bombarding(attack).size() == attack.attackers().size();
        return state.scenario().rules().table().column(odds(attack)).stream()
                .map(printed -> alone ? printed.byBombardmentAlone() : printed)
                .toList();
    }

    private boolean adjacent(Unit unit, List<Hex> targets) {
        int at = state.deployment().hexOf(unit);
        for (Hex hex : targets) {
            if (grid.direction(at, hex.index()) < 0) {
                return false;
            }
        }
        return true;
    }

    private Strengths.Defence defence(Hex hex, List<Unit> close) {
        List<Unit> units = state.deployment().unitsAt(hex.index());
        int points = units.stream().mapToInt(state::strength).sum();
        return points == 0
                ? new Strengths.Defence(hex, units, 1, new Modifier(TerrainEffects.SINGLE, NO_STRENGTH, "8.4"))
                : new Strengths.Defence(hex, units, points, modifier(hex, close));
    }

    private Modifier modifier(Hex hex, List<Unit> close) {
        var terrain = state.scenario().field().terrain(hex.index());
        int defence = state.scenario().rules().ground().row(terrain).defence();
        boolean water = !close.isEmpty() && close.stream().allMatch(unit -> acrossWater(unit, hex));
        if (water && defence < TerrainEffects.DOUBLED) {
            return new Modifier(TerrainEffects.DOUBLED, ACROSS_WATER, "8.4");
        }
        return new Modifier(Math.min(defence, TerrainEffects.DOUBLED), Sentence.word(terrain), "3.1");
    }

    private boolean acrossWater(Unit unit, Hex hex) {
        int direction = grid.direction(hex.index(), state.deployment().hexOf(unit));
        return state.scenario().field().water(hex.index(), direction);
    }
}
