package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.workshop.balance.BalanceDial;
import org.roadtorichmond.workshop.balance.BalanceReading;
import org.roadtorichmond.workshop.balance.DialState;

/**
 * The balance dial below the fields of the workshop: who wins how often, how games end, the lead by turn, and who plays them. It is
 * {@link #WIDTH} units wide and about 280 high at every interface scale; where there is nothing to show, such as while one side has no
 * unit, only a few lines, so that the fields have the room.
 *
 * <p>A page makes it whenever it builds its panels, listens to the dial by marking itself stale, and calls {@link #refresh} when it is
 * refreshed itself; widgets stay the same in between, so that a click is not lost when games are handed over. What a strength point
 * does to each unit is in {@link DialState#strengths}, for a map that paints its counters by it.
 */
public final class BalancePane extends Table {
    /** How wide it is, in units of the interface. */
    public static final float WIDTH = 330;

    /** How high the lines are that say what is in the way of games, where nothing else is shown. */
    private static final float LINES = 48;

    private final Widgets ui;
    private final BalanceDial dial;
    private final BalanceWords words;
    private final ShareBar bar;
    private final LeadChart chart;
    private final Label games;
    private final Label share;
    private final Label former;
    private final Label wins;
    private final Label details;
    private final TextButton pause;
    private final TextButton why;
    private final TextButton strengths;
    private final Table needle = new Table();
    private final Table course = new Table();
    private boolean empty;

    /**
     * A pane of a dial.
     *
     * @param dialogs where <i>why?</i> says where the page is
     * @param file what the command line calls the scenario, for the page
     */
    public BalancePane(Widgets ui, Dialogs dialogs, BalanceDial dial, String file) {
        this.ui = ui;
        this.dial = dial;
        words = new BalanceWords(ui);
        bar = new ShareBar(ui);
        chart = new LeadChart(ui);
        games = ui.label("", "small");
        share = ui.label("", "bold");
        former = ui.label("", "small");
        wins = ui.label("", "small");
        details = ui.fitted("small");
        details.setAlignment(Align.topLeft);
        BalancePageDialog page = new BalancePageDialog(ui, dialogs, dial, file);
        pause = ui.button(ui.text("balance.pause"), "list", this::pauseOrResume);
        why = ui.button(ui.text("balance.why"), "list", page::write);
        strengths = ui.button(
                ui.text("balance.compare"),
                "list",
                () -> dial.compareStrengths(!dial.state().comparing()));
        ui.solid(this);
        setBackground(ui.theme().panel());
        needle();
        course();
        layOut();
        refresh();
    }

    private void pauseOrResume() {
        if (dial.state().paused()) {
            dial.resume();
        } else {
            dial.pause();
        }
        refresh();
    }

    private float inner() {
        return ui.px(WIDTH) - getBackground().getLeftWidth() - getBackground().getRightWidth();
    }

    /** The bar with its ends, the commanders, and who won how often. */
    private void needle() {
        needle.defaults().left().width(inner());
        needle.add(bar).height(ui.px(26)).row();
        Table ends = new Table();
        ends.add(ui.label(ui.word(Side.CONFEDERATE), "small")).left();
        ends.add(former).expandX().center();
        ends.add(ui.label(ui.word(Side.UNION), "small")).right();
        needle.add(ends).row();
        needle.add(players(inner())).padBottom(ui.px(4));
    }

    /** The lead by turn, and the buttons. */
    private void course() {
        course.defaults().left().width(inner());
        course.add(chart).height(ui.px(45)).padBottom(ui.px(4)).row();
        Table buttons = new Table();
        buttons.defaults().padRight(ui.px(6));
        buttons.add(pause);
        buttons.add(why);
        buttons.add(strengths).padRight(0);
        course.add(buttons);
    }

    /** Puts together what there is to show. */
    private void layOut() {
        clearChildren();
        left().defaults().left().width(inner());
        Table head = new Table();
        head.add(ui.label(ui.text("balance.title"), "heading")).expandX().left();
        head.add(games).right();
        add(head).row();
        if (!empty) {
            add(needle).row();
        }
        add(share).row();
        if (!empty) {
            add(wins).row();
        }
        add(details).height(ui.px(empty ? LINES : 64)).row();
        if (!empty) {
            add(course);
        }
    }

    /** The commanders, each below the end of the bar that its side would like the needle to come to. */
    private Table players(float inner) {
        Table players = new Table();
        players.defaults().width((inner - ui.px(6)) / 2);
        players.add(box(Side.CONFEDERATE)).padRight(ui.px(6));
        players.add(box(Side.UNION));
        return players;
    }

    /** The choice of a side's commander: those that there are, and the one that is set if it is a special one. */
    private SelectBox<String> box(Side side) {
        CommanderSpec now = dial.commanders().of(side);
        List<CommanderSpec> choice = new ArrayList<>(Commanders.names().stream()
                .flatMap(name -> Commanders.parse(name).value().stream())
                .toList());
        if (!choice.contains(now)) {
            choice.add(0, now);
        }
        SelectBox<String> box = new SelectBox<>(ui.theme().skin());
        box.setItems(
                choice.stream().map(spec -> ui.texts().player(spec.toString())).toArray(String[]::new));
        box.setSelectedIndex(choice.indexOf(now));
        return Widgets.onChange(box, () -> dial.command(side, choice.get(box.getSelectedIndex())));
    }

    /** Shows what the dial shows now. */
    public void refresh() {
        DialState state = dial.state();
        Optional<BalanceReading> reading = state.reading();
        boolean nothing = reading.isEmpty()
                && state.former().isEmpty()
                && !state.obstacles().isEmpty();
        if (nothing != empty) {
            empty = nothing;
            layOut();
        }
        bar.show(reading.map(BalanceReading::share), state.former().map(BalanceReading::share));
        chart.show(
                reading.map(BalanceReading::leads).orElse(List.of()),
                reading.map(BalanceReading::firstTurn).orElse(1),
                reading.map(words::lead).orElse(""));
        games.setText(words.games(state));
        share.setText(words.share(state));
        former.setText(words.former(state));
        wins.setText(reading.map(words::wins).orElse(""));
        details.setText(words.details(state));
        pause.setText(ui.text(state.paused() ? "balance.goOn" : "balance.pause"));
        strengths.setText(ui.text(state.comparing() ? "balance.compareNoMore" : "balance.compare"));
        why.setDisabled(reading.isEmpty());
        strengths.setDisabled(reading.isEmpty());
    }
}
