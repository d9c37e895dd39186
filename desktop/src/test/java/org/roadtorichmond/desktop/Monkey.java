package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.MapCamera;

/** Presses keys and clicks at random, preferably where something can be pressed. */
final class Monkey {
    private static final int REMEMBERED = 40;

    /** Keys besides letters and digits that the game uses or that people hit. */
    private static final int[] OTHER_KEYS = {
        Keys.ESCAPE, Keys.ENTER, Keys.SPACE, Keys.TAB, Keys.BACKSPACE, Keys.FORWARD_DEL, Keys.INSERT, Keys.HOME,
                Keys.END,
        Keys.PAGE_UP, Keys.PAGE_DOWN, Keys.UP, Keys.DOWN, Keys.LEFT, Keys.RIGHT, Keys.PLUS, Keys.MINUS, Keys.COMMA,
        Keys.PERIOD, Keys.SLASH, Keys.NUMPAD_ENTER, Keys.UNKNOWN
    };

    private static final String LETTERS = "abcXYZ019 .,-/\\:*?\"<>|äß\u00e9\u20ac\t\b\r\n\u007f\u001b";

    private final Random random;
    private final Deque<String> last = new ArrayDeque<>();

    Monkey(long seed) {
        random = new Random(seed);
    }

    /** The last events, the newest last. */
    String memory() {
        return String.join("; ", last);
    }

    /**
     * Causes a number of events between two frames. All of them go to the screen of the first one, as with a real keyboard and
     * mouse, whose events are delivered once per frame.
     */
    void act(Program program, int events) {
        InputProcessor input = Gdx.input.getInputProcessor();
        for (int i = 0; i < events; i++) {
            act(program, input);
        }
    }

    private void act(Program program, InputProcessor input) {
        int chance = random.nextInt(100);
        if (chance < 35) {
            clickSomething(program, input);
        } else if (chance < 45) {
            click(input, random.nextInt(Gdx.graphics.getWidth()), random.nextInt(Gdx.graphics.getHeight()));
        } else if (chance < 60) {
            clickUnit(program, input);
        } else if (chance < 84) {
            key(input);
        } else if (chance < 88) {
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            did("types " + (int) letter);
            input.keyTyped(letter);
        } else if (chance < 93) {
            drag(input);
        } else if (chance < 97) {
            float amount = random.nextInt(7) - 3;
            did("scrolls " + amount);
            input.scrolled(0, amount);
        } else {
            input.mouseMoved(random.nextInt(Gdx.graphics.getWidth()), random.nextInt(Gdx.graphics.getHeight()));
        }
    }

    private void did(String what) {
        last.addLast(what);
        if (last.size() > REMEMBERED) {
            last.removeFirst();
        }
    }

    private int button() {
        int chance = random.nextInt(20);
        return chance < 16 ? Buttons.LEFT : chance < 19 ? Buttons.RIGHT : Buttons.MIDDLE;
    }

    private void click(InputProcessor input, int x, int y) {
        int button = button();
        boolean shifted = random.nextInt(8) == 0;
        boolean joined = random.nextInt(12) == 0;
        did("clicks " + x + "," + y + (button == Buttons.LEFT ? "" : " with " + button) + (shifted ? " shifted" : "")
                + (joined ? " joined" : ""));
        hold(input, Keys.SHIFT_LEFT, shifted);
        hold(input, Keys.CONTROL_LEFT, joined);
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, button);
        input.touchUp(x, y, 0, button);
        release(input, Keys.CONTROL_LEFT, joined);
        release(input, Keys.SHIFT_LEFT, shifted);
    }

    private static void hold(InputProcessor input, int key, boolean held) {
        if (held) {
            input.keyDown(key);
        }
    }

    private static void release(InputProcessor input, int key, boolean held) {
        if (held) {
            input.keyUp(key);
        }
    }

    private void clickSomething(Program program, InputProcessor input) {
        List<Actor> found = new ArrayList<>();
        program.stage().ifPresent(stage -> collect(stage.getRoot(), found));
        if (found.isEmpty()) {
            key(input);
            return;
        }
        Actor actor = found.get(random.nextInt(found.size()));
        Vector2 at = actor.localToScreenCoordinates(
                new Vector2(actor.getWidth() * random.nextFloat(), actor.getHeight() * random.nextFloat()));
        click(input, Math.round(at.x), Math.round(at.y));
    }

    private static void collect(Actor actor, List<Actor> found) {
        if (!actor.isVisible()) {
            return;
        }
        if (actor instanceof Button || actor instanceof TextField || actor instanceof Slider) {
            found.add(actor);
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, found));
        }
    }

    /** Clicks a unit of the battle, or a hex near it. */
    private void clickUnit(Program program, InputProcessor input) {
        List<Unit> units = new ArrayList<>();
        program.game()
                .ifPresent(game -> List.of(Side.values())
                        .forEach(side -> units.addAll(game.state().onMap(side))));
        if (units.isEmpty() || program.camera().isEmpty()) {
            clickSomething(program, input);
            return;
        }
        MapCamera camera = program.camera().get();
        Unit unit = units.get(random.nextInt(units.size()));
        program.game().orElseThrow().state().hexOf(unit).ifPresent(hex -> {
            int near = random.nextInt(3) * 30;
            int x = Math.round(camera.pixelX(camera.layout().x(hex))) + random.nextInt(2 * near + 1) - near;
            int y = Gdx.graphics.getHeight()
                    - Math.round(camera.pixelY(camera.layout().y(hex)));
            click(input, x, y + random.nextInt(2 * near + 1) - near);
        });
    }

    private void key(InputProcessor input) {
        int key = switch (random.nextInt(4)) {
            case 0 -> Keys.A + random.nextInt(26);
            case 1 -> Keys.NUM_0 + random.nextInt(10);
            case 2 -> Keys.F1 + random.nextInt(12);
            default -> OTHER_KEYS[random.nextInt(OTHER_KEYS.length)];
        };
        boolean shifted = random.nextInt(6) == 0;
        boolean control = random.nextInt(6) == 0;
        did("presses " + Keys.toString(key) + (shifted ? " shifted" : "") + (control ? " with Control" : ""));
        hold(input, Keys.SHIFT_LEFT, shifted);
        hold(input, Keys.CONTROL_LEFT, control);
        input.keyDown(key);
        if (key >= Keys.A && key <= Keys.Z && !control) {
            input.keyTyped((char) ('a' + key - Keys.A));
        }
        input.keyUp(key);
        release(input, Keys.CONTROL_LEFT, control);
        release(input, Keys.SHIFT_LEFT, shifted);
    }

    private void drag(InputProcessor input) {
        int x = random.nextInt(Gdx.graphics.getWidth());
        int y = random.nextInt(Gdx.graphics.getHeight());
        int toX = random.nextInt(Gdx.graphics.getWidth());
        int toY = random.nextInt(Gdx.graphics.getHeight());
        int button = button();
        boolean shifted = random.nextInt(3) == 0;
        did("drags " + x + "," + y + " to " + toX + "," + toY + " with " + button + (shifted ? " shifted" : ""));
        hold(input, Keys.SHIFT_LEFT, shifted);
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, button);
        input.touchDragged((x + toX) / 2, (y + toY) / 2, 0);
        if (random.nextInt(10) == 0) {
            key(input);
        }
        input.touchDragged(toX, toY, 0);
        input.touchUp(toX, toY, 0, button);
        release(input, Keys.SHIFT_LEFT, shifted);
    }
}
