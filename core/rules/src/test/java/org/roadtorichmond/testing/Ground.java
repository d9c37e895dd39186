package org.roadtorichmond.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Crossover;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/**
 * The ground of a tiny world, from rows of letters as in map files: each line is a row of the map, with one letter per hex and
 * optional blanks between letters. Even columns are half a hex lower than they are drawn (rule 1.2).
 */
public final class Ground {
    private static final Map<Character, Terrain> LEGEND = Map.of(
            '.', Terrain.CLEAR,
            'f', Terrain.FOREST,
            'h', Terrain.ROUGH,
            't', Terrain.FORESTED_ROUGH,
            's', Terrain.SWAMP,
            'o', Terrain.TOWN,
            '~', Terrain.LAKE);

    private final HexGrid grid;
    private final Battlefield.Builder builder;
    private final List<Way> ways = new ArrayList<>();
    private int names;

    /** The ground described by the rows. */
    public Ground(String... rows) {
        List<String> drawn =
                Arrays.stream(rows).map(row -> row.replace(" ", "")).toList();
        grid = new HexGrid(drawn.get(0).length(), rows.length);
        builder = new Battlefield.Builder("tiny", grid);
        for (int row = 1; row <= drawn.size(); row++) {
            for (int column = 1; column <= grid.columns(); column++) {
                char letter = drawn.get(row - 1).charAt(column - 1);
                builder.terrain(grid.at(column, row).orElseThrow(), LEGEND.get(Character.valueOf(letter)));
            }
        }
    }

    /** The hex with a number. */
    public Hex hex(String number) {
        return grid.parse(number).orElseThrow(() -> new IllegalArgumentException("no hex " + number));
    }

    /** The hexes with numbers separated by blanks. */
    public List<Hex> hexes(String numbers) {
        return numbers.isBlank()
                ? List.of()
                : Arrays.stream(numbers.trim().split(" +")).map(this::hex).toList();
    }

    private Hexside side(String name) {
        String[] ends = name.split("/", 2);
        Hexside side = new Hexside(hex(ends[0]), hex(ends[1]));
        if (grid.direction(side.first().index(), side.second().index()) < 0) {
            throw new IllegalArgumentException(name + " is no hexside");
        }
        return side;
    }

    private List<Hexside> sides(String names) {
        return Arrays.stream(names.trim().split(" +")).map(this::side).toList();
    }

    void way(Way.Kind kind, String name, String hexes) {
        Way way = new Way(kind, name, hexes(hexes));
        for (int i = 1; i < way.hexes().size(); i++) {
            Hex before = way.hexes().get(i - 1);
            if (grid.direction(before.index(), way.hexes().get(i).index()) < 0) {
                throw new IllegalArgumentException(
                        before + " and " + way.hexes().get(i) + " are not adjacent");
            }
        }
        ways.add(way);
        builder.way(way);
    }

    String newName(String kind) {
        return kind + " " + ++names;
    }

    void water(Water.Kind kind, String sides) {
        builder.water(new Water(kind, newName(kind.name().toLowerCase(Locale.ROOT)), sides(sides)));
    }

    void crossing(Crossing.Kind kind, String side, Arm... arms) {
        Set<Arm> who = arms.length == 0 ? EnumSet.allOf(Arm.class) : EnumSet.copyOf(List.of(arms));
        builder.crossing(new Crossing(kind, newName(kind.name().toLowerCase(Locale.ROOT)), side(side), who));
    }

    void crossover(String hex, String... names) {
        builder.crossover(new Crossover(hex(hex), List.of(names)));
    }

    void edge(String hex, String way) {
        if (ways.stream().noneMatch(known -> known.name().equals(way))) {
            throw new IllegalArgumentException("no way " + way);
        }
        builder.edge(new MapEdge(hex(hex), way, "elsewhere"));
    }

    Battlefield build() {
        return builder.build();
    }

    HexGrid grid() {
        return grid;
    }
}
