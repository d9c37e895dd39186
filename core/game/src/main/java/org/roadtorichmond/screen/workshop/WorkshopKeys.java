package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Input.Keys;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.workshop.tools.ToolKind;

/** The letters that take up the tools of the workshop; what moves the map has the player's own keys. */
final class WorkshopKeys {
    private static final Map<ToolKind, Integer> KEYS = new EnumMap<>(Map.ofEntries(
            Map.entry(ToolKind.SELECT, Keys.V),
            Map.entry(ToolKind.TERRAIN, Keys.B),
            Map.entry(ToolKind.FILL, Keys.G),
            Map.entry(ToolKind.PICK, Keys.I),
            Map.entry(ToolKind.ROAD, Keys.R),
            Map.entry(ToolKind.TRAIL, Keys.T),
            Map.entry(ToolKind.RAILROAD, Keys.L),
            Map.entry(ToolKind.STREAM, Keys.S),
            Map.entry(ToolKind.RIVER, Keys.W),
            Map.entry(ToolKind.BRIDGE, Keys.D),
            Map.entry(ToolKind.FORD, Keys.F),
            Map.entry(ToolKind.ERASE, Keys.X),
            Map.entry(ToolKind.PLACE, Keys.N),
            Map.entry(ToolKind.EDGE, Keys.E),
            Map.entry(ToolKind.UNIT, Keys.U),
            Map.entry(ToolKind.EXIT, Keys.O),
            Map.entry(ToolKind.ZONE, Keys.A)));

    private WorkshopKeys() {}

    /** The key of a tool. */
    static int key(ToolKind kind) {
        return KEYS.getOrDefault(kind, Keys.UNKNOWN);
    }

    /** The tool of a key. */
    static Optional<ToolKind> tool(int key) {
        return KEYS.entrySet().stream()
                .filter(entry -> entry.getValue() == key)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
