package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lets a page be used by keys alone: one button, field or cited rule at a time is framed; Tab and the arrows go on to the next,
 * Enter and Space press it; while nothing that can be pressed has it, Enter presses the page's own button. The frame is not seen
 * while the mouse is used.
 */
public final class FocusRing extends Actor {
    private static final int OUTSIDE = 3;

    private final Drawable frame;
    private final int outside;
    private final Supplier<Group> reach;
    private final Vector2 corner = new Vector2();
    private int place;
    private boolean seen;

    /** A ring over what can be reached now, which a sheet on top may limit. */
    public FocusRing(Theme theme, Supplier<Group> reach) {
        frame = theme.ornaments().focus();
        outside = theme.px(OUTSIDE);
        this.reach = reach;
        setTouchable(Touchable.disabled);
    }

    /** The number of the thing that has the focus, from 0, for a page that is built anew. */
    int place() {
        return place;
    }

    public void restore(int newPlace, boolean newSeen) {
        place = newPlace;
        seen = newSeen;
    }

    boolean seen() {
        return seen;
    }

    /** Hides the frame until a key is used; the keys go on from what was clicked. */
    void hide(Actor clicked) {
        seen = false;
        List<Actor> stops = stops();
        for (int i = 0; i < stops.size(); i++) {
            if (clicked.isDescendantOf(stops.get(i))) {
                place = i;
            }
        }
    }

    private List<Actor> stops() {
        List<Actor> stops = new ArrayList<>();
        collect(reach.get(), stops);
        return stops;
    }

    private static void collect(Actor actor, List<Actor> stops) {
        if (!actor.isVisible()) {
            return;
        }
        boolean pressed = actor instanceof Button button && !button.isDisabled() && button.isTouchable();
        boolean cites = actor instanceof RuleLabel label && !label.rules().isEmpty();
        if (pressed || cites || actor instanceof TextField) {
            stops.add(actor);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, stops);
            }
        }
    }

    private Optional<Actor> current() {
        List<Actor> stops = stops();
        return stops.isEmpty() ? Optional.empty() : Optional.of(stops.get(Math.min(place, stops.size() - 1)));
    }

    /** Does what a key means; whether it means anything here. */
    public boolean press(int key, boolean shift) {
        boolean typing = stage().getKeyboardFocus() instanceof TextField;
        switch (key) {
            case Keys.TAB -> step(shift ? -1 : 1);
            case Keys.DOWN -> step(1);
            case Keys.UP -> step(-1);
            case Keys.RIGHT, Keys.LEFT -> {
                if (typing) {
                    return false;
                }
                step(key == Keys.RIGHT ? 1 : -1);
            }
            case Keys.ENTER, Keys.NUMPAD_ENTER -> {
                return (seen && push()) || EnterButton.press(reach.get());
            }
            case Keys.SPACE -> {
                return seen && push();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private Stage stage() {
        return getStage();
    }

    private void step(int by) {
        List<Actor> stops = stops();
        if (stops.isEmpty()) {
            return;
        }
        // The first key only shows where one is.
        int from = Math.min(place, stops.size() - 1);
        place = seen ? Math.floorMod(from + by, stops.size()) : from;
        seen = true;
        Actor stop = stops.get(place);
        stage().setKeyboardFocus(stop instanceof TextField ? stop : null);
        reveal(stop);
    }

    /** Presses the button that has the focus, or opens the rule that has it, if it is one of these. */
    private boolean push() {
        Optional<Actor> stop = current();
        if (stop.isPresent() && stop.get() instanceof RuleLabel label) {
            label.open();
            return true;
        }
        return stop.filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(EnterButton::push)
                .isPresent();
    }

    /** Scrolls so that something can be seen. */
    private static void reveal(Actor stop) {
        for (Group above = stop.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScrollPane pane) {
                Vector2 at = stop.localToAscendantCoordinates(pane.getActor(), new Vector2());
                pane.scrollTo(at.x, at.y, stop.getWidth(), stop.getHeight());
            }
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Optional<Actor> stop = seen ? current() : Optional.empty();
        stop.ifPresent(actor -> {
            actor.localToStageCoordinates(corner.set(0, 0));
            frame.draw(
                    batch,
                    corner.x - outside,
                    corner.y - outside,
                    actor.getWidth() + 2 * outside,
                    actor.getHeight() + 2 * outside);
        });
    }
}
