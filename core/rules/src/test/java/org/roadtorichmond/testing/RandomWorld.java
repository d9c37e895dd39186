package org.roadtorichmond.testing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;

/**
 * Small random battles: random terrain, water, ways, armies of 2 to 8 units, zones, reinforcements, exits, nights and optional
 * rules. One seed always gives the same battle.
 */
public final class RandomWorld {
    private static final String GROUND = ".....ffhhtso~";
    private static final Arm[] ARMS = {
        Arm.INFANTRY,
        Arm.INFANTRY,
        Arm.INFANTRY,
        Arm.CAVALRY,
        Arm.ARTILLERY,
        Arm.HORSE_ARTILLERY,
        Arm.SIEGE_ARTILLERY,
        Arm.TRAIN
    };

    private final Random random;
    private final HexGrid grid;
    private final World world;
    private final List<Integer> dry = new ArrayList<>();
    private final Map<Side, List<String>> placed =
            new EnumMap<>(Map.of(Side.UNION, new ArrayList<>(), Side.CONFEDERATE, new ArrayList<>()));

    private RandomWorld(long seed, int columns, int rows) {
        random = new Random(seed * 7919 + 17);
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

    /** A whole battle of a few turns, starting with the first movement phase. */
    public static Table battle(long seed) {
        RandomWorld made = new RandomWorld(seed, 4 + (int) (seed % 3), 4 + (int) (seed % 4));
        made.waterAndWays();
        made.armies(2, 8);
        made.frame();
        return made.world.play();
    }

    /** Few units close together, in a phase of the Union player, so that every set of attackers can be tried. */
    public static Table melee(long seed, Phase phase) {
        RandomWorld made = new RandomWorld(seed, 4, 4);
        made.waterAndWays();
        made.armies(2, 5);
        return made.world.phase(Side.UNION, phase).play();
    }

    /** Units close together in a combat phase of the Union player, with so many units that combats leave choices. */
    public static Table clash(long seed, int columns, int rows) {
        RandomWorld made = new RandomWorld(seed, columns, rows);
        made.waterAndWays();
        made.armies(3, 6);
        return made.world.phase(Side.UNION, Phase.COMBAT).play();
    }

    /** A whole battle on a map of a given shape, with lines of communications and supply that matter. */
    public static Table campaign(long seed, int columns, int rows) {
        RandomWorld made = new RandomWorld(seed, columns, rows);
        made.waterAndWays();
        made.armies(2, 6);
        made.frame();
        made.communications();
        return made.world.play();
    }

    /**
     * A whole battle to which every part of any victory system applies: with objectives, leaders, colours, and units that are
     * already lost, gone or reduced.
     */
    public static Table contest(long seed, String system) {
        RandomWorld made = new RandomWorld(seed, 4 + (int) (seed % 3), 4 + (int) (seed % 4));
        made.waterAndWays();
        made.armies(3, 8);
        made.frame();
        made.communications();
        made.world.system(system).sheet(made.sheet());
        made.fates();
        return made.world.play();
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String number(int hex) {
        return grid.hex(hex).number();
    }

    private String anyHex() {
        return number(random.nextInt(grid.size()));
    }

    private String dryHex() {
        return number(dry.get(random.nextInt(dry.size())));
    }

    private String borderHex() {
        String hex = anyHex();
        while (!grid.onBorder(grid.parse(hex).orElseThrow().index())) {
            hex = anyHex();
        }
        return hex;
    }

    private void waterAndWays() {
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < Direction.COUNT / 2; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to != HexGrid.OFF_MAP && chance(15)) {
                    water(number(hex) + "/" + number(to));
                }
            }
        }
        for (int ways = random.nextInt(3); ways > 0; ways--) {
            way();
        }
    }

    private void water(String side) {
        if (chance(50)) {
            world.stream(side);
            return;
        }
        world.river(side);
        switch (random.nextInt(4)) {
            case 0 -> world.ford(side);
            case 1 -> world.bridge(side);
            case 2 -> world.bridge(side, Arm.INFANTRY, Arm.CAVALRY);
            default -> {}
        }
    }

    private void way() {
        String hexes = course(random.nextInt(grid.size()), 5);
        if (hexes.indexOf(' ') > 0) {
            if (chance(50)) {
                world.road(hexes);
            } else {
                world.trail(hexes);
            }
        }
    }

    /** A row of adjacent hexes without repetition; it may be a single hex. */
    private String course(int start, int longest) {
        int at = start;
        StringBuilder hexes = new StringBuilder(number(at));
        for (int steps = 1 + random.nextInt(longest); steps > 0; steps--) {
            int to = grid.neighbour(at, random.nextInt(Direction.COUNT));
            if (to != HexGrid.OFF_MAP && hexes.indexOf(number(to)) < 0) {
                hexes.append(' ').append(number(to));
                at = to;
            }
        }
        return hexes.toString();
    }

    /** Adds ways that lead off the map, some of which cross without a junction, and the victory conditions of section 21. */
    private void communications() {
        Map<String, String> courses = new LinkedHashMap<>();
        for (int way = 1; way <= 5; way++) {
            String hexes = course(grid.parse(borderHex()).orElseThrow().index(), 9);
            if (hexes.indexOf(' ') > 0) {
                String name = "way " + way;
                if (chance(70)) {
                    world.road(name, hexes);
                } else {
                    world.trail(name, hexes);
                }
                world.edge(hexes.split(" ", 2)[0], name);
                pass(courses, name, hexes);
                courses.put(name, hexes);
            }
        }
        List<String> ends = new ArrayList<>();
        courses.values().forEach(hexes -> ends.addAll(List.of(hexes.split(" ", -1))));
        if (!ends.isEmpty()) {
            String bases = any(ends) + " " + ends.get(0);
            world.victory(any(ends), any(ends), bases, random.nextInt(4));
        }
        String railroad = course(random.nextInt(grid.size()), 5);
        if (railroad.indexOf(' ') > 0) {
            world.railroad("railroad", railroad);
        }
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private void pass(Map<String, String> courses, String name, String hexes) {
        courses.forEach((other, passed) -> {
            for (String hex : hexes.split(" ", -1)) {
                if (passed.contains(hex) && chance(20)) {
                    world.crossover(hex, name, other);
                }
            }
        });
    }

    private void armies(int fewest, int most) {
        int[][] counts = new int[Side.COUNT][grid.size()];
        for (Side side : Side.values()) {
            int size = fewest + random.nextInt(most - fewest + 1);
            for (int unit = 0; unit < size; unit++) {
                String id = side.word().substring(0, 1) + unit;
                String hex = dryHex();
                int index = grid.parse(hex).orElseThrow().index();
                boolean free =
                        counts[side.ordinal()][index] < 2 && counts[side.enemy().ordinal()][index] == 0;
                if (free) {
                    counts[side.ordinal()][index]++;
                    place(side, id, hex);
                } else {
                    await(side, id);
                }
            }
        }
    }

    private void place(Side side, String id, String hex) {
        placed.get(side).add(id);
        Arm arm = ARMS[random.nextInt(ARMS.length)];
        int strength = arm == Arm.TRAIN ? 0 : random.nextInt(7);
        if (side == Side.UNION) {
            world.union(id, arm, strength, hex);
        } else {
            world.confederate(id, arm, strength, hex);
        }
        if (chance(15)) {
            world.shaken(id);
        }
    }

    private void await(Side side, String id) {
        Arm arm = ARMS[random.nextInt(ARMS.length)];
        int strength = arm == Arm.TRAIN ? 0 : 1 + random.nextInt(6);
        int turn = 1 + random.nextInt(3);
        if (arm == Arm.TRAIN || chance(30)) {
            world.optional(side, id, arm, strength, turn, turn + random.nextInt(2), borderHex());
        } else {
            world.awaited(side, id, arm, strength, turn, borderHex() + " " + borderHex());
        }
    }

    private SheetTerms sheet() {
        Map<Side, List<Hex>> secondary = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            secondary.put(side, hexes(random.nextInt(3)));
        }
        List<SheetTerms.Bonus> bonuses = new ArrayList<>();
        for (Hex hex : hexes(random.nextInt(4))) {
            Optional<Side> side = chance(50) ? Optional.empty() : Optional.of(any(List.of(Side.values())));
            bonuses.add(new SheetTerms.Bonus(hex, 1 + random.nextInt(300), side));
        }
        List<GameLength> lengths = List.of(
                new GameLength.Unlimited(),
                new GameLength.Fixed(1 + random.nextInt(4)),
                new GameLength.Rolled(),
                new GameLength.RandomEnd());
        return new SheetTerms(
                chance(50) ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(2000)),
                chance(50) ? SheetTerms.Primary.SPOILS : new SheetTerms.Primary(false, hexes(random.nextInt(4))),
                secondary,
                random.nextInt(11),
                bonuses,
                chance(15),
                any(lengths));
    }

    private List<Hex> hexes(int count) {
        return random.ints(count, 0, grid.size()).distinct().mapToObj(grid::hex).toList();
    }

    /** Sets the state of some units before the battle begins, and tags some as general, colours or character. */
    private void fates() {
        for (Side side : Side.values()) {
            List<String> ids = placed.get(side);
            if (!ids.isEmpty() && chance(60)) {
                world.tags(any(ids), "general");
            }
            for (String id : ids) {
                if (chance(8)) {
                    world.eliminated(id, 1);
                } else if (chance(8)) {
                    world.exited(id, borderHex(), 1);
                } else if (chance(15)) {
                    world.strength(id, random.nextInt(7));
                } else if (chance(20)) {
                    world.tags(id, "colours");
                } else if (chance(5)) {
                    world.tags(id, "character");
                }
            }
        }
    }

    private void frame() {
        world.turns(4).exits(Side.UNION, borderHex() + " " + borderHex()).exits(Side.CONFEDERATE, borderHex());
        if (chance(50)) {
            world.night(2);
        }
        if (chance(30)) {
            world.closed("closed", random.nextBoolean() ? Side.UNION : Side.CONFEDERATE, anyHex(), random.nextInt(4));
        }
        if (chance(30)) {
            Side held = random.nextBoolean() ? Side.UNION : Side.CONFEDERATE;
            world.held("held", held, anyHex() + " " + anyHex(), random.nextInt(4), random.nextInt(4) - 1);
        }
        boolean[] options = {chance(25), chance(25), chance(25)};
        world.rules(rules -> rules.with(new Rules.Options(options[0], options[1], false, options[2])));
        world.first(random.nextBoolean() ? Side.UNION : Side.CONFEDERATE);
    }
}
