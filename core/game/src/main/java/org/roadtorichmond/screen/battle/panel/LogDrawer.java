package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.QuietMarches;
import org.roadtorichmond.session.words.Remarks;

/** The drawer with the log, newest at the bottom: a click on a line shows its hexes on the map. */
public final class LogDrawer {
    private static final int STEP = 300;

    private final Widgets ui;
    private final Control control;
    private final Consumer<List<Hex>> pointed;
    private final ShownGame game;
    private final Table lines = new Table();
    private final Rows rows;
    private final Table head = new Table();
    private final WheelScrollPane pane;
    private final TextButton takeBack;
    private LogModel.Filter filter = LogModel.Filter.ALL;
    private int shown = STEP;
    private int marked = -1;
    private @Nullable Actor mark;
    private @Nullable Filled filled;

    /** What the lines show; they are filled again only when this changes. */
    private record Filled(
            int entries,
            Optional<Entry> last,
            LogModel.Filter filter,
            int shown,
            int marked,
            Map<Integer, List<LogModel.Item>> remarks) {}

    /**
     * A drawer; a click on a line passes on the hexes the line speaks of.
     *
     * @param moves lists the moves of this phase, to be taken back one by one
     */
    public LogDrawer(Widgets ui, Control control, ShownGame game, Consumer<List<Hex>> pointed, Runnable moves) {
        this.ui = ui;
        takeBack = ui.button(ui.text("time.moves"), "default", moves);
        this.control = control;
        this.pointed = pointed;
        this.game = game;
        lines.top().left();
        rows = new Rows(ui, lines, this::refresh);
        pane = new WheelScrollPane(lines, ui.theme());
    }

    /** Builds the drawer; {@link #refresh} fills it. */
    public Table build() {
        Table drawer = ui.panel();
        fillHead();
        drawer.add(head).growX().row();
        drawer.add(pane).grow();
        return drawer;
    }

    private void fillHead() {
        head.clear();
        head.add(ui.label(ui.text("log.title"), "bold")).left().growX();
        head.add(takeBack).padRight(ui.px(8));
        for (LogModel.Filter each : LogModel.Filter.values()) {
            String key = "log.filter." + each.name().toLowerCase(Locale.ROOT);
            head.add(ui.button(ui.text(key), each == filter ? "chosen" : "default", () -> choose(each)))
                    .padLeft(ui.px(4));
        }
    }

    private void choose(LogModel.Filter next) {
        filter = next;
        marked = -1;
        fillHead();
        refresh();
    }

    /** Marks an entry and scrolls to it. */
    public void show(int entry) {
        filter = LogModel.Filter.ALL;
        marked = entry;
        shown = Integer.MAX_VALUE;
        fillHead();
        refresh();
    }

    /** Fills the lines again if the log, the filter or a mark has changed. */
    public void refresh() {
        List<Entry> log = game.game().log();
        takeBack.setDisabled(game.unseen() || control.session().movesOfPhase().isEmpty());
        Map<Integer, List<LogModel.Item>> remarks = new Remarks(ui.texts(), control.session())
                .of(game.game(), control.display().viewer());
        Filled now = new Filled(log.size(), game.game().last(), filter, shown, marked, remarks);
        if (now.equals(filled)) {
            return;
        }
        boolean news = filled == null || filled.entries() != now.entries();
        filled = now;
        fill(remarks);
        pane.keepToEnd(false);
        pane.validate();
        Actor goal = mark;
        if (goal != null && !news) {
            pane.scrollTo(goal.getX(), goal.getY(), goal.getWidth(), goal.getHeight(), false, true);
        } else {
            pane.keepToEnd(true);
        }
        pane.updateVisualScroll();
    }

    private void fill(Map<Integer, List<LogModel.Item>> remarks) {
        rows.clear();
        mark = null;
        List<LogModel.Item> items = new LogModel(
                        game.game(),
                        new EventSentences(ui.texts(), game.game().state().scenario()))
                .items(
                        filter,
                        control.display().viewer(),
                        control.session().takenBack(),
                        remarks,
                        QuietMarches.of(game.game(), control.session()::byHuman));
        int first = Math.max(0, items.size() - shown);
        if (first > 0) {
            rows.button(ui.text("log.earlier"), "list", () -> shown += STEP);
        }
        for (LogModel.Item item : items.subList(first, items.size())) {
            if (item.heading()) {
                rows.text(item.words(), "bold", 6);
            } else {
                line(item);
            }
        }
    }

    private void line(LogModel.Item item) {
        boolean leads = !item.hexes().isEmpty() || item.page().isPresent();
        Button row = rows.link(0, leads, () -> follow(item));
        row.add(ui.wrapped(item.words(), item.page().isPresent() ? "book" : "default"))
                .growX();
        if (item.entry() == marked && marked >= 0) {
            row.setChecked(true);
            mark = mark == null ? row : mark;
        }
    }

    /** Opens the plan that a line speaks of, and points its hexes out. */
    private void follow(LogModel.Item item) {
        if (item.page().isPresent()) {
            control.display().show(item.page());
            if (!control.display().shows(Layer.PLAN)) {
                control.display().toggle(Layer.PLAN);
            }
        }
        pointed.accept(item.hexes());
    }
}
