package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.roadtorichmond.view.Palette;

/** Fills a panel from top to bottom: words, buttons and whatever else takes a row of its own. */
public final class Rows {
    private static final float ABOVE = 2;
    private static final float ABOVE_BUTTON = 4;
    private static final float ABOVE_SECTION = 8;

    private final Widgets ui;
    private final Table table;
    private final Runnable changed;

    /**
     * The rows of a panel.
     *
     * @param changed called after a button has done what it does
     */
    public Rows(Widgets ui, Table table, Runnable changed) {
        this.ui = ui;
        this.table = table;
        this.changed = changed;
    }

    /** What makes the widgets of the rows. */
    public Widgets ui() {
        return ui;
    }

    /** The rows of a table in which nothing that is done changes what is shown. */
    public Rows(Widgets ui, Table table) {
        this(ui, table, () -> {});
    }

    /** Takes all rows away. */
    public void clear() {
        table.clear();
    }

    /** Adds anything as wide as the panel, with a number of units of room above it. */
    public <T extends Actor> Cell<T> add(T actor, float above) {
        Cell<T> cell = table.add(actor).growX().left().padTop(ui.px(above));
        table.row();
        return cell;
    }

    /** Adds words, which are wrapped. */
    public void text(String words, String style) {
        text(words, style, ABOVE);
    }

    /** Adds words, which are wrapped, with a number of units of room above them. */
    public void text(String words, String style, float above) {
        add(ui.wrapped(words, style), above);
    }

    /** Adds words, which are wrapped, with a number of units of room above and below them. */
    public void text(String words, String style, float above, float below) {
        add(ui.wrapped(words, style), above).padBottom(ui.px(below));
    }

    /** Adds the heading of a group of rows, which runs across the panel. */
    public void section(String words) {
        Table head = new Table();
        head.setBackground(ui.theme().box(Palette.BUTTON, Palette.BUTTON, 3));
        head.add(ui.wrapped(words, "bold")).growX();
        add(head, ABOVE_SECTION);
    }

    /** Adds words at the left and a number at the right. */
    public void number(String words, String number) {
        Table line = new Table();
        line.add(ui.wrapped(words, "default")).growX();
        line.add(ui.label(number, "bold")).right().padLeft(ui.px(ABOVE_BUTTON));
        add(line, 0);
    }

    /** Adds a button, whose words are wrapped. */
    public TextButton button(String words, String style, Runnable action) {
        TextButton button = ui.button(words, style, () -> act(action));
        button.getLabel().setWrap(true);
        add(button, ABOVE_BUTTON);
        return button;
    }

    /** Adds a line of a list that can be chosen. */
    public void line(String words, String style, Runnable action) {
        TextButton button = ui.line(words, style, () -> act(action));
        button.getLabel().setWrap(true);
        add(button, ABOVE);
    }

    /** Adds an empty line with a number of units of room above it; a click leads to what it speaks of, if that is anywhere. */
    public Button link(float above, boolean leads, Runnable action) {
        Button link = Widgets.onChange(new Button(ui.theme().skin(), "line"), () -> act(action));
        link.setTouchable(leads ? Touchable.enabled : Touchable.childrenOnly);
        // A click on words within it reaches it all the same.
        link.setDisabled(!leads);
        add(link, above);
        return link;
    }

    /** Does something and has everything shown again. */
    public void act(Runnable action) {
        action.run();
        changed.run();
    }
}
