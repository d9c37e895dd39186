package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/**
 * A battle on a generated map. The armies are mixed and stand anywhere, one unit per hex. The line of communications runs from the
 * western end of the first road to the eastern end of the last one, and supply comes in at all western ends of roads.
 */
final class GeneratedBattle {
    private static final long SEED = 1862;

    private GeneratedBattle() {}

    /** The battle on a map of a size. */
    static Game of(MapSize size) {
        return VictorySystems.newGame(new Survey(scenario(GeneratedMap.of(size, SEED), size.units())), SEED);
    }

    private static Scenario scenario(Battlefield field, int count) {
        List<Unit> units = units(count);
        return new Scenario(
                "generated",
                field,
                20,
                Set.of(),
                Side.UNION,
                Optional.empty(),
                Rules.standard(),
                units,
                places(field, units),
                Map.of(),
                Map.of(),
                List.of(),
                terms(field),
                "",
                "",
                Optional.empty());
    }

    private static List<Unit> units(int count) {
        List<Unit> units = new ArrayList<>();
        Rules rules = Rules.standard();
        for (int i = 0; i < count; i++) {
            Side side = i % 2 == 0 ? Side.UNION : Side.CONFEDERATE;
            Arm arm = i % 8 < 6 ? Arm.INFANTRY : i % 8 == 6 ? Arm.ARTILLERY : Arm.CAVALRY;
            units.add(new Unit(
                    i,
                    String.format(Locale.ROOT, "unit %05d", i),
                    side,
                    arm,
                    3,
                    rules.allowance(arm),
                    "",
                    "",
                    List.of()));
        }
        return units;
    }

    private static Map<Unit, Hex> places(Battlefield field, List<Unit> units) {
        Random random = new Random(SEED);
        Map<Unit, Hex> places = new HashMap<>();
        boolean[] taken = new boolean[field.grid().size()];
        field.edges().forEach(edge -> taken[edge.hex().index()] = true);
        for (Unit unit : units) {
            int hex = random.nextInt(taken.length);
            while (taken[hex] || field.terrain(hex) == Terrain.LAKE) {
                hex = random.nextInt(taken.length);
            }
            taken[hex] = true;
            places.put(unit, field.grid().hex(hex));
        }
        return places;
    }

    private static VictoryTerms terms(Battlefield field) {
        List<Hex> western = ends(field, 1);
        List<Hex> eastern = ends(field, field.grid().columns());
        return new VictoryTerms(
                VictorySystem.ROAD_TO_RICHMOND.id(),
                List.of(),
                Optional.of(western.get(0)),
                Optional.of(eastern.get(eastern.size() - 1)),
                western,
                VictoryTerms.USUAL_SUPPLY_RANGE,
                Optional.empty(),
                SheetTerms.USUAL);
    }

    private static List<Hex> ends(Battlefield field, int column) {
        return field.edges().stream()
                .map(MapEdge::hex)
                .filter(hex -> hex.column() == column)
                .sorted()
                .toList();
    }
}
