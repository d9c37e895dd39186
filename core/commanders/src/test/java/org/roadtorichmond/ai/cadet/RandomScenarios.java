package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;

/** Small, crowded scenarios of every kind: a road along the middle, water, any terrain, any arms, reinforcements, zones, options. */
public final class RandomScenarios {
    private static final int COLUMNS = 8;
    private static final int ROWS = 7;
    private static final int MIDDLE = 4;

    private final Random random;
    private final HexGrid grid = new HexGrid(COLUMNS, ROWS);

    private RandomScenarios(long seed) {
        random = new Random(seed);
    }

    /** The scenario of a seed. */
    public static Survey of(long seed) {
        return new Survey(new RandomScenarios(seed).scenario());
    }

    private Scenario scenario() {
        boolean train = random.nextBoolean();
        List<Unit> units = units(train);
        Map<Unit, Hex> setUp = new LinkedHashMap<>();
        Map<Unit, Arrival> arrivals = new LinkedHashMap<>();
        for (Unit unit : units) {
            Optional<Hex> hex = random.nextInt(4) == 0 ? Optional.empty() : place(unit, setUp);
            hex.ifPresentOrElse(at -> setUp.put(unit, at), () -> arrivals.put(unit, arrival(unit)));
        }
        VictoryTerms terms = new VictoryTerms(
                VictorySystem.ROAD_TO_RICHMOND.id(),
                List.of(),
                Optional.of(at(1, MIDDLE)),
                Optional.of(at(COLUMNS, MIDDLE)),
                List.of(at(COLUMNS, MIDDLE)),
                5,
                units.stream().filter(Unit::train).findFirst(),
                SheetTerms.USUAL);
        Set<Hex> exits = Set.of(at(COLUMNS, MIDDLE));
        return new Scenario(
                "Random " + random.nextInt(1000),
                field(),
                5,
                Set.of(3),
                random.nextBoolean() ? Side.UNION : Side.CONFEDERATE,
                Optional.empty(),
                rules(),
                units,
                setUp,
                arrivals,
                Map.of(Side.UNION, exits, Side.CONFEDERATE, exits),
                zones(),
                terms,
                "",
                "",
                Optional.empty());
    }

    private Rules rules() {
        Rules.Options options =
                new Rules.Options(random.nextInt(4) == 0, random.nextInt(4) == 0, false, random.nextInt(4) == 0);
        return Rules.standard().with(options);
    }

    private List<Zone> zones() {
        List<Hex> corner = List.of(at(1, 1), at(1, 2), at(2, 1));
        return random.nextInt(3) > 0
                ? List.of()
                : List.of(new Zone(0, "Corner", corner, Optional.of(Side.UNION), Optional.of(Side.CONFEDERATE), 3, 1));
    }

    private List<Unit> units(boolean train) {
        List<Unit> units = new ArrayList<>();
        int count = 6 + random.nextInt(14);
        for (int i = 0; i < count; i++) {
            Arm arm = i == 0 && train ? Arm.TRAIN : Arm.values()[random.nextInt(Arm.values().length - 1)];
            Side side = i % 2 == 0 ? Side.UNION : Side.CONFEDERATE;
            int strength = arm == Arm.TRAIN ? 0 : 1 + random.nextInt(arm.artillery() ? 3 : 9);
            String id = String.format(Locale.ROOT, "%02d", i);
            units.add(new Unit(i, id, side, arm, strength, Rules.standard().allowance(arm), "", "", List.of()));
        }
        return units;
    }

    private Optional<Hex> place(Unit unit, Map<Unit, Hex> taken) {
        for (int attempt = 0; attempt < 20; attempt++) {
            Hex hex = grid.hex(random.nextInt(grid.size()));
            long friends = taken.entrySet().stream()
                    .filter(entry ->
                            entry.getValue().equals(hex) && entry.getKey().side() == unit.side())
                    .count();
            boolean enemies = taken.entrySet().stream()
                    .anyMatch(entry ->
                            entry.getValue().equals(hex) && entry.getKey().side() != unit.side());
            if (friends < 2 && !enemies) {
                return Optional.of(hex);
            }
        }
        return Optional.empty();
    }

    private Arrival arrival(Unit unit) {
        Hex door = unit.side() == Side.UNION ? at(COLUMNS, MIDDLE) : at(1, MIDDLE);
        return new Arrival(1 + random.nextInt(3), 5, List.of(door), unit.train());
    }

    private Battlefield field() {
        Battlefield.Builder builder = new Battlefield.Builder("Random", grid);
        Terrain[] ground = {
            Terrain.CLEAR,
            Terrain.CLEAR,
            Terrain.FOREST,
            Terrain.ROUGH,
            Terrain.FORESTED_ROUGH,
            Terrain.TOWN,
            Terrain.SWAMP
        };
        for (int hex = 0; hex < grid.size(); hex++) {
            builder.terrain(grid.hex(hex), ground[random.nextInt(ground.length)]);
        }
        List<Hex> road = new ArrayList<>();
        for (int column = 1; column <= COLUMNS; column++) {
            road.add(at(column, MIDDLE));
        }
        builder.way(new Way(Way.Kind.ROAD, "Road", road));
        builder.edge(new MapEdge(at(1, MIDDLE), "Road", "west"));
        builder.edge(new MapEdge(at(COLUMNS, MIDDLE), "Road", "east"));
        water(builder);
        return builder.build();
    }

    private void water(Battlefield.Builder builder) {
        List<Hexside> sides = new ArrayList<>();
        int column = 3 + random.nextInt(3);
        for (int row = 1; row <= ROWS; row++) {
            if (row != MIDDLE) {
                sides.add(new Hexside(at(column, row), at(column + 1, row)));
            }
        }
        builder.water(new Water(random.nextBoolean() ? Water.Kind.RIVER : Water.Kind.STREAM, "Water", sides));
        builder.crossing(new Crossing(Crossing.Kind.FORD, "Ford", sides.get(0), Set.of(Arm.values())));
    }

    private Hex at(int column, int row) {
        return grid.at(column, row).orElseThrow();
    }
}
