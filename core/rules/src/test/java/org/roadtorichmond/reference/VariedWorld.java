package org.roadtorichmond.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/**
 * Small random battles that involve as many rules as possible: a road from gateway to exit with trails that join or cross it, ways
 * off the map, a Train, columns of reinforcements, changed values of scenarios, and all optional rules.
 */
final class VariedWorld {
    private static final String GROUND = "......ffhtso~";
    private static final Arm[] ARMS = {
        Arm.INFANTRY, Arm.INFANTRY, Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY, Arm.HORSE_ARTILLERY, Arm.SIEGE_ARTILLERY
    };

    private final Random random;
    private final HexGrid grid;
    private final World world;
    private final Map<String, List<Integer>> ways = new LinkedHashMap<>();
    private final List<Integer> dry = new ArrayList<>();

    private VariedWorld(long seed, int columns, int rows) {
        random = new Random(seed * 6151 + 29);
        grid = new HexGrid(columns, rows);
        String[] drawn = new String[rows];
        for (int row = 0; row < rows; row++) {
            StringBuilder letters = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                char letter = GROUND.charAt(random.nextInt(GROUND.length()));
                letters.append(letter);
                if (letter != '~') {
                    dry.add(grid.at(column + 1, row + 1).orElseThrow().index());
                }
            }
            drawn[row] = letters.toString();
        }
        world = World.of(drawn).seed(seed);
    }

    /** A whole battle of a few turns. */
    static Table battle(long seed) {
        VariedWorld made = new VariedWorld(seed, 4 + (int) (seed % 3), 4 + (int) (seed % 2));
        made.ways();
        made.waters();
        made.armies(2 + made.random.nextInt(4), 2 + made.random.nextInt(4));
        made.frame();
        return made.world.play();
    }

    /** Many units on a small map, starting with a combat phase, so that retreating units meet friends. */
    static Table crowd(long seed) {
        VariedWorld made = new VariedWorld(seed, 3 + (int) (seed % 2), 4);
        made.ways();
        made.armies(5, 5);
        made.frame();
        return made.world.turns(2).phase(Side.UNION, Phase.COMBAT).play();
    }

    /** The beginning of a battle so small that all sequences of a few commands can be counted. */
    static Table tiny(long seed) {
        VariedWorld made = new VariedWorld(seed, 3 + (int) (seed % 2), 3);
        made.ways();
        made.waters();
        made.armies(1 + made.random.nextInt(2), 1 + made.random.nextInt(2));
        made.frame();
        return made.world.play();
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String number(int hex) {
        return grid.hex(hex).number();
    }

    private int any() {
        return random.nextInt(grid.size());
    }

    private String border() {
        int hex = any();
        while (!grid.onBorder(hex)) {
            hex = any();
        }
        return number(hex);
    }

    private void ways() {
        List<Integer> road = new ArrayList<>(List.of(0));
        while (road.get(road.size() - 1) != grid.size() - 1) {
            int at = road.get(road.size() - 1);
            int best = at;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = grid.neighbour(at, direction);
                boolean nearer = to != HexGrid.OFF_MAP
                        && grid.distance(to, grid.size() - 1) < grid.distance(at, grid.size() - 1);
                if (nearer && (best == at || random.nextBoolean())) {
                    best = to;
                }
            }
            road.add(best);
        }
        add("Main Road", road);
        world.edge(number(grid.size() - 1), "Main Road");
        for (int trail = random.nextInt(3); trail > 0; trail--) {
            trail("Trail " + trail);
        }
        pass();
    }

    private void trail(String name) {
        List<Integer> hexes =
                new ArrayList<>(List.of(grid.parse(border()).orElseThrow().index()));
        for (int steps = 2 + random.nextInt(4); steps > 0; steps--) {
            int to = grid.neighbour(hexes.get(hexes.size() - 1), random.nextInt(Direction.COUNT));
            if (to != HexGrid.OFF_MAP && !hexes.contains(to)) {
                hexes.add(to);
            }
        }
        if (hexes.size() > 1) {
            add(name, hexes);
            if (chance(60)) {
                world.edge(number(hexes.get(0)), name);
            }
        }
    }

    private void add(String name, List<Integer> hexes) {
        ways.put(name, hexes);
        String numbers = String.join(" ", hexes.stream().map(this::number).toList());
        if (name.startsWith("Trail")) {
            if (chance(20)) {
                world.railroad(name, numbers);
            } else {
                world.trail(name, numbers);
            }
        } else {
            world.road(name, numbers);
        }
    }

    /** Lets some ways cross without a junction where they could join. */
    private void pass() {
        for (int hex = 0; hex < grid.size(); hex++) {
            List<String> here = new ArrayList<>();
            for (Map.Entry<String, List<Integer>> way : ways.entrySet()) {
                if (way.getValue().contains(hex)) {
                    here.add(way.getKey());
                }
            }
            if (here.size() > 1 && chance(50)) {
                world.crossover(number(hex), here.subList(0, 2).toArray(String[]::new));
            }
        }
    }

    private boolean crossed(int from, int to) {
        for (List<Integer> hexes : ways.values()) {
            for (int i = 1; i < hexes.size(); i++) {
                int before = hexes.get(i - 1);
                int after = hexes.get(i);
                if ((before == from && after == to) || (before == to && after == from)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void waters() {
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < Direction.COUNT / 2; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to != HexGrid.OFF_MAP && chance(20)) {
                    water(number(hex) + "/" + number(to), crossed(hex, to));
                }
            }
        }
    }

    private void water(String side, boolean crossed) {
        if (chance(40)) {
            world.stream(side);
        } else {
            world.river(side);
        }
        switch (random.nextInt(crossed ? 4 : 6)) {
            case 0 -> world.ford(side);
            case 1 -> world.bridge(side);
            case 2 -> world.bridge(side, Arm.INFANTRY, Arm.CAVALRY);
            case 3 -> world.ford(side, Arm.INFANTRY, Arm.HORSE_ARTILLERY, Arm.TRAIN);
            default -> {}
        }
    }

    private void armies(int union, int confederate) {
        int[][] counts = new int[Side.COUNT][grid.size()];
        for (Side side : Side.values()) {
            for (int unit = side == Side.UNION ? union : confederate; unit > 0; unit--) {
                int hex = dry.get(random.nextInt(dry.size()));
                String id = side.word().substring(0, 1) + unit;
                Arm arm = ARMS[random.nextInt(ARMS.length)];
                if (counts[side.ordinal()][hex] < 2 && counts[side.enemy().ordinal()][hex] == 0 && chance(75)) {
                    counts[side.ordinal()][hex]++;
                    place(side, id, arm, number(hex));
                } else {
                    world.awaited(side, id, arm, 1 + random.nextInt(4), 1 + random.nextInt(3), border());
                }
                if (chance(15)) {
                    world.allowance(id, random.nextInt(5));
                }
            }
        }
        world.optional(Side.UNION, "Train", Arm.TRAIN, 0, 1, 1 + random.nextInt(3), border());
    }

    private void place(Side side, String id, Arm arm, String hex) {
        int strength = random.nextInt(6);
        if (side == Side.UNION) {
            world.union(id, arm, strength, hex);
        } else {
            world.confederate(id, chance(10) ? Arm.TRAIN : arm, strength, hex);
        }
        if (chance(15)) {
            world.shaken(id);
        }
    }

    /** Another terrain effects chart: trails as slow as clear terrain or slower, deep streams, unusual multipliers. */
    private TerrainEffects ground() {
        TerrainEffects usual = TerrainEffects.standard();
        int stream = chance(50) ? TerrainEffects.PROHIBITED : usual.streamWheeled();
        return new TerrainEffects(
                        usual.rows(), 1 + random.nextInt(2), 2 + random.nextInt(3), 1, stream, random.nextInt(4))
                .withRows(Map.of(
                        Terrain.ROUGH, new TerrainEffects.Row(3, null, 3, false),
                        Terrain.SWAMP, new TerrainEffects.Row(null, null, 2, false)));
    }

    private String roundAbout(int centre) {
        StringBuilder hexes = new StringBuilder(number(centre));
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int hex = grid.neighbour(centre, direction);
            if (hex != HexGrid.OFF_MAP && chance(70)) {
                hexes.append(' ').append(number(hex));
            }
        }
        return hexes.toString();
    }

    private void frame() {
        String exit = number(grid.size() - 1);
        world.turns(3)
                .exits(Side.UNION, number(0) + " " + exit + " " + border())
                .exits(Side.CONFEDERATE, exit)
                .first(random.nextBoolean() ? Side.UNION : Side.CONFEDERATE)
                .victory(number(0), exit, exit + " " + border(), random.nextInt(4));
        if (chance(60)) {
            world.night(1 + random.nextInt(3));
        }
        if (chance(30)) {
            world.closed(
                    "closed", random.nextBoolean() ? Side.UNION : Side.CONFEDERATE, number(any()), random.nextInt(4));
        }
        if (chance(50)) {
            Side held = random.nextBoolean() ? Side.UNION : Side.CONFEDERATE;
            world.held("held", held, roundAbout(any()), random.nextInt(4), random.nextInt(4) - 1);
        }
        boolean[] options = {chance(25), chance(50), chance(25), chance(25)};
        int stacking = chance(60) ? 2 : 1 + random.nextInt(3);
        int recovery = random.nextInt(4);
        TerrainEffects ground = chance(70) ? TerrainEffects.standard() : ground();
        world.rules(rules -> new Rules(
                rules.allowances(),
                stacking,
                ground,
                rules.bombardment(),
                rules.table(),
                rules.nightPercent(),
                recovery,
                new Rules.Options(options[0], options[1], options[2], options[3]),
                rules.costPerPoint(),
                rules.restrictions()));
    }
}
