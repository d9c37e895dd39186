package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Crossover;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;

@DisplayName("easier ground makes nothing harder")
class GroundLawsTest {
    /** The situations in which the laws are tested. */
    List<Battle> battles() {
        return Situations.quick();
    }

    private static Optional<Hexside> anySide(Battle battle, Random random, BiPredicate<Integer, Integer> which) {
        HexGrid grid = battle.scenario().field().grid();
        List<Hexside> sides = new ArrayList<>();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to != HexGrid.OFF_MAP && which.test(hex, direction)) {
                    sides.add(new Hexside(grid.hex(hex), grid.hex(to)));
                }
            }
        }
        return sides.isEmpty() ? Optional.empty() : Optional.of(sides.get(random.nextInt(sides.size())));
    }

    /**
     * A hexside where a new way can be added, away from lakes: a way through a lake lets zones of control in (rule 7.1), which can
     * make moves dearer.
     *
     * @param beside whether the new way runs next to an existing one
     */
    private static Optional<Hexside> drySide(Battle battle, boolean beside, Random random) {
        Battlefield field = battle.scenario().field();
        return anySide(
                battle,
                random,
                (hex, direction) -> field.terrain(hex) != Terrain.LAKE
                        && field.terrain(field.grid().neighbour(hex, direction)) != Terrain.LAKE
                        && (!beside || field.joined(hex, direction)));
    }

    private static Battle withWay(Battle battle, Way.Kind kind, Hexside side) {
        Way way = new Way(kind, "new way", List.of(side.first(), side.second()));
        return new Variant(battle).drawn(map -> map.ways.add(way)).battle();
    }

    private static Better allBetter(Battle battle, Battle eased, Variety variety) {
        return new Better(battle, eased, variety)
                .reach(unit -> true)
                .line(Side.UNION)
                .line(Side.CONFEDERATE)
                .supply();
    }

    @Test
    @DisplayName("a road or trail more makes no march dearer, cuts no line and ends no supply")
    void roads() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            Random random = new Random(battle.seed());
            for (boolean beside : new boolean[] {false, true}) {
                Way.Kind kind = random.nextBoolean() ? Way.Kind.ROAD : Way.Kind.TRAIL;
                drySide(battle, beside, random)
                        .ifPresent(side -> allBetter(battle, withWay(battle, kind, side), variety)
                                .same(Question.CONTROL, Question.TARGETS));
            }
        }
        variety.expect(10, "cheaper", "wider", "better supply");
        variety.expect(5, "better line");
        variety.expect(10, "line Open", "line Blocked", "line Unconnected");
    }

    @Test
    @DisplayName("a railroad more changes nothing (rule 3.2)")
    void railroads() {
        for (Battle battle : battles()) {
            drySide(battle, false, new Random(battle.seed()))
                    .ifPresent(side -> new Better(battle, withWay(battle, Way.Kind.RAILROAD, side), new Variety())
                            .same(Question.values()));
        }
    }

    @Test
    @DisplayName("a junction in place of a crossover cuts no line, ends no supply, and changes no march (rule 3.3)")
    void junctions() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            for (Crossover crossover : battle.scenario().field().crossovers()) {
                Battle joined = new Variant(battle)
                        .drawn(map -> map.crossovers.remove(crossover))
                        .battle();
                allBetter(battle, joined, variety)
                        .same(Question.REACH, Question.CONTROL, Question.TARGETS, Question.GATES);
            }
        }
        variety.expect(3, "better supply", "better line");
        variety.expect(10, "line Open", "line Blocked", "line Unconnected");
    }

    /**
     * A hexside where a bridge can be added. A bridge over a river lets zones of control across it where there was no crossing
     * (rule 7.1), so in such places it is built only where neither bank has a unit.
     */
    private static Optional<Hexside> site(Battle battle, Random random) {
        Battlefield field = battle.scenario().field();
        Deployment deployment = battle.begin().state().deployment();
        boolean first = random.nextBoolean();
        return anySide(battle, random, (hex, direction) -> {
            boolean lonely = deployment.unitsAt(hex).isEmpty()
                    && deployment
                            .unitsAt(field.grid().neighbour(hex, direction))
                            .isEmpty();
            return field.water(hex, direction) && (first ? field.passable(hex, direction) : lonely);
        });
    }

    @Test
    @DisplayName("a bridge more makes no march dearer and ends no supply")
    void bridges() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            site(battle, new Random(battle.seed())).ifPresent(side -> {
                Crossing bridge = new Crossing(Crossing.Kind.BRIDGE, "new bridge", side, EnumSet.allOf(Arm.class));
                Battle bridged = new Variant(battle)
                        .drawn(map -> map.crossings.add(bridge))
                        .battle();
                allBetter(battle, bridged, variety).same(Question.LINES);
            });
        }
        variety.expect(10, "cheaper", "wider");
        variety.expect(100, "supply", "line Open");
    }

    @Test
    @DisplayName("a stream less makes no march dearer, and changes no zone of control and no supply")
    void streams() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            Battle dried = new Variant(battle)
                    .drawn(map -> map.waters.removeIf(water -> water.kind() == Water.Kind.STREAM))
                    .battle();
            allBetter(battle, dried, variety).same(Question.CONTROL, Question.TARGETS, Question.LINES, Question.SUPPLY);
        }
        variety.expect(10, "cheaper", "wider");
    }

    /** Lakes are not drained, because zones of control would come in (rule 7.1). */
    @Test
    @DisplayName("a hex cleared makes no march dearer, and changes no zone of control and no supply")
    void clearings() {
        Variety variety = new Variety();
        for (Battle battle : battles()) {
            Battle cleared = new Variant(battle)
                    .drawn(map -> map.terrain.replaceAll((hex, terrain) ->
                            terrain != Terrain.LAKE && hex.index() % 3 == battle.seed() % 3 ? Terrain.CLEAR : terrain))
                    .battle();
            allBetter(battle, cleared, variety).same(Question.CONTROL, Question.LINES, Question.SUPPLY);
        }
        variety.expect(10, "cheaper", "wider");
    }
}
