package org.roadtorichmond.desktop;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks the panels of a screen for visible faults: actors outside of the window (unless they can be scrolled to), words that are
 * cut off, neighbours that overlap, and panes too low to read. Call it after a frame was drawn, when everything has its place.
 */
final class LayoutAudit {
    /** Tolerance in pixels: sizes are rounded to pixels, so some actors stick out by less than this. */
    private static final float SLACK = 1.5f;

    private static final float LOWEST_PANE = 48;

    private final Stage stage;
    private final List<String> faults = new ArrayList<>();

    private LayoutAudit(Stage stage) {
        this.stage = stage;
    }

    /** The faults, each in a sentence that names the actor; empty if there are none. */
    static List<String> of(Stage stage) {
        LayoutAudit audit = new LayoutAudit(stage);
        for (Actor child : children(stage.getRoot())) {
            audit.look(child, Optional.empty());
        }
        audit.checkRed();
        return audit.faults;
    }

    private void look(Actor actor, Optional<ScrollPane> pane) {
        if (!actor.isVisible() || actor.getColor().a == 0) {
            return;
        }
        boolean seen = actor.getWidth() > 0 && actor.getHeight() > 0;
        if (seen) {
            checkPlace(actor, pane);
        }
        if (actor instanceof Label label) {
            checkWords(label);
        }
        if (seen && Clickables.canBeClicked(actor)) {
            checkReach(actor, pane);
        }
        if (actor instanceof ScrollPane scrolled) {
            if (scrolled.getHeight() < LOWEST_PANE && scrolled.getMaxY() > SLACK) {
                faults.add(name(actor) + " is a pane only " + scrolled.getHeight() + " high");
            }
            look(scrolled.getActor(), Optional.of(scrolled));
        } else if (actor instanceof Group group) {
            if (group instanceof Table || group instanceof WidgetGroup) {
                checkNeighbours(group);
            }
            for (Actor child : children(group)) {
                if (child.isVisible() && sticksOut(child)) {
                    faults.add(name(child) + " sticks out of " + name(group));
                }
                look(child, pane);
            }
        }
    }

    /** Checks that at most one button that can be reached is red, which says that it is the one to press. */
    private void checkRed() {
        List<String> red = Actors.of(stage.getRoot())
                .filter(Clickables::canBeClicked)
                .filter(LayoutAudit::isRed)
                .filter(actor -> {
                    Vector2 middle =
                            actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
                    Actor met = stage.hit(middle.x, middle.y, true);
                    return met != null && met.isDescendantOf(actor);
                })
                .map(LayoutAudit::name)
                .toList();
        if (red.size() > 1) {
            faults.add("several buttons are red: " + red);
        }
    }

    private static boolean isRed(Actor actor) {
        return actor instanceof TextButton button
                && button.getSkin() != null
                && button.getSkin().get("action", TextButton.TextButtonStyle.class) == button.getStyle();
    }

    /** A copy of the list of children, because the children of a group cannot be iterated twice at the same time. */
    private static List<Actor> children(Group group) {
        List<Actor> children = new ArrayList<>();
        for (int i = 0; i < group.getChildren().size; i++) {
            children.add(group.getChildren().get(i));
        }
        return children;
    }

    /** Whether an actor is partly outside of its group. */
    private static boolean sticksOut(Actor actor) {
        Group group = actor.getParent();
        return actor.getX() < -SLACK
                || actor.getY() < -SLACK
                || actor.getX() + actor.getWidth() > group.getWidth() + SLACK
                || actor.getY() + actor.getHeight() > group.getHeight() + SLACK;
    }

    private void checkPlace(Actor actor, Optional<ScrollPane> pane) {
        Rectangle here = bounds(actor);
        if (pane.isEmpty()) {
            if (here.x < -SLACK
                    || here.y < -SLACK
                    || here.x + here.width > stage.getWidth() + SLACK
                    || here.y + here.height > stage.getHeight() + SLACK) {
                faults.add(name(actor) + " lies outside of the window: " + here);
            }
            return;
        }
        Rectangle room = bounds(pane.get());
        if (here.x < room.x - SLACK || here.x + here.width > room.x + room.width + SLACK) {
            faults.add(name(actor) + " is wider than its pane " + room + ": " + here);
        }
    }

    /** Checks that the mouse hits a clickable actor at its middle, unless it must be scrolled to or lies under a dialog. */
    private void checkReach(Actor actor, Optional<ScrollPane> pane) {
        Vector2 middle = actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        if (pane.isPresent() && !bounds(pane.get()).contains(bounds(actor))) {
            return;
        }
        Actor met = stage.hit(middle.x, middle.y, true);
        if (met == null || (!met.isDescendantOf(actor) && !Clickables.coversAll(met, stage))) {
            faults.add(name(actor) + " cannot be clicked: " + (met == null ? "nothing" : name(met)) + " is met there");
        }
    }

    private static Rectangle bounds(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    private void checkWords(Label label) {
        if (label.getText().length() == 0 || shortensItself(label)) {
            return;
        }
        brokenWord(label).ifPresent(words -> faults.add(name(label) + " is broken inside a word: " + words));
        if (!label.getWrap() && label.getPrefWidth() > label.getWidth() + SLACK) {
            faults.add(name(label) + " is cut off: " + label.getPrefWidth() + " wide in " + label.getWidth());
        }
        if (label.getPrefHeight() > label.getHeight() + SLACK) {
            faults.add(name(label) + " is cut off: " + label.getPrefHeight() + " high in " + label.getHeight());
        }
    }

    /** The first line that begins or ends within a word, if there is one. */
    private static Optional<String> brokenWord(Label label) {
        String text = label.getText().toString();
        int at = 0;
        String before = "";
        for (GlyphLayout.GlyphRun run : label.getGlyphLayout().runs) {
            String line = letters(run);
            int begins = text.indexOf(line, at);
            if (begins == at && !before.isEmpty() && !line.isEmpty() && inWord(text, at)) {
                return Optional.of(before + " | " + line);
            }
            at = Math.max(at, begins) + line.length();
            before = line;
        }
        return Optional.empty();
    }

    private static boolean inWord(String text, int place) {
        return Character.isLetterOrDigit(text.charAt(place - 1)) && Character.isLetterOrDigit(text.charAt(place));
    }

    private static String letters(GlyphLayout.GlyphRun run) {
        StringBuilder letters = new StringBuilder();
        for (BitmapFont.Glyph glyph : run.glyphs) {
            letters.append((char) glyph.id);
        }
        return letters.toString();
    }

    /** Whether a label shortens its text with an ellipsis on purpose. */
    private static boolean shortensItself(Label label) {
        try {
            var field = Label.class.getDeclaredField("ellipsis");
            field.setAccessible(true);
            return field.get(label) != null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("labels have changed", e);
        }
    }

    private void checkNeighbours(Group group) {
        List<Actor> children = children(group);
        for (int i = 0; i < children.size(); i++) {
            for (int j = i + 1; j < children.size(); j++) {
                Actor one = children.get(i);
                Actor other = children.get(j);
                if (one.isVisible() && other.isVisible() && overlap(one, other)) {
                    faults.add(name(one) + " and " + name(other) + " overlap");
                }
            }
        }
    }

    private static boolean overlap(Actor one, Actor other) {
        float wide = Math.min(one.getX() + one.getWidth(), other.getX() + other.getWidth())
                - Math.max(one.getX(), other.getX());
        float high = Math.min(one.getY() + one.getHeight(), other.getY() + other.getHeight())
                - Math.max(one.getY(), other.getY());
        return wide > SLACK && high > SLACK;
    }

    /** Describes an actor by its class and its first words. */
    static String name(Actor actor) {
        String words = words(actor);
        String kind = actor.getClass().getSimpleName();
        return words.isEmpty()
                ? kind
                : kind + " '" + (words.length() > 40 ? words.substring(0, 40) + "..." : words) + "'";
    }

    private static String words(Actor actor) {
        if (actor instanceof Label label) {
            return label.getText().toString();
        }
        if (actor instanceof Group group) {
            for (Actor child : children(group)) {
                String words = words(child);
                if (!words.isEmpty()) {
                    return words;
                }
            }
        }
        return "";
    }
}
