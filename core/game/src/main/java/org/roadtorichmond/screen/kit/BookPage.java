package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.session.KeyAction;

/**
 * A page of the book round the battles: it can be used by keys alone, shows dialogs on top, keeps its place when it is built again,
 * and makes its pictures one a frame, so that the window never stands still.
 */
public abstract class BookPage extends Page {
    private static final int PASSES = 3;

    private final Deque<Runnable> plates = new ArrayDeque<>();
    private @Nullable WheelScrollPane body;
    private Table leaf = new Table();
    private float builtAt;
    private float builtIn;

    /** A page that leads to others through the navigator. */
    public BookPage(AppContext app, Navigator navigator) {
        super(app, navigator);
    }

    /** Builds the page on the empty stage. */
    public abstract void compose();

    /** Leads where Escape does: to the title page, unless a page was reached from elsewhere. */
    public void leave() {
        navigator().title();
    }

    @Override
    public final void build() {
        float scrolled = body == null ? 0 : body.getScrollY();
        plates.clear();
        compose();
        WheelScrollPane now = body;
        if (now != null) {
            stage().setScrollFocus(now);
            settle();
            boolean same = builtAt == theme().scale() && builtIn == stage().getHeight();
            builtAt = theme().scale();
            builtIn = stage().getHeight();
            if (same) {
                keepTo(now, scrolled);
            }
            now.setScrollY(scrolled);
            now.updateVisualScroll();
        }
    }

    /** Lays the leaf out; lines that wrap know how high they are only when they have been told how wide they are, in one pass or more. */
    private void settle() {
        for (int pass = 0; pass < PASSES; pass++) {
            leaf.validate();
        }
    }

    /** A page that has become shorter is filled up from below, so that what was clicked stays where it is. */
    private static void keepTo(WheelScrollPane pane, float scrolled) {
        float lacking = scrolled - pane.getMaxY();
        if (lacking > 0 && pane.getActor() instanceof Table content) {
            // A page that fits its room with some left over has to fill that first.
            content.padBottom(content.getPadBottom() + scrolled + pane.getScrollHeight() - content.getPrefHeight());
            pane.invalidate();
            pane.validate();
        }
    }

    /** A page with its heading, its scrolled text, which leaves room for the bar at its right, and a row of buttons at its foot. */
    public final void leaf(String heading, float width, Table content, List<Actor> foot) {
        Theme theme = theme();
        Table page = new Table();
        page.setBackground(theme.ornaments().frame());
        page.add(centred(heading, "chapter")).growX().row();
        page.add(rule()).padTop(theme.px(2)).padBottom(theme.px(10)).row();
        WheelScrollPane pane = new WheelScrollPane(content, theme);
        pane.setOverscroll(false, false);
        // Beside the text, which keeps its width and so its lines when the bar comes or goes.
        pane.setScrollbarsOnTop(true);
        body = pane;
        page.add(pane).grow().row();
        Table row = new Table();
        foot.forEach(actor -> row.add(actor)
                .minWidth(Math.min(theme.px(150), stage().getWidth() / 5))
                .height(theme.px(38))
                .space(theme.px(10)));
        page.add(row).padTop(theme.px(10));
        Table root = new Table();
        leaf = root;
        root.setFillParent(true);
        root.add(solid(page))
                .growY()
                .width(Math.min(theme.px(width), stage().getWidth() - theme.px(16)))
                .pad(theme.px(8));
        stage().addActor(root);
    }

    /** Builds the page again for another leaf of it: from its top, and with the keys on no line of it, so that Enter presses its own button. */
    public final void rebuildFromTop() {
        body = null;
        rebuild();
        focus(false);
    }

    /** The room for the text of a leaf of a width, in pixels. */
    public final float room(float width) {
        return Math.min(px(width), stage().getWidth() - px(16)) - px(64);
    }

    /** Has something drawn before one of the next frames, each in a frame of its own. */
    public final void plate(Runnable work) {
        plates.add(work);
        Gdx.graphics.requestRendering();
    }

    @Override
    public void render(float delta) {
        Runnable work = plates.poll();
        if (work != null) {
            work.run();
            Gdx.graphics.requestRendering();
        }
        super.render(delta);
    }

    /** Shows the list of keys. */
    public final void keys() {
        dialogs()
                .show(
                        text("keys.title"),
                        KeyTable.WIDTH,
                        () -> KeyTable.build(this),
                        () -> List.of(dialogs().closing()));
    }

    @Override
    public boolean cancel() {
        leave();
        return true;
    }

    @Override
    public boolean key(int key) {
        KeyAction action = app().keys().action(held().stroke(key)).orElse(null);
        if (action == KeyAction.KEYS) {
            keys();
        } else if (action == KeyAction.SOUND) {
            app().sounds().toggle();
        } else {
            return false;
        }
        return true;
    }
}
