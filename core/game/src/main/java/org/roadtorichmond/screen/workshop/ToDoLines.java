package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.todo.OpenToDo;
import org.roadtorichmond.workshop.todo.ToDo;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/** The lines of what is left to do after an import: a click on one leads to what it is about, and each can be marked as done. */
final class ToDoLines {
    /** More than these are counted, not listed. */
    private static final int MOST = 60;

    private static final int MOST_NAMES = 12;
    private static final String TURNS = "turns";
    private static final float PALE = 0.5f;

    private final Widgets ui;
    private final EditingSession session;
    private final OpenToDo toDo;
    private final BiConsumer<Selected, String> show;
    private @Nullable List<ToDo> shown;

    /**
     * Lines.
     *
     * @param show leads to something that can be selected, and to one of its fields
     */
    ToDoLines(Widgets ui, EditingSession session, OpenToDo toDo, BiConsumer<Selected, String> show) {
        this.ui = ui;
        this.session = session;
        this.toDo = toDo;
        this.show = show;
    }

    /** Whether other lines were added last than there would be now. */
    boolean areOutdated() {
        return !toDo.list().items().equals(shown);
    }

    /** Adds the lines to a table of one column. */
    void addTo(Table table) {
        List<ToDo> items = toDo.list().items();
        shown = items;
        if (items.isEmpty()) {
            return;
        }
        table.add(ui.wrapped(ui.text("todo.title", toDo.list().open().items().size()), "bold"))
                .growX()
                .row();
        items.stream().limit(MOST).forEach(item -> table.add(line(item)).growX().row());
        if (items.size() > MOST) {
            table.add(ui.wrapped(ui.text("edit.moreProblems", items.size() - MOST), "small"))
                    .growX()
                    .row();
        }
    }

    private Table line(ToDo item) {
        Table line = new Table();
        TextButton words = ui.line(words(item), "list", () -> lead(item));
        words.getLabel().setWrap(true);
        if (item.done()) {
            words.getLabel().setColor(Palette.clear(Palette.INK, PALE));
        }
        line.add(words).minWidth(1).prefWidth(1).growX();
        line.add(ui.choice(ui.text("todo.done"), item.done(), () -> toDo.mark(item, !item.done())))
                .padLeft(ui.px(6))
                .top();
        return line;
    }

    /** The sentence, after the names of what it is about where it does not say them. */
    private String words(ToDo item) {
        String said = ui.tell(item.sentence());
        List<String> names = item.names();
        if (names.isEmpty() || said.contains(names.get(0))) {
            return said;
        }
        String some = String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())));
        return ui.text("todo.of", names.size() > MOST_NAMES ? some + ", …" : some, said);
    }

    private void lead(ToDo item) {
        Optional<Selected> target = item.leadsTo(session.tree());
        if (item.what().equals(TURNS)) {
            show.accept(Selected.NOTHING, TURNS);
        } else {
            target.ifPresent(selected -> show.accept(selected, item.what()));
        }
    }
}
