package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.LineChart;
import org.roadtorichmond.screen.kit.chart.Series;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.played.PlayedWords;
import org.roadtorichmond.session.report.EndWords;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.session.review.JudgedTurn;
import org.roadtorichmond.session.review.ReviewRun;
import org.roadtorichmond.session.review.TurningPoint;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * The first leaf of the report of a game that has ended: the field as it was left, how clear the result is, when the game turned, and
 * its best and its worst decision, from each of which it can be tried otherwise. It is there at once and is filled in while the game
 * is looked at again.
 */
final class EndLeaf {
    private static final float TWO_COLUMNS = 820;
    private static final float BETWEEN = 18;
    private static final float CHART = 196;
    private static final float AROUND = 296;
    private static final float LOWEST = 240;
    private static final float TALLEST = 760;
    private static final double WHOLE = 100;

    private final Widgets ui;
    private final Session session;
    private final ReviewRun review;
    private final LastPosition position;
    private final Actions actions;
    private final EndWords words;
    private final List<Part> filled = new ArrayList<>();
    private @Nullable PlayedGame kept;
    private Optional<Sentence> trouble = Optional.empty();

    /** What can be done at a moment of the game. */
    interface Actions {
        /** Plays the game otherwise from where a number of commands had been given. */
        void otherwise(int entries);

        /** Shows what happened between two numbers of commands again. */
        void again(int from, int to);
    }

    /**
     * Where the words stand.
     *
     * @param said the table of the words
     * @param wide how wide they are, in pixels
     * @param usable whether there are buttons, as there are not in a picture of the report
     */
    private record Part(Table said, float wide, boolean usable) {}

    EndLeaf(Widgets ui, Session session, ReviewRun review, LastPosition position, Actions actions) {
        this.ui = ui;
        this.session = session;
        this.review = review;
        this.position = position;
        this.actions = actions;
        words = new EndWords(ui.texts(), session.game());
    }

    /** What is kept of the game is known: what was earned in it is shown from now on. */
    void keep(PlayedGame game) {
        kept = game;
        refresh();
    }

    /** The game could not be added to those that the player has finished, if there is a reason for that. */
    void notKept(Optional<Sentence> why) {
        trouble = why;
        refresh();
    }

    /** More is known of the game: the words are written again where they stand, so that nothing is scrolled. */
    void refresh() {
        filled.removeIf(part -> part.said().getStage() == null);
        filled.forEach(this::write);
        if (!filled.isEmpty()) {
            Gdx.graphics.requestRendering();
        }
    }

    /**
     * Fills a leaf of a width in pixels: beside each other the field and the words, or one below the other.
     *
     * @param usable whether it is on the screen, and not in a picture of the report
     */
    void fill(Table content, float inner, boolean usable) {
        boolean two = inner >= ui.px(TWO_COLUMNS);
        float gap = ui.px(BETWEEN);
        float wide = two ? (inner - gap) / 2 : inner;
        float room = ui.stage().getHeight() - ui.px(AROUND);
        float high = Math.max(ui.px(LOWEST), Math.min(room, ui.px(TALLEST)));
        Table field = new Table();
        field.top();
        field.add(position.image(Math.round(wide), Math.round(high)))
                .width(wide)
                .height(high)
                .row();
        words.held()
                .forEach(line -> field.add(ui.wrapped(line, "default"))
                        .width(wide)
                        .padTop(ui.px(2))
                        .row());
        field.add(ui.wrapped(ui.text("end.field"), "small")).width(wide).padTop(ui.px(2));
        Table said = new Table();
        said.top().left();
        Part part = new Part(said, wide, usable);
        filled.add(part);
        write(part);
        // In a small window the words come first, for there the field fills it.
        boolean wordsFirst = usable && !two;
        content.add(wordsFirst ? said : field).width(wide).top().padRight(two ? gap : 0);
        if (!two) {
            content.row();
        }
        content.add(wordsFirst ? field : said).width(wide).top().padTop(two ? 0 : gap);
    }

    private void write(Part part) {
        Table said = part.said();
        said.clearChildren();
        said.defaults().width(part.wide()).left();
        said.add(ui.wrapped(words.grade(), "subtitle")).padBottom(ui.px(2)).row();
        Game game = session.game();
        game.state()
                .ending()
                .ifPresent(ending -> said.add(ui.wrapped(ui.texts().tell(ending.reason()), "book"))
                        .padBottom(ui.px(8))
                        .row());
        earned(said);
        review.course().ifPresent(course -> {
            said.add(chart(course)).height(ui.px(CHART)).padBottom(ui.px(6)).row();
            review.turning().ifPresent(turning -> turning(part, course, turning));
        });
        decisions(part);
    }

    /** What was earned, and why the game counts in no result if it does not. */
    private void earned(Table said) {
        trouble.ifPresent(why -> said.add(ui.wrapped(ui.text("mine.notKept", why), "warning"))
                .padBottom(ui.px(6))
                .row());
        PlayedGame game = kept;
        if (game == null) {
            return;
        }
        PlayedWords played = new PlayedWords(ui.texts());
        List<String> marks = game.marks().stream()
                .flatMap(mark -> played.earned(mark).stream())
                .toList();
        for (String mark : marks) {
            said.add(ui.wrapped(ui.text("end.earned", mark), "bold"))
                    .padBottom(ui.px(4))
                    .row();
        }
        Optional<Apart> apart = game.apart();
        apart.ifPresent(why -> said.add(ui.wrapped(ui.text("end.apart", played.apart(why)), "small"))
                .padBottom(ui.px(6))
                .row());
    }

    private Chart chart(ChanceCourse course) {
        Side side = side();
        List<String> places = course.points().stream()
                .map(point -> Integer.toString(point.moment().turn()))
                .toList();
        List<Double> values =
                course.points().stream().map(point -> WHOLE * point.of(side)).toList();
        String name = ui.text("report.side." + side.word());
        Set<Integer> turned = review.turning().map(turning -> course.steps().indexOf(turning.step()) + 1).stream()
                .collect(Collectors.toSet());
        return new LineChart(
                ui,
                new Chart.Words(ui.text("end.chance"), "%", ui.text("report.turn"), places),
                List.of(new Series(name, side, false, values)),
                turned,
                List.of(WHOLE));
    }

    /** The side whose chances are drawn: that of a person alone, else the Union's. */
    private Side side() {
        return session.seats().bothHuman()
                ? Side.UNION
                : Arrays.stream(Side.values())
                        .filter(session.seats()::human)
                        .findFirst()
                        .orElse(Side.UNION);
    }

    private void turning(Part part, ChanceCourse course, TurningPoint turning) {
        Table said = part.said();
        heading(said, "end.turning");
        words.turning(turning)
                .forEach(line -> said.add(ui.wrapped(line, "default")).row());
        buttons(
                part,
                before(course, turning.step()),
                turning.step().from().entries(),
                turning.step().to().entries());
    }

    /** Where a person could have prevented a player-turn, or played it otherwise: where that person had the word last. */
    private int before(ChanceCourse course, ChanceCourse.Step step) {
        return course.points().stream()
                .filter(point -> point.entries() <= step.from().entries())
                .filter(point -> session.players()
                        .seats(point.entries())
                        .human(point.moment().player()))
                .reduce((earlier, later) -> later)
                .orElse(step.from())
                .entries();
    }

    private void decisions(Part part) {
        Table said = part.said();
        if (review.decisions() == 0) {
            return;
        }
        if (!review.isDone()) {
            heading(said, "end.decisions");
            said.add(ui.wrapped(ui.text("end.judging", Math.round(WHOLE * review.progress())), "small"))
                    .row();
            return;
        }
        Optional<JudgedTurn> best = review.best();
        Optional<JudgedTurn> worst = review.worst();
        best.ifPresent(turn -> decision(part, "end.best", turn));
        worst.ifPresent(turn -> decision(part, "end.worst", turn));
        if (best.isEmpty() && worst.isEmpty()) {
            heading(said, "end.decisions");
        }
        said.add(ui.wrapped(ui.text(best.isEmpty() && worst.isEmpty() ? "end.noDecision" : "end.judged"), "small"))
                .padTop(ui.px(6))
                .row();
    }

    private void decision(Part part, String title, JudgedTurn judged) {
        Table said = part.said();
        heading(said, title);
        words.decision(judged)
                .forEach(line -> said.add(ui.wrapped(line, "default")).row());
        buttons(
                part,
                judged.turn().entries(),
                judged.turn().entries(),
                judged.turn().end());
    }

    private void heading(Table said, String key) {
        said.add(ui.wrapped(ui.text(key), "heading")).padTop(ui.px(6)).row();
    }

    private void buttons(Part part, int otherwise, int from, int to) {
        if (!part.usable()) {
            return;
        }
        Flow flow = new Flow(ui.px(6));
        if (!session.seats().onTwoComputers()) {
            // The dice of a match are drawn by both players, so nobody can go on with it otherwise.
            flow.addActor(ui.button(ui.text("end.otherwise"), "default", () -> actions.otherwise(otherwise)));
        }
        flow.addActor(ui.button(ui.text("end.again"), "default", () -> actions.again(from, to)));
        part.said().add(flow).padTop(ui.px(3)).padBottom(ui.px(4)).row();
    }
}
