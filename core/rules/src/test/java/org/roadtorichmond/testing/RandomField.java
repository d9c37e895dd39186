package org.roadtorichmond.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;

/** Random worlds of 9 by 9 hexes, the same for the same seed, either as they are or mirrored left to right. */
public final class RandomField {
    /** An odd number, so that mirrored columns keep their parity. */
    public static final int SIZE = 9;

    private static final String LETTERS = "......ffhts~o";

    private final HexGrid grid = new HexGrid(SIZE, SIZE);
    private final Random random;
    private final boolean reflected;
    private final char[][] letters = new char[SIZE][SIZE];

    private RandomField(long seed, boolean reflected) {
        random = new Random(seed);
        this.reflected = reflected;
    }

    /** The world of a seed. */
    public static World of(long seed) {
        return new RandomField(seed, false).world();
    }

    /** The world of a seed, mirrored left to right. */
    public static World reflected(long seed) {
        return new RandomField(seed, true).world();
    }

    private World world() {
        String[] rows = new String[SIZE];
        for (int row = 0; row < SIZE; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < SIZE; column++) {
                letters[row][column] = LETTERS.charAt(random.nextInt(LETTERS.length()));
                text.append(letters[row][column]);
            }
            rows[row] = reflected ? text.reverse().toString() : text.toString();
        }
        World world = World.of(rows);
        ways(world);
        waters(world);
        units(world);
        return world;
    }

    private void ways(World world) {
        List<List<Integer>> courses = new ArrayList<>();
        for (int way = 1; way <= 6; way++) {
            List<Integer> course = course(4 + random.nextInt(6));
            courses.add(course);
            String hexes = String.join(" ", course.stream().map(this::number).toList());
            if (way % 3 == 0) {
                world.trail("way " + way, hexes);
            } else {
                world.road("way " + way, hexes);
            }
            world.edge(number(course.get(0)), "way " + way);
        }
        for (int first = 1; first < courses.size(); first++) {
            for (int hex : courses.get(first)) {
                if (courses.get(first - 1).contains(hex) && first % 2 == 1) {
                    world.crossover(number(hex), "way " + first, "way " + (first + 1));
                }
            }
        }
    }

    private List<Integer> course(int length) {
        List<Integer> course = new ArrayList<>(List.of(random.nextInt(grid.size())));
        while (course.size() < length) {
            int next = grid.neighbour(course.get(course.size() - 1), random.nextInt(Direction.COUNT));
            if (next == HexGrid.OFF_MAP || course.contains(next)) {
                if (course.size() > 1) {
                    return course;
                }
            } else {
                course.add(next);
            }
        }
        return course;
    }

    private void waters(World world) {
        for (int side = 0; side < 30; side++) {
            int hex = random.nextInt(grid.size());
            int next = grid.neighbour(hex, random.nextInt(Direction.COUNT));
            int kind = random.nextInt(6);
            if (next != HexGrid.OFF_MAP) {
                String name = number(hex) + "/" + number(next);
                switch (kind) {
                    case 0 -> world.river(name).bridge(name);
                    case 1 -> world.river(name).ford(name);
                    case 2, 3 -> world.stream(name);
                    default -> world.river(name);
                }
            }
        }
    }

    private void units(World world) {
        for (Arm arm : Arm.values()) {
            world.union("U " + arm, arm, 1 + random.nextInt(5), number(ground(0)));
        }
        for (int unit = 0; unit < 4; unit++) {
            world.confederate("C" + unit, unit == 0 ? Arm.TRAIN : Arm.INFANTRY, 2, number(ground(1)));
        }
    }

    /** A hex with dry ground, of even index for one side and odd for the other, so that the sides never share one. */
    private int ground(int side) {
        while (true) {
            int hex = random.nextInt(grid.size());
            if (hex % 2 == side && letters[hex % SIZE][hex / SIZE] != '~') {
                return hex;
            }
        }
    }

    private String number(int hex) {
        int column = hex / SIZE + 1;
        return String.format(Locale.ROOT, "%02d%02d", reflected ? SIZE + 1 - column : column, hex % SIZE + 1);
    }
}
