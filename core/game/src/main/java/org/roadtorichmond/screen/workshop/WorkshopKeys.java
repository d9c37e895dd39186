package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
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
            Map.entry(ToolKind.CROSSOVER, Keys.J),
            Map.entry(ToolKind.ERASE, Keys.X),
            Map.entry(ToolKind.PLACE, Keys.N),
            Map.entry(ToolKind.EDGE, Keys.E),
            Map.entry(ToolKind.UNIT, Keys.U),
            Map.entry(ToolKind.EXIT, Keys.O),
            Map.entry(ToolKind.ZONE, Keys.A)));

    /** What mouse and keys do that no player can change; each has a text for the key and one for what it brings about. */
    private static final List<String> FIXED = List.of(
            "use", "move", "wheel", "letters", "cancel", "remove", "sides", "picture", "table", "calendar", "commit");
    /** The player's own keys that do in the workshop what they do in a battle. */
    private static final List<KeyAction> SHARED = List.of(
            KeyAction.WHOLE_MAP,
            KeyAction.ZOOM_IN,
            KeyAction.ZOOM_OUT,
            KeyAction.MAP_LEFT,
            KeyAction.MAP_RIGHT,
            KeyAction.MAP_UP,
            KeyAction.MAP_DOWN,
            KeyAction.CURSOR_UP,
            KeyAction.CURSOR_DOWN,
            KeyAction.CURSOR_LEFT,
            KeyAction.CURSOR_RIGHT,
            KeyAction.REDO,
            KeyAction.SAVE,
            KeyAction.RULES,
            KeyAction.SOUND);
    /** Those that do something else here. */
    private static final List<KeyAction> OTHER =
            List.of(KeyAction.CURSOR_CLICK, KeyAction.PANELS, KeyAction.UNDO, KeyAction.LOAD, KeyAction.KEYS);

    private WorkshopKeys() {}

    static Table table(Widgets ui) {
        List<KeyTable.Line> lines = new ArrayList<>();
        FIXED.forEach(
                id -> lines.add(new KeyTable.Line(ui.text("edit.key." + id), ui.text("edit.key." + id + ".does"))));
        OTHER.forEach(action -> lines.add(new KeyTable.Line(ui.key(action), ui.text("edit.key." + action.name()))));
        SHARED.forEach(action -> lines.add(new KeyTable.Line(ui.key(action), ui.text(KeyTable.text(action)))));
        return KeyTable.of(ui, lines);
    }

    static int key(ToolKind kind) {
        return KEYS.getOrDefault(kind, Keys.UNKNOWN);
    }

    static Optional<ToolKind> tool(int key) {
        return KEYS.entrySet().stream()
                .filter(entry -> entry.getValue() == key)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
