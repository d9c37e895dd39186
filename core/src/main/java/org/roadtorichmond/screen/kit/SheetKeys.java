package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;

/** Lets a sheet be used without a mouse: Tab and the arrows go from button to button, Enter and Space press the one reached;
 * while none is reached Enter presses the sheet's own. */
final class SheetKeys extends InputListener {
    private final Stage stage;
    private final Group sheet;
    private boolean shift;

    SheetKeys(Stage stage, Group sheet) {
        this.stage = stage;
        this.sheet = sheet;
    }

    @Override
    public boolean keyDown(InputEvent event, int key) {
        return switch (key) {
            case Keys.SHIFT_LEFT, Keys.SHIFT_RIGHT -> {
                shift = true;
                yield false;
            }
            case Keys.TAB -> go(shift ? -1 : 1);
            case Keys.DOWN, Keys.RIGHT -> !writing() && go(1);
            case Keys.UP, Keys.LEFT -> !writing() && go(-1);
            case Keys.SPACE -> press();
            // Nothing under the sheet may hear of it.
            case Keys.ENTER, Keys.NUMPAD_ENTER -> {
                if (!press()) {
                    EnterButton.press(sheet);
                }
                yield true;
            }
            default -> false;
        };
    }

    @Override
    public boolean keyUp(InputEvent event, int key) {
        if (key == Keys.SHIFT_LEFT || key == Keys.SHIFT_RIGHT) {
            shift = false;
        }
        return false;
    }

    private boolean writing() {
        return stage.getKeyboardFocus() instanceof TextField;
    }

    private boolean go(int step) {
        List<Actor> all = new ArrayList<>();
        collect(sheet, all);
        if (all.isEmpty()) {
            return false;
        }
        int now = all.indexOf(stage.getKeyboardFocus());
        int next = now < 0 ? (step > 0 ? 0 : all.size() - 1) : Math.floorMod(now + step, all.size());
        Actor goal = all.get(next);
        stage.setKeyboardFocus(goal);
        ScrollPane pane = goal.firstAscendant(ScrollPane.class);
        if (pane != null) {
            pane.scrollTo(goal.getX(), goal.getY(), goal.getWidth(), goal.getHeight());
        }
        return true;
    }

    private static void collect(Group group, List<Actor> all) {
        for (Actor actor : group.getChildren()) {
            if (actor instanceof TextField || (actor instanceof Button button && !button.isDisabled())) {
                all.add(actor);
            } else if (actor instanceof Group inner) {
                collect(inner, all);
            }
        }
    }

    private boolean press() {
        return stage.getKeyboardFocus() instanceof Button button && EnterButton.push(button);
    }
}
