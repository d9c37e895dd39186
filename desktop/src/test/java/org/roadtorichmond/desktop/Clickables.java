package org.roadtorichmond.desktop;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds what can be clicked on a stage, and where. */
final class Clickables {
    private Clickables() {}

    /** Whether a click on an actor does something. */
    static boolean canBeClicked(Actor actor) {
        boolean pressed = actor instanceof Button button && !button.isDisabled();
        return (pressed || actor instanceof TextField) && actor.isTouchable() && actor.ascendantsVisible();
    }

    /** Whether an actor belongs to a layer that covers everything below it, such as that of a dialog. */
    static boolean coversAll(Actor actor, Stage stage) {
        Actor layer = actor;
        while (layer.getParent() != stage.getRoot() && layer.getParent() != null) {
            layer = layer.getParent();
        }
        return layer.getWidth() >= stage.getWidth()
                && layer.getHeight() >= stage.getHeight()
                && stage.hit(0, 0, true) == layer;
    }

    /**
     * Everything that can be clicked, by its text, or for a field by the heading above it; where several have the same text, a
     * number is added. It includes what is disabled now, because it may be enabled the next time.
     */
    static Map<String, Actor> of(Stage stage) {
        Map<String, List<Actor>> alike = new LinkedHashMap<>();
        String[] heading = {""};
        Actors.of(stage.getRoot()).filter(Actor::ascendantsVisible).forEach(actor -> {
            String name = LayoutAudit.name(actor);
            if (actor instanceof Label && actor.firstAscendant(Button.class) == null) {
                heading[0] = name.replaceFirst("^\\w+ ", "");
            } else if (actor instanceof Button) {
                alike.computeIfAbsent(name.replaceFirst("^\\w+ ", ""), words -> new ArrayList<>())
                        .add(actor);
            } else if (actor instanceof TextField) {
                alike.computeIfAbsent("field under " + heading[0], words -> new ArrayList<>())
                        .add(actor);
            }
        });
        Map<String, Actor> found = new LinkedHashMap<>();
        alike.forEach((words, actors) -> {
            for (int i = 0; i < actors.size(); i++) {
                String number =
                        actors.size() == 1 ? "" : String.format(Locale.ROOT, " (%d of %d)", i + 1, actors.size());
                found.put(words + number, actors.get(i));
            }
        });
        return found;
    }

    /** The bounds of an actor on its stage. */
    static Rectangle place(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** The scroll pane that contains an actor. */
    static Optional<ScrollPane> pane(Actor actor) {
        return Optional.ofNullable(actor.firstAscendant(ScrollPane.class));
    }

    /** Scrolls so that an actor is visible in the next frame. */
    static void reveal(Actor actor) {
        pane(actor).ifPresent(pane -> {
            Vector2 at = actor.localToAscendantCoordinates(pane.getActor(), new Vector2());
            pane.scrollTo(at.x, at.y, actor.getWidth(), actor.getHeight(), false, true);
            pane.updateVisualScroll();
        });
    }
}
