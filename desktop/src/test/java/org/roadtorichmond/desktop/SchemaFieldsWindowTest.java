package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Odds;

@DisplayName("What the published schema of scenarios describes")
final class SchemaFieldsWindowTest {
    /** What no field shows, and nothing else, each with the reason. */
    private static final Map<String, String> WITHOUT_FIELD = Map.of(
            "$schema", "a hint for other editors, kept as it is",
            "format", "the version of the file, which the program writes",
            "map", "the file beside the scenario, whose name follows the scenario's",
            "exits.side", "drawn with the tool Exit",
            "exits.hexes", "drawn with the tool Exit",
            "position", "how a game stood, taken over from it and left out by a button");

    @TempDir
    private Path folder;

    private WorkshopScript workshop;
    private WindowScript window;
    private JsonObject schema = new JsonObject();

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(SchemaFieldsWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        workshop = new WorkshopScript(folder);
        window = workshop.window();
        Path file = Path.of("..", "maps", "schema", "scenario.schema.json");
        schema = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    // --- What the schema has -----------------------------------------------------------------------------------------

    private JsonObject resolved(JsonObject node) {
        JsonObject at = schema;
        if (!node.has("$ref") || !node.get("$ref").getAsString().startsWith("#/")) {
            return node;
        }
        for (String step : node.get("$ref").getAsString().substring(2).split("/", -1)) {
            at = at.getAsJsonObject(step);
        }
        return at;
    }

    /** The paths of all values, without the numbers of elements. */
    private void leaves(JsonObject described, String path, Set<String> to) {
        JsonObject node = resolved(described);
        if (path.equals("victory.tomorrow")) {
            // What a campaign writes has no field, and its conditions are made of conditions.
            return;
        }
        if (node.has("properties")) {
            node.getAsJsonObject("properties")
                    .entrySet()
                    .forEach(entry -> leaves(
                            entry.getValue().getAsJsonObject(),
                            path.isEmpty() ? entry.getKey() : path + "." + entry.getKey(),
                            to));
        } else if (path.equals("rules.combatTable")) {
            for (Odds odds : Odds.values()) {
                to.add(path + "." + odds.label());
            }
        } else if (node.has("oneOf") && !path.equals("map")) {
            for (JsonElement form : node.getAsJsonArray("oneOf")) {
                leaves(form.getAsJsonObject(), path, to);
            }
        } else if (node.has("items") && resolved(node.getAsJsonObject("items")).has("properties")) {
            leaves(node.getAsJsonObject("items"), path, to);
        } else {
            to.add(path);
        }
    }

    // --- What the window shows ---------------------------------------------------------------------------------------

    private static void names(Actor actor, Set<String> to) {
        if (actor.getName() != null) {
            to.add(actor.getName());
        }
        if (actor instanceof Group group) {
            List<Actor> children = new ArrayList<>();
            group.getChildren().forEach(children::add);
            children.forEach(child -> names(child, to));
        }
    }

    private void collect(Set<String> to, String prefix) {
        window.pause(4);
        window.step(() -> {
            Set<String> names = new TreeSet<>();
            names(window.program().stage().orElseThrow().getRoot(), names);
            names.forEach(name -> to.add((prefix + name).replaceAll("\\.[0-9]+\\.", ".")));
        });
    }

    @Test
    @DisplayName("has a field in the workshop, value by value, or is in the list of exceptions")
    void everything() {
        Set<String> wanted = new TreeSet<>();
        leaves(schema.getAsJsonObject("$defs").getAsJsonObject("whole"), "", wanted);
        assertTrue(wanted.size() > 120, () -> wanted.toString());
        Set<String> shown = new TreeSet<>();
        workshop.copy("First Lesson: Willow Run", "Willow");
        // Lists of objects have fields only in the lines that they have.
        for (String list : List.of("victory.bonus", "victory.holds")) {
            window.step(() -> Clickables.reveal(workshop.actor(list)));
            window.pause(1);
            workshop.press(list);
            window.until(() -> window.sees(list + ".0.hex"));
        }
        collect(shown, "");
        workshop.click("0502");
        collect(shown, "units.");
        workshop.control(Keys.K);
        workshop.key(Keys.ENTER);
        window.until(() -> window.sees("arrives.turn"));
        collect(shown, "units.");
        workshop.key(Keys.A);
        workshop.click("0303");
        collect(shown, "zones.");
        window.step(() -> {
            Set<String> missing = new TreeSet<>(wanted);
            missing.removeAll(shown);
            if (missing.removeIf(key -> key.startsWith("position."))) {
                missing.add("position");
            }
            assertEquals(WITHOUT_FIELD.keySet(), missing);
        });
        window.play();
    }

    @Test
    @DisplayName("stays in sight in a line of fields where Tab leads from one to the next")
    void line() {
        workshop.copy("First Lesson: Willow Run", "Willow");
        window.step(() -> Clickables.reveal(workshop.actor("victory.holds")));
        window.pause(1);
        workshop.press("victory.holds");
        window.until(() -> window.sees("victory.holds.0.hex"));
        window.step(() -> Clickables.reveal(workshop.actor("victory.holds.0.hex")));
        window.pause(1);
        workshop.press("victory.holds.0.hex");
        workshop.write("0502\t");
        window.pause(4);
        window.step(() -> {
            Actor next = workshop.actor("victory.holds.0.side");
            assertEquals("0502", workshop.field("victory.holds.0.hex"));
            assertEquals(next, window.program().stage().orElseThrow().getKeyboardFocus());
            Group pane = next.getParent();
            while (!(pane instanceof ScrollPane)) {
                pane = pane.getParent();
            }
            float low = next.localToAscendantCoordinates(pane, new Vector2()).y;
            assertTrue(low >= 0 && low + next.getHeight() <= pane.getHeight(), () -> "at " + low);
        });
        window.play();
    }
}
