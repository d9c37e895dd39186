package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.screen.battle.panel.ChartGrid.Mark;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.control.ChartMarks;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.PlaySequence;
import org.roadtorichmond.session.manual.ManualTables;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.view.Palette;

/**
 * The charts of the rules that are in force, beside the map: combat results with the odds at hand marked, terrain effects with the
 * hex under the mouse marked, and the sequence of play with the present phase marked.
 */
public final class ChartsPanel {
    private static final float ABOVE = 12;
    private static final String NOTHING = "–";

    private final Widgets ui;
    private final Control control;
    private final ShownGame shown;
    private @Nullable Built built;
    private @Nullable ChartMarks marked;
    private long sequenced = -1;

    private record Built(
            ChartGrid combat,
            Label attack,
            ChartGrid terrain,
            ChartGrid water,
            Label hex,
            ChartGrid movement,
            Table sequence) {}

    /** Charts for the game that is shown and what is chosen in it. */
    public ChartsPanel(Widgets ui, Control control, ShownGame shown) {
        this.ui = ui;
        this.control = control;
        this.shown = shown;
    }

    /** Builds the charts in a table of a width in pixels; {@link #refresh} marks them. */
    public void build(Table table, float width) {
        Rules rules = control.session().state().scenario().rules();
        ManualTables tables = new ManualTables(rules, ui.texts());
        Built made = new Built(
                new ChartGrid(ui, tables.combat(), width, true),
                ui.wrapped("", "small"),
                new ChartGrid(ui, tables.terrain(), width, false),
                new ChartGrid(ui, tables.water(), width, false),
                ui.wrapped("", "small"),
                new ChartGrid(ui, tables.movement(), width, false),
                new Table());
        Rows rows = new Rows(ui, table);
        rows.text(ui.text("charts.combat"), "bold", 0);
        rows.add(made.combat().table(), 2);
        rows.add(made.attack(), 3);
        rows.text(ui.text("charts.terrain"), "bold", ABOVE);
        rows.add(made.hex(), 2);
        rows.add(made.terrain().table(), 3);
        rows.add(made.water().table(), 4);
        rows.text(ui.text("charts.sequence"), "bold", ABOVE);
        rows.add(made.sequence(), 2);
        rows.text(ui.text("charts.movement"), "bold", ABOVE);
        rows.add(made.movement().table(), 2);
        rows.text(ui.text("charts.range"), "bold", ABOVE);
        rows.add(new ChartGrid(ui, tables.range(), width, false).table(), 2);
        built = made;
        marked = null;
        sequenced = -1;
    }

    /** Marks what the charts say of the present moment, if that has changed. */
    public void refresh() {
        Built made = built;
        if (made == null) {
            return;
        }
        ChartMarks marks = ChartMarks.of(control, shown.game());
        if (!marks.equals(marked)) {
            marked = marks;
            combat(made, marks);
            ground(made, marks);
            made.movement().mark((row, column) -> column == (marks.night() ? 2 : 1) ? Mark.LIGHT : Mark.NONE);
        }
        GameState state = shown.game().state();
        if (sequenced != state.hash()) {
            sequenced = state.hash();
            sequence(made.sequence(), state);
        }
    }

    private void combat(Built made, ChartMarks marks) {
        int now = marks.odds().map(ChartsPanel::column).orElse(-1);
        made.combat()
                .mark((row, column) -> column == now
                        ? Mark.STRONG
                        : column > 0 && marks.planned().contains(Odds.values()[column - 1]) ? Mark.LIGHT : Mark.NONE);
        for (Odds odds : Odds.values()) {
            boolean here = marks.odds().filter(odds::equals).isPresent();
            made.combat()
                    .column(
                            column(odds),
                            here
                                    ? marks.faces().stream()
                                            .map(ChartsPanel::result)
                                            .toList()
                                    : List.of());
        }
        made.attack().setText(attack(marks));
    }

    private static int column(Odds odds) {
        return odds.ordinal() + 1;
    }

    private static String result(CombatResult result) {
        return result == CombatResult.NO_EFFECT ? NOTHING : result.name();
    }

    /** Which columns are marked, or why none is. */
    private String attack(ChartMarks marks) {
        if (marks.night()) {
            return ui.text("charts.night");
        }
        String planned = marks.planned().stream().sorted().map(Odds::label).collect(Collectors.joining(", "));
        String others = planned.isEmpty() ? "" : ui.text("charts.planned", planned);
        return marks.odds().map(odds -> ui.text("charts.now", odds)).orElseGet(() -> ui.text("charts.none"))
                + (others.isEmpty() ? "" : " " + others);
    }

    private void ground(Built made, ChartMarks marks) {
        Optional<Integer> row = marks.terrain().map(terrain -> terrain.ordinal() + 1);
        made.terrain().mark((at, column) -> row.filter(here -> here == at).isPresent() ? Mark.STRONG : Mark.NONE);
        made.water()
                .mark((at, column) -> at > 0 && marks.features().contains(ChartMarks.Feature.values()[at - 1])
                        ? Mark.STRONG
                        : Mark.NONE);
        made.hex()
                .setText(marks.hex()
                        .map(hex -> ui.text(
                                "charts.hex", hex, marks.terrain().map(ui::word).orElse("")))
                        .orElseGet(() -> ui.text("charts.noHex")));
    }

    /** The phases of the turn, each under the player whose it is, and what ends the turn. */
    private void sequence(Table table, GameState state) {
        table.clear();
        Rows rows = new Rows(ui, table);
        String night = ui.text(
                state.night() ? "charts.turnNight" : "charts.turnDay",
                state.moment().turn());
        rows.text(night, "small", 0);
        for (PlaySequence.Step step : PlaySequence.of(state)) {
            String key = "charts.phase." + step.phase().name().toLowerCase(Locale.ROOT);
            String words = ui.text(key, ui.word(step.side()));
            Table line = new Table();
            line.setBackground(ui.theme().box(step.now() ? Palette.SELECTED : Palette.PANEL, Palette.PANEL_EDGE, 3));
            line.add(ui.wrapped(step.held() ? words : ui.text("charts.left", words), step.held() ? "chart" : "small"))
                    .growX();
            rows.add(line, 2);
        }
        String key = state.night() ? "charts.dawn" : "charts.end";
        rows.text(ui.text(key, state.scenario().rules().recoverAt()), "small", 4);
    }
}
