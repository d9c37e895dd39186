package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
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
 * Enter and Space press it; while nothing that can be pressed has it, Enter presses the page's own button, or frames what it would
 * press next where there is none. The frame is not seen while the mouse is used.
 */
final class FocusRing extends Actor {
    private static final int OUTSIDE = 3;

    private final Drawable frame;
    private final int outside;
    private final Supplier<Optional<Group>> reach;
    private final Vector2 corner = new Vector2();
    private int place;
    private boolean seen;

    /** What the focus stops at: a button, a field, or a rule that words cite. */
    private record Stop(Actor actor, Optional<RuleLinks.Link> link) {}

    /** A ring over what can be reached now, which a dialog on top may limit. */
    FocusRing(Theme theme, Supplier<Optional<Group>> reach) {
        frame = theme.ornaments().focus();
        outside = theme.px(OUTSIDE);
        this.reach = reach;
        setTouchable(Touchable.disabled);
    }

    /** The number of the thing that has the focus, from 0, for a page that is built again. */
    int place() {
        return place;
    }

    void restore(int newPlace, boolean newSeen) {
        place = newPlace;
        seen = newSeen;
    }

    boolean seen() {
        return seen;
    }

    /** Hides the frame until a key is used; the keys go on from what was clicked. */
    void hide(Actor clicked) {
        seen = false;
        List<Stop> stops = stops();
        for (int i = 0; i < stops.size(); i++) {
            if (clicked.isDescendantOf(stops.get(i).actor())) {
                place = i;
            }
        }
    }

    private List<Stop> stops() {
        List<Stop> stops = new ArrayList<>();
        reach.get().ifPresent(group -> collect(group, stops));
        return stops;
    }

    private static void collect(Actor actor, List<Stop> stops) {
        if (!actor.isVisible()) {
            return;
        }
        boolean pressed = actor instanceof Button button && !button.isDisabled() && button.isTouchable();
        if (pressed || actor instanceof TextField) {
            stops.add(new Stop(actor, Optional.empty()));
        } else if (actor instanceof RuleLinks words) {
            words.links().forEach(link -> stops.add(new Stop(actor, Optional.of(link))));
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, stops);
            }
        }
    }

    private Optional<Stop> current() {
        List<Stop> stops = stops();
        return stops.isEmpty() ? Optional.empty() : Optional.of(stops.get(Math.min(place, stops.size() - 1)));
    }

    /** Goes on by a key, or presses the page's own button; returns whether the key was used. */
    boolean press(int key, boolean shift) {
        boolean typing = getStage().getKeyboardFocus() instanceof TextField;
        return switch (key) {
            case Keys.TAB -> step(shift ? -1 : 1);
            case Keys.DOWN -> step(1);
            case Keys.UP -> step(-1);
            case Keys.RIGHT -> !typing && step(1);
            case Keys.LEFT -> !typing && step(-1);
            case Keys.ENTER, Keys.NUMPAD_ENTER ->
                reach.get().filter(EnterButton::press).isPresent();
            default -> false;
        };
    }

    /** Frames what a key that nothing has used would press; returns whether it is one that presses. */
    boolean show(int key) {
        return !seen && isPress(key) && step(1);
    }

    private static boolean isPress(int key) {
        return key == Keys.ENTER || key == Keys.NUMPAD_ENTER || key == Keys.SPACE;
    }

    private boolean step(int by) {
        List<Stop> stops = stops();
        if (stops.isEmpty()) {
            return false;
        }
        // The first key only shows where one is.
        int from = Math.min(place, stops.size() - 1);
        place = seen ? Math.floorMod(from + by, stops.size()) : from;
        seen = true;
        Actor actor = stops.get(place).actor();
        getStage().setKeyboardFocus(actor instanceof TextField ? actor : null);
        reveal(stops.get(place));
        return true;
    }

    /** Presses the button, or opens the rule, that is framed, if the key is one that does; returns whether it was. */
    boolean push(int key) {
        if (!seen || !isPress(key)) {
            return false;
        }
        Optional<Stop> stop = current();
        if (stop.isPresent() && stop.get().actor() instanceof RuleLinks words) {
            stop.get().link().ifPresent(link -> words.open(link.rule()));
            return true;
        }
        return stop.map(Stop::actor)
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(EnterButton::push)
                .isPresent();
    }

    private static Rectangle area(Stop stop) {
        return stop.link()
                .map(RuleLinks.Link::place)
                .orElseGet(() -> new Rectangle(
                        0, 0, stop.actor().getWidth(), stop.actor().getHeight()));
    }

    /** Scrolls so that something can be seen. */
    private static void reveal(Stop stop) {
        Rectangle area = area(stop);
        for (Group above = stop.actor().getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScrollPane pane) {
                Vector2 at = stop.actor().localToAscendantCoordinates(pane.getActor(), new Vector2(area.x, area.y));
                pane.scrollTo(at.x, at.y, area.width, area.height);
            }
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        Optional<Stop> stop = seen ? current() : Optional.empty();
        stop.ifPresent(framed -> {
            Rectangle area = area(framed);
            framed.actor().localToStageCoordinates(corner.set(area.x, area.y));
            frame.draw(
                    batch, corner.x - outside, corner.y - outside, area.width + 2 * outside, area.height + 2 * outside);
        });
    }
}
