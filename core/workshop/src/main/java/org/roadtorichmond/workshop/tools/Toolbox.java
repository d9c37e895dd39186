package org.roadtorichmond.workshop.tools;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/**
 * Makes the tools.
 *
 * @param settings what they are set to, whenever they ask
 * @param selected what is selected, whenever they ask
 * @param picked gets the terrain that was picked up
 * @param names what new things are called
 */
record Toolbox(
        Supplier<ToolSettings> settings, Supplier<Selected> selected, Consumer<Terrain> picked, NameSource names) {
    /** A tool of a kind that draws nothing yet. */
    Tool make(ToolKind kind) {
        String word = names.word(kind);
        return switch (kind) {
            case SELECT -> new SelectTool(selected);
            case TERRAIN -> new GroundTool(settings, false);
            case FILL -> new GroundTool(settings, true);
            case PICK -> StampTool.picks(picked);
            case ROAD -> new WayTool(settings, Way.Kind.ROAD, word);
            case TRAIL -> new WayTool(settings, Way.Kind.TRAIL, word);
            case RAILROAD -> new WayTool(settings, Way.Kind.RAILROAD, word);
            case STREAM -> new WaterTool(settings, Water.Kind.STREAM, word);
            case RIVER -> new WaterTool(settings, Water.Kind.RIVER, word);
            case BRIDGE -> StampTool.crossings(settings, Crossing.Kind.BRIDGE, word);
            case FORD -> StampTool.crossings(settings, Crossing.Kind.FORD, word);
            case CROSSOVER -> StampTool.crossovers();
            case ERASE -> new EraseTool();
            case PLACE -> StampTool.places(settings, word);
            case EDGE -> StampTool.edges(settings, word);
            case UNIT -> StampTool.units(settings, word);
            case EXIT -> HexSetTool.exits(settings);
            case ZONE -> HexSetTool.zones(settings, selected, word);
        };
    }
}
