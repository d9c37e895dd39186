package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Crossover;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/** A map that can be edited: its lists can be added to and removed from. */
final class Drawing {
    final Map<Hex, Terrain> terrain = new HashMap<>();
    final List<Way> ways;
    final List<Water> waters;
    final List<Crossing> crossings;
    final List<Crossover> crossovers;
    private final Battlefield field;

    Drawing(Battlefield field) {
        this.field = field;
        HexGrid grid = field.grid();
        for (int hex = 0; hex < grid.size(); hex++) {
            terrain.put(grid.hex(hex), field.terrain(hex));
        }
        ways = new ArrayList<>(field.ways());
        waters = new ArrayList<>(field.waters());
        crossings = new ArrayList<>(field.crossings());
        crossovers = new ArrayList<>(field.crossovers());
    }

    Battlefield finished() {
        Battlefield.Builder builder = new Battlefield.Builder(field.name(), field.grid());
        terrain.keySet().forEach(hex -> builder.terrain(hex, Objects.requireNonNull(terrain.get(hex))));
        ways.forEach(builder::way);
        waters.forEach(builder::water);
        crossings.forEach(builder::crossing);
        crossovers.forEach(builder::crossover);
        field.places().forEach(builder::place);
        field.edges().forEach(builder::edge);
        return builder.build();
    }
}
