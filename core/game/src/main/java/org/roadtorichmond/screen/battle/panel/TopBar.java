package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.screen.kit.LastShown;
import org.roadtorichmond.screen.kit.SkyActor;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.TurnClock;
import org.roadtorichmond.session.lesson.PointedButtons;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.UmpireWords;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.TrainAwaited;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Tally;

/** The bar at the top: turn, hour, phase, side, points, and the way to everything else. */
public final class TopBar {
    private static final float NARROW = 1100;
    private static final float ROOMY = 1250;

    private final Widgets ui;
    private final Table bar = new Table();
    private final Label turn;
    private final Optional<TextButton> hour;
    private final Label phase;
    private final Label umpire;
    private final TextButton[] points = new TextButton[Side.COUNT];
    private final SkyActor sky;
    private final Tips tips;
    private final TurnClock clock;
    private final Runnable ledger;
    private boolean narrow;
    private final LastShown shown = new LastShown();
    private @Nullable Game judged;

    /**
     * A bar of a page on which a click on the points shows the ledger.
     *
     * @param clock what is shown of time, if the player wishes to see it
     * @param history shows what happened historically, at a click on the turn and its hour; without it these are plain words
     */
    public TopBar(Widgets ui, Tips tips, TurnClock clock, Runnable ledger, Optional<Runnable> history) {
        this.clock = clock;
        this.tips = tips;
        this.ledger = ledger;
        sky = new SkyActor(ui);
        this.ui = ui;
        turn = ui.label("", "topPlain");
        phase = ui.label("", "top");
        umpire = tips.explain(
                ui.label("", "topMark"), () -> judged == null ? "" : new UmpireWords(ui.texts()).times(judged.state()));
        hour = history.map(action -> tips.explain(ui.button("", "top", action), () -> ui.text("history.show")));
    }

    /** Whether the window has room for more than the most important buttons. */
    public static boolean roomy(Widgets ui) {
        return ui.stage().getWidth() >= ui.px(ROOMY);
    }

    /** Builds the bar; the buttons at its right end are given in pairs of words and actions. */
    public Table build(Table buttons) {
        ui.solid(bar);
        bar.setBackground(ui.theme().bar());
        narrow = ui.stage().getWidth() < ui.px(NARROW);
        int gap = ui.px(narrow ? 8 : 14);
        bar.add(sky).padLeft(gap);
        hour.ifPresentOrElse(
                button -> bar.add(button).padLeft(gap), () -> bar.add(turn).padLeft(gap));
        if (ui.app().preferences().get(Setting.CLOCK)) {
            bar.add(new ClockLabel(ui, clock)).padLeft(gap);
        }
        bar.add(phase).padLeft(gap).minWidth(0);
        bar.add(umpire).left().expandX();
        Table both = new Table();
        both.setName(PointedButtons.layer(KeyAction.LEDGER));
        for (Side side : Side.values()) {
            points[side.ordinal()] = tips.explain(ui.button("", "top", ledger), () -> lines(side));
            both.add(points[side.ordinal()]).padLeft(ui.px(4));
        }
        bar.add(both).right().padRight(gap);
        bar.add(buttons).right().padRight(ui.px(4));
        return bar;
    }

    /** Shows the state of the game on the table, or of another at the same moment. */
    public void refresh(Game game) {
        judged = game;
        GameState state = game.state();
        if (!shown.differs(state.hash(), game.log().size())) {
            return;
        }
        sky.night(state.night());
        phase.setText(phase(state));
        umpire.setText(state.umpire() ? " · " + ui.text("umpire.mark") : "");
        words(game);
    }

    /**
     * Writes the turn, its hour and the points, or as much of that as there is room for: the sky shows day and night all the same,
     * and a click on the points says which of them are only for now.
     */
    private void words(Game game) {
        GameState state = game.state();
        int now = state.moment().turn();
        String turns = ui.text("top.turn", now, state.scenario().turns());
        String all = Hours.at(state.scenario(), now, ui.texts())
                .map(at -> turns + " · " + at)
                .orElse(turns);
        String least = ui.text("top.turnOnly", now);
        boolean fits = writes(all, game, narrow)
                || writes(turns, game, narrow)
                || writes(turns, game, true)
                || writes(least, game, true);
        phase.setEllipsis(!fits);
    }

    /** Writes words for the time, and the points in full or in short; returns whether all has room. */
    private boolean writes(String time, Game game, boolean brief) {
        hour.ifPresentOrElse(button -> button.setText(time), () -> turn.setText(time));
        Score score = VictorySystem.score(game);
        for (Side side : Side.values()) {
            long forNow = trainAwaited(game, side).map(TrainAwaited::points).orElse(0L);
            String sure = ui.text("top.points", ui.word(side), score.of(side) - forNow);
            points[side.ordinal()].setText(
                    forNow == 0 ? sure : ui.text(brief ? "top.pointsPlus" : "top.pointsForNow", sure, forNow));
        }
        return bar.getPrefWidth() <= ui.stage().getWidth();
    }

    /** What a side has only because the Train has not come yet. */
    private static Optional<TrainAwaited> trainAwaited(Game game, Side side) {
        return side == Side.CONFEDERATE ? TrainAwaited.of(game).filter(train -> train.points() > 0) : Optional.empty();
    }

    private String phase(GameState state) {
        if (state.ending().isPresent()) {
            return ui.text("top.over");
        }
        if (state.combat().isPresent()) {
            return ui.text("top.combat", ui.word(state.decider()));
        }
        return ui.text(
                "top.phase",
                ui.word(state.moment().player()),
                ui.text(state.moment().phase() == Phase.MOVEMENT ? "phase.movement" : "phase.combat"));
    }

    /** Every line of a side's tally with its rule. */
    private String lines(Side side) {
        if (judged == null) {
            return "";
        }
        List<String> lines = new ArrayList<>();
        Adjudication all = VictorySystem.judge(judged);
        Tally tally = all.sides().of(side);
        lines.add(ui.text("ledger.total", ui.word(side), tally.total()));
        trainAwaited(judged, side)
                .ifPresent(train -> lines.add(ui.text("ledger.forNow", train.points(), train.last())));
        for (Line line : tally.lines()) {
            lines.add(line.points() + "  " + LedgerTable.words(ui, line.sentence(), line.rule()));
        }
        Stream.of(all.battlePoints(), all.tokens())
                .flatMap(Optional::stream)
                .flatMap(shares -> shares.lines().stream())
                .forEach(share -> lines.add(LedgerTable.words(ui, share.sentence(), share.rule())));
        return String.join("\n", lines);
    }
}
