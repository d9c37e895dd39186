package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.Selected;

/** What the tool in use does, and below it what imports have left to do, the problems and the warnings; a click on one leads to what it is about. */
final class ProblemsPane {
    /** More than these are counted, not listed. */
    private static final int MOST = 60;

    private final Widgets ui;
    private final EditingSession session;
    private final Consumer<Finding> show;
    private final Optional<ToDoLines> toDo;
    private final FieldWords words;
    private final Table list = new Table();
    private Label hint;
    private @Nullable List<Finding> shown;

    /**
     * The pane of a session.
     *
     * @param show leads to what a problem is about
     * @param toDo what imports have left to do, if anything can be imported
     */
    ProblemsPane(Widgets ui, EditingSession session, Consumer<Finding> show, Optional<ToDoLines> toDo) {
        this.ui = ui;
        this.session = session;
        this.show = show;
        this.toDo = toDo;
        words = new FieldWords(ui.texts());
        hint = ui.label("", "bold");
    }

    /** The pane on an empty stage. */
    Table build() {
        shown = null;
        Table pane = ui.panel();
        hint = ui.wrapped("", "bold");
        pane.add(hint).growX().row();
        list.clear();
        WheelScrollPane scrolled = new WheelScrollPane(list, ui.theme());
        scrolled.setName(TourGuide.PROBLEMS);
        pane.add(scrolled).grow().padTop(ui.px(2));
        return pane;
    }

    /**
     * Shows the hint of the tool or why an edit was refused, and the problems.
     *
     * @param instead what the mouse does instead of using the tool, if it does
     */
    void refresh(Optional<String> instead) {
        boolean refused = session.refusal().isPresent();
        hint.setStyle(ui.theme().skin().get(refused ? "warning" : "bold", Label.LabelStyle.class));
        hint.setText(session.refusal()
                .map(ui::tell)
                .or(() -> instead)
                .orElseGet(() -> ui.text("tool." + session.kind() + ".does")));
        List<Finding> findings = session.findings();
        if (findings.equals(shown) && toDo.filter(ToDoLines::areOutdated).isEmpty()) {
            return;
        }
        shown = findings;
        list.clear();
        list.top().left().padRight(ui.px(10));
        toDo.ifPresent(lines -> lines.addTo(list));
        if (findings.isEmpty()) {
            list.add(ui.wrapped(ui.text("edit.noProblems"), "small")).growX().row();
        }
        findings.stream().limit(MOST).forEach(this::line);
        if (findings.size() > MOST) {
            list.add(ui.wrapped(ui.text("edit.moreProblems", findings.size() - MOST), "small"))
                    .growX()
                    .row();
        }
    }

    private void line(Finding finding) {
        String said = ui.text(
                finding.warning() ? "edit.warning" : "edit.problem",
                words.where(finding),
                finding.problem().sentence());
        TextButton line = ui.line(said, "list", () -> show.accept(finding));
        line.getLabel().setWrap(true);
        if (!finding.warning()) {
            line.getLabel().setColor(Palette.BAD);
        }
        Table row = new Table();
        row.add(line).minWidth(1).prefWidth(1).growX();
        if (finding.leadsTo() instanceof Selected.OfCrossing missing && !finding.warning()) {
            Runnable build = () -> session.cross(Crossing.Kind.BRIDGE, missing.side());
            row.add(ui.button(ui.text("edit.bridgeHere"), "list", build)).padLeft(ui.px(6));
        }
        list.add(row).growX().padBottom(ui.px(1)).row();
    }
}
