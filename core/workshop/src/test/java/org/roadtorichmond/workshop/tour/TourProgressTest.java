package org.roadtorichmond.workshop.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;

@DisplayName("A step of the tour is done when it was really done")
final class TourProgressTest {
    private static final HexGrid GRID = new HexGrid(12, 14);

    private final ScenarioEditor editor = new ScenarioFolder(new MemoryStorage(), References.NONE)
            .create(new BlankScenario("elm-run", 12, 14))
            .value()
            .orElseThrow()
            .editor();
    private final TourProgress tour = new TourProgress(editor.tree());

    private static List<Hex> hexes(String... numbers) {
        return Stream.of(numbers)
                .map(number -> GRID.parse(number).orElseThrow())
                .toList();
    }

    private static Hexside side(String first, String second) {
        return new Hexside(hexes(first).get(0), hexes(second).get(0));
    }

    /** Makes an edit; whether the step is done by it. */
    private boolean done(Edit edit) {
        assertEquals(Optional.empty(), editor.apply(edit));
        return tour.check(editor.tree());
    }

    private void at(TourStep step) {
        tour.begin(step.ordinal(), editor.tree());
    }

    @Test
    @DisplayName("three hexes make a wood, one or two do not, and painting back makes it none")
    void paint() {
        assertFalse(done(GroundEdits.paint(hexes("0101", "0102"), Terrain.FOREST)));
        assertFalse(done(GroundEdits.paint(hexes("0101", "0102"), Terrain.CLEAR)));
        assertFalse(done(GroundEdits.paint(hexes("0303"), Terrain.LAKE)));
        assertTrue(done(GroundEdits.paint(hexes("0101", "0102"), Terrain.FOREST)));
        assertEquals(Optional.of(TourStep.ROAD), tour.step());
    }

    @Test
    @DisplayName("a road of three hexes counts, not a trail, not one that was there")
    void road() {
        editor.apply(WayEdits.draw(Way.Kind.ROAD, "Old Road", hexes("0501", "0502", "0503")));
        at(TourStep.ROAD);
        assertFalse(tour.check(editor.tree()));
        assertFalse(done(WayEdits.draw(Way.Kind.TRAIL, "Trail", hexes("0601", "0602", "0603"))));
        assertFalse(done(WayEdits.draw(Way.Kind.ROAD, "New Road", hexes("0701", "0702"))));
        assertTrue(done(WayEdits.extend("New Road", hexes("0703").get(0))));
    }

    @Test
    @DisplayName("a bridge over a river counts, not the river alone, not a ford, not a bridge over a stream")
    void river() {
        at(TourStep.RIVER);
        Hexside first = side("0501", "0502");
        Hexside second = side("0901", "0902");
        assertFalse(done(WaterEdits.add(Water.Kind.RIVER, "Elm Run", first)));
        assertFalse(done(WaterEdits.add(Water.Kind.STREAM, "Brook", second)));
        assertFalse(done(WaterEdits.cross(Crossing.Kind.BRIDGE, "Low Bridge", second, Set.of(Arm.values()))));
        assertFalse(done(WaterEdits.cross(Crossing.Kind.FORD, "Ford", first, Set.of(Arm.INFANTRY))));
        assertTrue(done(WaterEdits.removeCrossing(first)
                .then(WaterEdits.cross(Crossing.Kind.BRIDGE, "High Bridge", first, Set.of(Arm.values())))));
    }

    @Test
    @DisplayName("a problem counts when it has led to its place, in its step")
    void problem() {
        tour.followed();
        at(TourStep.PROBLEM);
        assertFalse(tour.check(editor.tree()), "that was before the step");
        tour.followed();
        assertTrue(tour.check(editor.tree()));
    }

    @Test
    @DisplayName("a unit of each side counts, not two of one")
    void units() {
        at(TourStep.UNITS);
        assertFalse(done(unit("A", Side.UNION, "0303")));
        assertFalse(done(unit("B", Side.UNION, "0304")));
        assertTrue(done(unit("C", Side.CONFEDERATE, "0309")));
    }

    private static Edit unit(String id, Side side, String hex) {
        return UnitEdits.add(id, side, Arm.INFANTRY, 4, hexes(hex).get(0));
    }

    @Test
    @DisplayName("ten more games between two sides count, or one that is played; the tour is over then")
    void balance() {
        tour.watched(100);
        at(TourStep.BALANCE);
        tour.watched(200);
        assertFalse(tour.check(editor.tree()), "no one has played on an empty map");
        editor.apply(unit("A", Side.UNION, "0303"));
        editor.apply(unit("B", Side.CONFEDERATE, "0309"));
        tour.watched(40);
        at(TourStep.BALANCE);
        tour.watched(49);
        assertFalse(tour.check(editor.tree()));
        tour.watched(3);
        assertFalse(tour.check(editor.tree()), "the dial has begun again");
        tour.watched(10);
        assertTrue(tour.check(editor.tree()));
        assertEquals(Optional.empty(), tour.step());
        at(TourStep.BALANCE);
        tour.played();
        assertTrue(tour.check(editor.tree()));
    }
}
