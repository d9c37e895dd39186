package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.Screen;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Stroke;

/**
 * A page of the book round the battles: it can be used by keys alone, shows sheets on top, keeps its place when it is built anew,
 * and makes its pictures one a frame, so that the window never stands still.
 */
public abstract class BookPage extends Page {
    private final Sheets sheets = new Sheets(this);
    private final Deque<Runnable> plates = new ArrayDeque<>();
    private @Nullable FocusRing ring;
    private @Nullable Pane body;

    public BookPage(Studio studio) {
        super(studio);
    }

    public final Sheets sheets() {
        return sheets;
    }

    @Override
    public final Group reach() {
        return sheets.top().orElseGet(super::reach);
    }

    /** Builds the page on the empty stage. */
    public abstract void compose();

    /** Where Escape leads; nowhere from the title page. */
    public abstract @Nullable Supplier<Screen> back();

    @Override
    public final void build() {
        FocusRing old = ring;
        float scrolled = body == null ? 0 : body.getScrollY();
        plates.clear();
        sheets.forget();
        compose();
        FocusRing made = new FocusRing(theme(), this::reach);
        if (old != null) {
            made.restore(old.place(), old.seen());
        }
        ring = made;
        stage().addActor(made);
        Pane now = body;
        if (now != null) {
            stage().setScrollFocus(now);
            now.validate();
            now.setScrollY(scrolled);
            now.updateVisualScroll();
        }
    }

    /** A page with its heading, its scrolled text and a row of buttons at its foot. */
    public final void leaf(String heading, float width, Table content, List<Actor> foot) {
        Theme theme = theme();
        Table page = new Table();
        page.setBackground(theme.ornaments().frame());
        page.add(centred(heading, "chapter")).growX().row();
        page.add(rule()).padTop(theme.px(2)).padBottom(theme.px(10)).row();
        Pane pane = new Pane(content, theme);
        pane.setOverscroll(false, false);
        body = pane;
        page.add(pane).grow().row();
        Table row = new Table();
        foot.forEach(actor -> row.add(actor)
                .minWidth(Math.min(theme.px(150), stage().getWidth() / 5))
                .height(theme.px(38))
                .space(theme.px(10)));
        page.add(row).padTop(theme.px(10));
        Table root = new Table();
        root.setFillParent(true);
        root.add(solid(page))
                .growY()
                .width(Math.min(theme.px(width), stage().getWidth() - theme.px(16)))
                .pad(theme.px(8));
        stage().addActor(root);
    }

    /** The room for the text of a leaf of a width, in pixels. */
    public final float room(float width) {
        return Math.min(theme().px(width), stage().getWidth() - theme().px(16)) - theme().px(64);
    }

    public final Image rule() {
        return new Image(theme().ornaments().rule(), Scaling.none);
    }

    public final Label centred(String words, String style) {
        Label label = wrapped(words, style);
        label.setAlignment(Align.center);
        return label;
    }

    /** A row of choices of which one is taken; it wraps where it is too long. */
    public final <T> Flow choices(List<T> values, T now, Function<T, String> words, Consumer<T> choose) {
        Flow flow = new Flow(theme().px(6));
        for (T value : values) {
            TextButton button =
                    button(words.apply(value), value.equals(now) ? "chosen" : "list", () -> choose.accept(value));
            flow.addActor(button);
        }
        return flow;
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

    /** Tells something on a sheet of its own. */
    @Override
    public final void tell(String heading, String words) {
        sheets.show(heading, wrapped(words, "book"), 460, List.of(enterButton(text("ledger.close"), sheets::close)));
    }

    public final void keys() {
        sheets.show(
                text("keys.title"),
                KeyTable.build(this),
                KeyTable.WIDTH,
                List.of(enterButton(text("ledger.close"), sheets::close)));
    }

    public final void leave() {
        Supplier<Screen> where = back();
        if (where != null) {
            studio().show(where.get());
        }
    }

    @Override
    public boolean cancel() {
        if (!sheets.close()) {
            leave();
        }
        Gdx.graphics.requestRendering();
        return true;
    }

    /** A key that neither the ring nor a field has used; whether the page has. */
    public boolean key(int key) {
        return false;
    }

    @Override
    public InputProcessor early() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                Gdx.graphics.requestRendering();
                return ring != null && !leaves().open() && ring.press(key, shift());
            }

            @Override
            public boolean touchDown(int x, int y, int pointer, int button) {
                Actor clicked = panelAt(x, y);
                if (ring != null && clicked != null) {
                    ring.hide(clicked);
                }
                return false;
            }
        };
    }

    @Override
    public InputProcessor input() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                if (control() || sheets.open()) {
                    return false;
                }
                var action = new KeyMap(studio().preferences()).action(new Stroke(key));
                if (action.filter(KeyAction.KEYS::equals).isPresent()) {
                    keys();
                    return true;
                }
                if (action.filter(KeyAction.SOUND::equals).isPresent()) {
                    studio().sounds().toggle();
                    return true;
                }
                return BookPage.this.key(key);
            }
        };
    }
}
