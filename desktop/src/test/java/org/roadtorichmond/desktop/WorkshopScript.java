package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Edits a scenario in a window as a designer would, by mouse and keys, and counts the inputs: a key, a click, a drag and a text that is
 * typed are one each.
 */
final class WorkshopScript {
    private static final List<int[]> SIZES =
            List.of(new int[] {1024, 640}, new int[] {1456, 900}, new int[] {2560, 1440});

    private final WindowScript window;
    private final Path folder;
    private int inputs;

    /** A script in a window that keeps all files in a folder. */
    WorkshopScript(Path folder) {
        this.folder = folder;
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
    }

    WindowScript window() {
        return window;
    }

    /** How many inputs there were until now. */
    int inputs() {
        return inputs;
    }

    /** A file of the designer's scenarios. */
    Path file(String name) {
        return folder.resolve("scenarios").resolve(name);
    }

    private static int up(float y) {
        return Math.round(Gdx.graphics.getHeight() - y);
    }

    void key(int... keys) {
        for (int key : keys) {
            inputs++;
            window.step(() -> WindowScript.key(key));
        }
    }

    void control(int key) {
        inputs++;
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, key));
    }

    void shift(int key) {
        inputs++;
        window.step(() -> WindowScript.key(Keys.SHIFT_LEFT, key));
    }

    /** Types letters to whatever has the keys. */
    void write(String letters) {
        inputs++;
        window.step(() -> WindowScript.type(letters));
    }

    void click(String... hexes) {
        for (String hex : hexes) {
            inputs++;
            window.step(() -> WindowScript.press(window.x(hex), window.y(hex), Input.Buttons.LEFT));
        }
    }

    void clickSide(String first, String second) {
        inputs++;
        window.step(() -> WindowScript.press(
                (window.x(first) + window.x(second)) / 2,
                (window.y(first) + window.y(second)) / 2,
                Input.Buttons.LEFT));
    }

    void drag(String from, String... over) {
        inputs++;
        window.step(() -> {
            InputProcessor input = Gdx.input.getInputProcessor();
            input.touchDown(window.x(from), window.y(from), 0, Input.Buttons.LEFT);
            for (String hex : over) {
                input.touchDragged(window.x(hex), window.y(hex), 0);
            }
            String last = over[over.length - 1];
            input.touchUp(window.x(last), window.y(last), 0, Input.Buttons.LEFT);
        });
    }

    Actor actor(String name) {
        Actor found = window.program().stage().orElseThrow().getRoot().findActor(name);
        if (found == null) {
            throw new AssertionError("there is no " + name);
        }
        return found;
    }

    /** What a field says. */
    String field(String name) {
        return ((TextField) actor(name)).getText();
    }

    /** Types into a field, in place of what stands there, and leaves it by Enter. */
    void type(String name, String letters) {
        inputs += 2;
        window.pause(2);
        window.step(() -> Clickables.reveal(actor(name)));
        window.pause(1);
        window.step(() -> {
            TextField field = (TextField) actor(name);
            Vector2 middle = field.localToStageCoordinates(new Vector2(field.getWidth() / 2, field.getHeight() / 2));
            WindowScript.press(Math.round(middle.x), up(middle.y), Input.Buttons.LEFT);
            field.selectAll();
            WindowScript.type(letters + "\n");
        });
        window.pause(1);
    }

    void button(String words) {
        inputs++;
        window.pause(1);
        window.step(() -> window.reveal(words));
        window.pause(1);
        window.step(() -> window.clickButton(words));
        window.pause(1);
    }

    /** Presses the actor of a name. */
    void press(String name) {
        inputs++;
        window.step(() -> press(actor(name), 0.5f));
        window.pause(1);
    }

    /** Types a text of several lines into a field, and leaves it by Escape. */
    void paragraph(String name, String letters) {
        inputs += 3;
        window.pause(1);
        window.step(() -> Clickables.reveal(actor(name)));
        window.pause(1);
        window.step(
                () -> press(actor(name), 0.5f), () -> WindowScript.type(letters), () -> WindowScript.key(Keys.ESCAPE));
        window.pause(1);
    }

    private static void press(Actor actor, float high) {
        Vector2 at = actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() * high));
        WindowScript.press(Math.round(at.x), up(at.y), Input.Buttons.LEFT);
    }

    /** Chooses from one of the boxes with choices, which are numbered from 0 as they stand on the screen. */
    void choose(int box, String item) {
        inputs += 2;
        window.pause(1);
        window.step(() ->
                press(boxes(window.program().stage().orElseThrow().getRoot()).get(box), 0.5f));
        window.pause(2);
        window.step(() -> {
            SelectBox<?> chosen =
                    boxes(window.program().stage().orElseThrow().getRoot()).get(box);
            int items = chosen.getItems().size;
            for (int i = 0; i < items; i++) {
                if (chosen.getItems().get(i).toString().equals(item)) {
                    press(chosen.getList(), 1 - (i + 0.5f) / items);
                    return;
                }
            }
            throw new AssertionError(item + " is not among " + chosen.getItems());
        });
        window.pause(2);
    }

    private static List<SelectBox<?>> boxes(Group group) {
        List<SelectBox<?>> boxes = new ArrayList<>();
        for (int i = 0; i < group.getChildren().size; i++) {
            Actor child = group.getChildren().get(i);
            if (child instanceof SelectBox<?> box) {
                boxes.add(box);
            } else if (child instanceof Group inner) {
                boxes.addAll(boxes(inner));
            }
        }
        return boxes;
    }

    /** Opens the list of scenarios and makes a blank one of 12 by 14 hexes. */
    void create(String name) {
        window.until("Workshop");
        key(Keys.W);
        // The list is built again when the names have been read.
        window.until(() -> window.tells("Willow Run"));
        window.pause(2);
        type("new.name", name);
        button("Create");
        await();
    }

    /** Opens the list of scenarios and makes a copy of one that comes with the game. */
    void copy(String scenario, String name) {
        window.until("Workshop");
        key(Keys.W);
        window.until(() -> window.tells(scenario));
        type("new.name", name);
        inputs++;
        window.step(() -> window.reveal(scenario));
        window.pause(1);
        window.step(() -> window.clickBeside(scenario, "Copy"));
        await();
    }

    private void await() {
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
    }

    /** Takes pictures at three sizes of window, and looks for faults of the layout. */
    void look(String name, List<String> faults) {
        look(name, faults, Optional.empty(), SIZES);
    }

    /**
     * The same for one of two languages: in the windows between the smallest and the largest in English; in these two in the other, whose words are
     * longer and looked for. Where pictures are taken, in all.
     */
    void look(String name, List<String> faults, Optional<EnglishAudit> foreign) {
        List<int[]> ends = List.of(SIZES.get(0), SIZES.get(SIZES.size() - 1));
        List<int[]> between = SIZES.subList(1, SIZES.size() - 1);
        look(name, faults, foreign, Boolean.getBoolean("pictures") ? SIZES : foreign.isPresent() ? ends : between);
    }

    private void look(String name, List<String> faults, Optional<EnglishAudit> foreign, List<int[]> sizes) {
        for (int[] size : sizes) {
            window.resize(size[0], size[1]);
            window.pause(3);
            String picture = String.format(Locale.ROOT, "workshop-%s-%dx%d", name, size[0], size[1]);
            window.step(() -> {
                Pixels.save(picture);
                var stage = window.program().stage().orElseThrow();
                List<String> found = new ArrayList<>(LayoutAudit.of(stage));
                foreign.ifPresent(audit -> found.addAll(audit.of(stage)));
                found.forEach(fault -> faults.add(picture + ": " + fault));
            });
        }
    }
}
