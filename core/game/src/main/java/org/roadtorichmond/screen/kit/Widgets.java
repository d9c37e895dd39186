package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.HorizontalGroup;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton.TextButtonStyle;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.sound.Cue;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.words.Sentence;

/** Makes the labels, buttons and panels of one stage, in the player's language and the theme of the moment. */
public abstract class Widgets {
    private static final String CHOICE = "list";
    private static final String CHOSEN = "chosen";

    private final AppContext app;
    private final Stage stage;
    private Optional<Consumer<String>> hexes = Optional.empty();

    Widgets(AppContext app, Stage stage) {
        this.app = app;
        this.stage = stage;
    }

    /** Opens the field manual at a rule; at its beginning if the number is empty. */
    public abstract void manual(String rule);

    /** Has numbers of hexes behind the names of places lead somewhere, such as to the map beside the words. */
    public final void linkHexes(Consumer<String> receiver) {
        hexes = Optional.of(receiver);
    }

    /** Where the number of a hex leads, if anywhere. */
    final Optional<Consumer<String>> hexes() {
        return hexes;
    }

    /** The modifier keys that are held. */
    public abstract Modifiers held();

    /** What all screens share. */
    public final AppContext app() {
        return app;
    }

    /** The stage on which the widgets stand. */
    public final Stage stage() {
        return stage;
    }

    /** The present theme; replaced when the scale changes, so do not keep it. */
    public final Theme theme() {
        return app.theme();
    }

    /** The texts in the player's language. */
    public final Texts texts() {
        return app.texts();
    }

    /** A length in whole pixels. */
    public final int px(float units) {
        return theme().px(units);
    }

    /** The text of a key, with values in its places. */
    public final String text(String key, Object... values) {
        return texts().get(key, values);
    }

    /** A sentence of the rules, in the player's language. */
    public final String tell(Sentence sentence) {
        return texts().tell(sentence);
    }

    /** Problems with a file, in the player's language. */
    public final String tell(List<Problem> problems) {
        return texts().tell(problems);
    }

    /** The word for a constant of the rules: a side, a terrain, an arm, a result. */
    public final String word(Enum<?> constant) {
        return texts().word(constant);
    }

    /** The key of an action in words, as the player has set it. */
    public final String key(KeyAction action) {
        return texts().key(app.keys().stroke(action));
    }

    /** A label of one line in a style of the theme. */
    public final Label label(String words, String style) {
        return new Label(words, theme().skin(), style);
    }

    /** A label of several lines, in which the numbers of rules lead to the field manual. */
    public final Label wrapped(String words, String style) {
        Label label = new RuleLabel(app, words, style, leads());
        label.setWrap(true);
        return label;
    }

    private RuleLabel.Leads leads() {
        return new RuleLabel.Leads(this::manual, hexes());
    }

    /** A label without words, for a place whose height is given: they are set in the first of some styles in which they fit. */
    public final Label fitted(String... styles) {
        return new FittedLabel(app, List.of(styles), leads());
    }

    /** The width in pixels of the longest word of a text in a style of labels: in less room it would be broken. */
    public final float longestWord(String words, String style) {
        BitmapFont font = theme().skin().get(style, LabelStyle.class).font;
        return Stream.of(words.split(" "))
                .map(word -> app.fonts().width(font, word))
                .max(Comparator.naturalOrder())
                .orElse(0f);
    }

    /** A label of several centred lines, in which the numbers of rules lead to the field manual. */
    public final Label centred(String words, String style) {
        Label label = wrapped(words, style);
        label.setAlignment(Align.center);
        return label;
    }

    /** An ornamental line across a page. */
    public final Image rule() {
        return new Image(theme().ornaments().rule(), Scaling.none);
    }

    /** Stars that were earned, beside the places of those that were not. */
    public final HorizontalGroup stars(int earned, int most) {
        HorizontalGroup row = new HorizontalGroup().space(px(2));
        for (int place = 0; place < most; place++) {
            row.addActor(new Image(theme().ornaments().star(place < earned), Scaling.fit));
        }
        return row;
    }

    /** A button in a style of the theme; a click runs the action. */
    public final TextButton button(String words, String style, Runnable action) {
        return acting(new TextButton(words, theme().skin(), style), action);
    }

    /** A button that looks like a line of a list. */
    public final TextButton line(String words, String style, Runnable action) {
        TextButton button = button(words, style, action);
        button.getLabel().setAlignment(Align.left);
        return button;
    }

    /** The button that Enter presses, too. */
    public final TextButton enterButton(String words, Runnable action) {
        return acting(new EnterButton(words, app), action);
    }

    private TextButton acting(TextButton button, Runnable action) {
        return onChange(button, () -> {
            app.sounds().play(Cue.CLICK);
            action.run();
        });
    }

    /** Runs an action whenever a button is pressed or a field is given another value; returns the actor. */
    public static <T extends Actor> T onChange(T actor, Runnable action) {
        actor.addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor changed) {
                action.run();
            }
        });
        return actor;
    }

    /** Runs an action whenever an actor that is no button is clicked; returns the actor. */
    public static <T extends Actor> T onClick(T actor, Runnable action) {
        actor.setTouchable(Touchable.enabled);
        actor.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                action.run();
            }
        });
        return actor;
    }

    /** A row of choices of which one is taken; it wraps where it is too long. */
    public final <T> Flow choices(List<T> values, T now, Function<T, String> words, Consumer<T> choose) {
        Flow flow = new Flow(px(6));
        values.forEach(
                value -> flow.addActor(choice(words.apply(value), value.equals(now), () -> choose.accept(value))));
        return flow;
    }

    /** A choice, which is as wide whether it is taken or not. */
    public final TextButton choice(String words, boolean taken, Runnable choose) {
        TextButton choice = button(words, taken ? CHOSEN : CHOICE, choose);
        choice.getLabelCell().minWidth(Math.max(width(words, CHOSEN), width(words, CHOICE)));
        return choice;
    }

    private float width(String words, String style) {
        return app.fonts().width(theme().skin().get(style, TextButtonStyle.class).font, words);
    }

    /** A table that lets no click through to what lies under it. */
    public final Table panel() {
        Table table = new Table();
        table.setBackground(theme().panel());
        return solid(table);
    }

    /** Lets no click through a table to what lies under it. */
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
}
