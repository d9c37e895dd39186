package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextArea;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.utils.FocusListener;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;

/** Rows of a form: words at the left and what can be typed or chosen at the right. What is typed counts on Enter and when the field is left. */
final class Form {
    private static final float LABEL = 134;
    private static final float LINE = 19;
    private static final float GAP = 4;
    private static final float INDENT = 22;

    private final Widgets ui;
    private final Table table;
    private final boolean narrow;

    /** A form with words at the left of its fields. */
    Form(Widgets ui, Table table) {
        this(ui, table, false);
    }

    /**
     * A form.
     *
     * @param narrow whether words stand above their fields, because there is no room beside them
     */
    Form(Widgets ui, Table table, boolean narrow) {
        this.ui = ui;
        this.table = table;
        this.narrow = narrow;
        table.top().left();
    }

    /** A heading above fields. */
    void heading(String words) {
        row(ui.wrapped(words, "bold"), GAP * 2);
    }

    /** The name of what the form is about. */
    void title(String words) {
        row(ui.wrapped(words, "heading"), 0);
    }

    /** Words across the form. */
    void note(String words) {
        row(ui.wrapped(words, "small"), GAP / 2);
    }

    /** Words across the form that nobody may overlook. */
    void warning(String words) {
        row(ui.wrapped(words, "warning"), GAP);
    }

    private void row(Actor actor, float above) {
        wide(actor, above);
    }

    /** A cell takes the room that there is, whatever its actor would like to have. */
    private Cell<Actor> wide(Actor actor, float above) {
        Cell<Actor> cell =
                table.add(actor).colspan(2).minWidth(1).prefWidth(1).growX().padTop(ui.px(above));
        table.row();
        return cell;
    }

    private void labelled(String words, Actor actor) {
        Label label = ui.wrapped(words, "small");
        if (narrow) {
            row(label, GAP);
            row(actor, 1);
            return;
        }
        table.add(label).width(ui.px(LABEL)).left().padTop(ui.px(GAP)).padRight(ui.px(GAP));
        table.add(actor).minWidth(1).prefWidth(1).growX().padTop(ui.px(GAP)).row();
    }

    /**
     * A field of one line.
     *
     * @param name by which the field is found again when the form is built anew
     * @param usual what holds while it is empty
     * @param commit gets what was typed, if that is another text
     */
    TextField field(String name, String words, String value, String usual, Consumer<String> commit) {
        TextField field = typing(name, value, commit);
        field.setMessageText(usual);
        labelled(words, field);
        return field;
    }

    /** The same with a button behind it, if there is one. */
    void field(
            String name,
            String words,
            String value,
            String usual,
            Consumer<String> commit,
            Optional<TextButton> button) {
        TextField field = typing(name, value, commit);
        field.setMessageText(usual);
        Table line = new Table();
        line.add(field).minWidth(1).prefWidth(1).growX();
        button.ifPresent(behind -> line.add(behind).padLeft(ui.px(GAP)));
        labelled(words, line);
    }

    private TextField typing(String name, String value, Consumer<String> commit) {
        TextField field = committing(new TextField(value, ui.theme().skin()), commit);
        field.setName(name);
        field.setTextFieldListener((typed, letter) -> {
            if (letter == '\n' || letter == '\r') {
                ui.stage().setKeyboardFocus(null);
            }
        });
        return field;
    }

    /** A field of several lines across the form. */
    void area(String name, String words, String value, int lines, Consumer<String> commit) {
        row(ui.wrapped(words, "small"), GAP);
        TextArea area = committing(new TextArea(value, ui.theme().skin()), commit);
        area.setName(name);
        area.setPrefRows(lines);
        wide(area, GAP / 2).height(ui.px(LINE * lines + 2 * GAP));
    }

    /** Hands on what was typed when the field loses the keys, if that is another text than before. */
    private static <F extends TextField> F committing(F field, Consumer<String> commit) {
        String[] given = {field.getText()};
        field.addListener(new FocusListener() {
            @Override
            public void keyboardFocusChanged(FocusEvent event, Actor actor, boolean focused) {
                String typed = field.getText();
                if (!focused && !typed.equals(given[0])) {
                    given[0] = typed;
                    commit.accept(typed);
                }
            }
        });
        return field;
    }

    /** Choices of which one holds; the answer is what shows them. */
    <T> Flow choices(String words, List<T> values, T now, Function<T, String> said, Consumer<T> choose) {
        Flow flow = ui.choices(values, now, said, choose);
        labelled(words, flow);
        return flow;
    }

    /** Choices of which one holds, across the form; the answer is what shows them. */
    <T> Flow wideChoices(List<T> values, T now, Function<T, String> said, Consumer<T> choose) {
        Flow flow = ui.choices(values, now, said, choose);
        row(flow, GAP);
        return flow;
    }

    /**
     * A line of a table: fields beside each other, which have their words above them, and a button behind them.
     *
     * @param names by which the fields are found again
     * @param values what they say
     * @param commit gets the number of a field and what was typed into it
     */
    void line(List<String> names, List<String> values, BiConsumer<Integer, String> commit, TextButton button) {
        Table line = new Table();
        for (int i = 0; i < names.size(); i++) {
            int number = i;
            TextField field = typing(names.get(i), values.get(i), typed -> commit.accept(number, typed));
            line.add(field).minWidth(1).prefWidth(1).growX().padRight(ui.px(GAP));
        }
        line.add(button);
        row(line, GAP / 2);
    }

    /** Something across the form, with a button behind it. */
    void line(Actor actor, Optional<TextButton> button) {
        Table line = new Table();
        line.add(actor).minWidth(1).growX().padRight(ui.px(GAP));
        button.ifPresent(line::add);
        row(line, GAP / 2);
    }

    /** A form within this one, whose rows begin further right. */
    Form within() {
        Table inner = new Table();
        inner.padLeft(ui.px(INDENT));
        row(inner, GAP / 2);
        return new Form(ui, inner, narrow);
    }

    /** A line that leads somewhere. */
    void link(String words, Runnable action) {
        TextButton line = ui.line(words, "list", action);
        line.getLabel().setWrap(true);
        row(line, GAP / 2);
    }

    /** Buttons beside each other. */
    void buttons(List<TextButton> buttons) {
        Flow flow = new Flow(ui.px(GAP));
        buttons.forEach(flow::addActor);
        row(flow, GAP * 2);
    }

    /** Anything across the form. */
    void add(Actor actor) {
        row(actor, GAP);
    }
}
