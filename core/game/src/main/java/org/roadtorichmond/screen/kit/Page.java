package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.Screen;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyLayout;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.work.Worker;

/**
 * A screen with panels. They are built again whenever the window or the interface scale changes, and refreshed before the next
 * frame, once, when something has marked them stale.
 */
public abstract class Page extends Widgets implements Screen {
    private static final float LARGER = 1.125f;

    private final Navigator navigator;
    private final Extent least;
    private final Modifiers held = new Modifiers();
    private final Dialogs dialogs = new Dialogs(this, this::dialogChanged);
    private FocusRing ring;
    private int placeBelow = -1;
    private KeyLayout named;
    private boolean stale;
    private Runnable laidOver = () -> {};
    private final List<Disposable> owned = new ArrayList<>();

    /** A page that fits any window. */
    public Page(AppContext app, Navigator navigator) {
        this(app, navigator, Extent.NONE);
    }

    /** A page that needs room: in a window that has less the interface is smaller than the player wishes. */
    public Page(AppContext app, Navigator navigator, Extent least) {
        super(app, new Stage(new ScreenViewport(), app.ink().batch()));
        this.navigator = navigator;
        this.least = least;
        named = app.keys().layout();
        ring = new FocusRing(theme(), this::withinReach);
    }

    /** The way to other screens. */
    public final Navigator navigator() {
        return navigator;
    }

    /** What lies over the panels. */
    public final Dialogs dialogs() {
        return dialogs;
    }

    /** Shows words above everything else, with a button that closes them. */
    public final void notice(String heading, String words) {
        dialogs.notice(heading, words);
    }

    @Override
    public final Modifiers held() {
        return held;
    }

    /** Builds all panels on the empty stage. */
    public abstract void build();

    /** Makes the panels agree with what they show. */
    public void refresh() {}

    /** Has something laid over the panels, now and whenever they are built again. */
    public final void layOver(Runnable lay) {
        laidOver = lay;
        lay.run();
    }

    /** Has the panels refreshed before the next frame. */
    public final void stale() {
        stale = true;
        Gdx.graphics.requestRendering();
    }

    /** Draws what lies under the panels. */
    public void paint() {}

    /** A file or folder was dropped on the window. Only some pages can use one; the others say which. */
    public void dropped(String path) {
        notice(text("drop.title"), text("drop.where"));
    }

    /** Takes one step back by Escape; returns whether there was one. */
    public boolean cancel() {
        return false;
    }

    /** Handles a key before the focus does; returns whether it was used. */
    public boolean firstKey(int key) {
        return false;
    }

    /** Handles a key that no dialog, panel or focus has used; returns whether it was used. */
    public boolean key(int key) {
        return false;
    }

    /** The mouse has come to a pixel counted from above, on a panel or not. */
    public void mouseAt(int x, int y) {}

    /** Receives the mouse where no panel is. */
    public InputProcessor mouse() {
        return new InputAdapter();
    }

    /** The panels that the focus of the keys can reach while no dialog is open; none if the keys have other work. */
    public Optional<Group> reach() {
        return Optional.of(stage().getRoot());
    }

    private Optional<Group> withinReach() {
        return dialogs.isOpen() ? dialogs.top() : reach();
    }

    /** Puts the focus of the keys on the first thing in reach, and shows or hides it. */
    public final void focus(boolean seen) {
        ring.restore(0, seen);
    }

    @Override
    public void show() {
        Gdx.input.setInputProcessor(new PrintedKeys(app().keys(), held, List.of(early(), stage(), mouse(), late())));
    }

    /** What receives input before the panels do. */
    private InputProcessor early() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                held.down(key);
                Gdx.graphics.requestRendering();
                // Before any text field can use it: Escape always leads one step back.
                return ring.push(key)
                        || dialogs.key(key)
                        || (held.control() && enlarge(key))
                        || opensManual(key)
                        || (!dialogs.isOpen() && ((key == Keys.ESCAPE && cancel()) || firstKey(key)))
                        || (!held.control() && ring.press(key, held.shift()));
            }

            @Override
            public boolean mouseMoved(int x, int y) {
                mouseAt(x, y);
                return false;
            }

            @Override
            public boolean keyUp(int key) {
                held.up(key);
                return false;
            }

            @Override
            public boolean touchDown(int x, int y, int pointer, int button) {
                Actor clicked = panelAt(x, y);
                if (clicked != null) {
                    ring.hide(clicked);
                }
                return false;
            }
        };
    }

    /** What receives the keys that no panel has used. */
    private InputProcessor late() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                return (!dialogs.isOpen() && Page.this.key(key)) || ring.show(key);
            }
        };
    }

    /** The focus goes to what is on top, and back to where it was below. */
    private void dialogChanged() {
        boolean first = placeBelow < 0;
        if (dialogs.isOpen()) {
            placeBelow = first ? ring.place() : placeBelow;
            ring.restore(0, false);
        } else if (!first) {
            ring.restore(placeBelow, ring.seen());
            placeBelow = -1;
        }
        ring.toFront();
    }

    /** The rules whose figures matter on this screen. */
    public Rules rules() {
        return Rules.standard();
    }

    @Override
    public final void manual(String rule) {
        navigator.manual(this, dialogs, held, rules(), rule);
    }

    /** The rule of which the screen speaks at the moment, for a key that opens the manual. */
    public Optional<String> ruleShown() {
        return Optional.empty();
    }

    private boolean opensManual(int key) {
        boolean writing = stage().getKeyboardFocus() instanceof TextField;
        boolean meant = app().keys()
                .action(held.stroke(key))
                .filter(KeyAction.RULES::equals)
                .isPresent();
        if (meant && !writing) {
            manual(ruleShown().orElse(""));
        }
        return meant && !writing;
    }

    private boolean enlarge(int key) {
        if (key != Keys.PAGE_UP && key != Keys.PAGE_DOWN) {
            return false;
        }
        app().enlarge(key == Keys.PAGE_UP ? LARGER : 1 / LARGER);
        rebuild();
        return true;
    }

    @Override
    public void resize(int width, int height) {
        rebuild(width, height);
    }

    /** Builds all panels again, after something has changed that all of them show. */
    public final void rebuild() {
        rebuild(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    private void rebuild(int width, int height) {
        stage().getViewport().update(width, height, true);
        app().rescale(least);
        named = app().keys().layout();
        Optional<FieldFocus> keys = FieldFocus.of(stage());
        stage().clear();
        build();
        laidOver.run();
        app().givenWay(least).ifPresent(hundredths -> new Notice(this).show(text("page.reduced", hundredths)));
        dialogs.rebuild();
        keys.ifPresent(field -> withinReach().ifPresent(field::restore));
        FocusRing made = new FocusRing(theme(), this::withinReach);
        made.restore(ring.place(), ring.seen());
        ring = made;
        stage().addActor(made);
        stale();
    }

    @Override
    public void render(float delta) {
        app().keys().follow();
        if (!named.equals(app().keys().layout())) {
            // Words name keys by what is printed on them.
            rebuild();
        }
        if (stale) {
            stale = false;
            refresh();
        }
        ScreenUtils.clear(Palette.DESK);
        paint();
        stage().getViewport().apply();
        stage().act(delta);
        stage().draw();
    }

    @Override
    public void pause() {}

    @Override
    public void resume() {}

    @Override
    public void hide() {}

    /** Has something disposed of together with the page. */
    public final <T extends Disposable> T owned(T made) {
        owned.add(made);
        return made;
    }

    /** A worker that ends with the page. */
    public final Worker worker(String name) {
        Worker worker = app().worker(name);
        owned.add(worker::close);
        return worker;
    }

    @Override
    public void dispose() {
        owned.forEach(Disposable::dispose);
        stage().dispose();
    }

    /** Where a panel shows words now, in pixels from the lower left; the first place if there are several. */
    public final Optional<Rectangle> find(String words) {
        return find(stage().getRoot(), words);
    }

    private static Optional<Rectangle> find(Group group, String words) {
        for (Actor actor : group.getChildren()) {
            if (!actor.isVisible()) {
                continue;
            }
            if (actor instanceof Label label && label.getText().toString().contains(words)) {
                Vector2 corner = label.localToStageCoordinates(new Vector2());
                return Optional.of(new Rectangle(corner.x, corner.y, label.getWidth(), label.getHeight()));
            }
            if (actor instanceof Group inner) {
                Optional<Rectangle> found = find(inner, words);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** The actor of the panels under a pixel counted from above, if there is one. */
    public final @Nullable Actor panelAt(int screenX, int screenY) {
        return stage().hit(screenX, stage().getHeight() - screenY, true);
    }
}
