package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.ScreenAdapter;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.utils.ScreenUtils;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.screen.kit.manual.ManualLeaf;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Stroke;
import org.roadtorichmond.session.words.KeyNames;
import org.roadtorichmond.view.Palette;

/** A screen with panels: it builds them anew whenever the interface scale changes. */
public abstract class Page extends ScreenAdapter {
    private static final float NOTICE = 460;

    private static final float LARGER = 1.125f;

    private final Studio studio;
    private final Extent least;
    private final Stage stage;
    private final Set<Integer> modifiers = new HashSet<>();
    private final Leaves leaves = new Leaves(this);
    private final Sheets notice = new Sheets(this);

    public Page(Studio studio) {
        this(studio, Extent.NONE);
    }

    /** A page that needs room: in a window that has less the interface is smaller than the player wishes. */
    public Page(Studio studio, Extent least) {
        this.studio = studio;
        this.least = least;
        stage = new Stage(new ScreenViewport(), studio.ink().batch());
    }

    public final Studio studio() {
        return studio;
    }

    public final Stage stage() {
        return stage;
    }

    public final Theme theme() {
        return studio.theme();
    }

    public final String text(String key, Object... values) {
        return studio.texts().get(key, values);
    }

    /** Builds all panels on the empty stage. */
    public abstract void build();

    /** Draws what lies under the panels. */
    public void paint() {}

    /** Closes what lies on top of the screen; whether there was anything. */
    public abstract boolean cancel();

    /** What hears of input before any panel does. */
    public InputProcessor early() {
        return new InputAdapter();
    }

    /** What hears of input that no panel has used. */
    public abstract InputProcessor input();

    @Override
    public void show() {
        Gdx.input.setInputProcessor(new InputMultiplexer(shared(), early(), stage, input(), late()));
    }

    /** Whether Shift is held, as of the event that is being handled. */
    public final boolean shift() {
        return modifiers.contains(Input.Keys.SHIFT_LEFT) || modifiers.contains(Input.Keys.SHIFT_RIGHT);
    }

    /** Whether Control is held, as of the event that is being handled. */
    public final boolean control() {
        return modifiers.contains(Input.Keys.CONTROL_LEFT) || modifiers.contains(Input.Keys.CONTROL_RIGHT);
    }

    /**
     * The keys that work on every screen. It also keeps which modifiers are held in the order of events: the backend knows
     * only what is held by now, and a key that was quickly let go would be missed.
     */
    private InputProcessor shared() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                modifiers.add(key);
                // Before any text field can swallow it: Escape always leads one step back.
                return noticed(key)
                        || leaves.key(key)
                        || (key == Input.Keys.ESCAPE && cancel())
                        || (control() && enlarge(key))
                        || opensManual(key);
            }

            @Override
            public boolean keyUp(int key) {
                modifiers.remove(key);
                return false;
            }
        };
    }

    /** What hears of input that nobody has used: Enter presses the button that is meant for it. */
    private InputProcessor late() {
        return new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                boolean enter = key == Input.Keys.ENTER || key == Input.Keys.NUMPAD_ENTER;
                return enter && !leaves.open() && EnterButton.press(reach());
            }
        };
    }

    /** What can be reached now, which a sheet on top may limit. */
    public Group reach() {
        return stage.getRoot();
    }

    /** Tells of something beside the game that has gone wrong, above everything else. */
    public void tell(String heading, String words) {
        notice.show(heading, wrapped(words, "book"), NOTICE, List.of(enterButton(text("ledger.close"), notice::close)));
    }

    /** While something is told, keys do nothing but end that. */
    private boolean noticed(int key) {
        if (notice.top().filter(Actor::hasParent).isEmpty()) {
            return false;
        }
        if (key == Input.Keys.ESCAPE || key == Input.Keys.ENTER || key == Input.Keys.SPACE) {
            notice.close();
        }
        return true;
    }

    /** What lies over the panels, such as the manual. */
    public final Leaves leaves() {
        return leaves;
    }

    /** The rules whose figures matter on this screen. */
    public Rules rules() {
        return Rules.standard();
    }

    /** Opens the field manual at a rule; at its beginning if the number is empty. */
    public final void manual(String rule) {
        leaves.open(new ManualLeaf(this, rules(), rule));
    }

    /** The rule of which something is being told on the screen, for a key that opens the manual; none if nothing is. */
    public Optional<String> told() {
        return Optional.empty();
    }

    private boolean opensManual(int key) {
        boolean writing = stage.getKeyboardFocus() instanceof TextField;
        KeyMap keys = new KeyMap(studio.preferences());
        boolean meant = keys.action(new Stroke(key, control(), shift()))
                .filter(KeyAction.RULES::equals)
                .isPresent();
        if (meant && !writing) {
            manual(told().orElse(""));
        }
        return meant && !writing;
    }

    private boolean enlarge(int key) {
        if (key != Input.Keys.PAGE_UP && key != Input.Keys.PAGE_DOWN) {
            return false;
        }
        studio.enlarge(key == Input.Keys.PAGE_UP ? LARGER : 1 / LARGER);
        rebuild();
        return true;
    }

    @Override
    public void resize(int width, int height) {
        rebuild(width, height);
    }

    /** Builds all panels anew, after something has changed that all of them show. */
    public final void rebuild() {
        rebuild(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    private void rebuild(int width, int height) {
        stage.getViewport().update(width, height, true);
        studio.rescale(least);
        stage.clear();
        build();
        leaves.rebuild();
        Gdx.graphics.requestRendering();
    }

    @Override
    public void render(float delta) {
        ScreenUtils.clear(Palette.DESK);
        paint();
        stage.getViewport().apply();
        stage.act(delta);
        stage.draw();
    }

    @Override
    public void dispose() {
        stage.dispose();
    }

    public final Label label(String words, String style) {
        return new Label(words, theme().skin(), style);
    }

    /** The key of an action in words, as the player has set it. */
    public final String key(KeyAction action) {
        return new KeyNames(studio.texts()).of(new KeyMap(studio.preferences()).stroke(action));
    }

    /** A label of several lines, in which the numbers of rules lead to the field manual. */
    public final Label wrapped(String words, String style) {
        Label label = new RuleLabel(this, words, style);
        label.setWrap(true);
        return label;
    }

    public final TextButton button(String words, String style, Runnable action) {
        return acting(new TextButton(words, theme().skin(), style), action);
    }

    /** The button that Enter presses, too. */
    public final TextButton enterButton(String words, Runnable action) {
        return acting(new EnterButton(words, this), action);
    }

    private TextButton acting(TextButton button, Runnable action) {
        button.addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor actor) {
                studio.sounds().play(Cue.CLICK);
                action.run();
            }
        });
        return button;
    }

    /** A table that lets no click through to what lies under it. */
    public final Table panel() {
        Table table = new Table();
        table.setBackground(theme().panel());
        return solid(table);
    }

    public final Table solid(Table table) {
        table.setTouchable(Touchable.enabled);
        table.addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                return true;
            }

            @Override
            public boolean scrolled(InputEvent event, float x, float y, float amountX, float amountY) {
                return true;
            }
        });
        return table;
    }

    /** Where a panel shows words now, in pixels from the lower left; the first place if there are several. */
    public final Optional<Rectangle> find(String words) {
        return find(stage.getRoot(), words);
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
        return stage.hit(screenX, stage.getHeight() - screenY, true);
    }
}
