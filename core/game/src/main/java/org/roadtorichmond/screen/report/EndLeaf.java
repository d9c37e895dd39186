package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.Placing;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.screen.kit.Flow;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.LineChart;
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
    private final Optional<Placing> placing;
    private final Actions actions;
    private final Supplier<List<String>> tomorrow;
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
     * @param rows the rows of that table
     * @param usable whether there are buttons, as there are not in a picture of the report
     */
    private record Part(Table said, Rows rows, boolean usable) {}

    /**
     * The leaf of a game.
     *
     * @param placing where it lies among the stored games of its scenario, if that is known
     * @param tomorrow what it means for later battles of its campaign; nothing if it belongs to none
     */
    EndLeaf(
            Widgets ui,
            Session session,
            ReviewRun review,
            LastPosition position,
            Optional<Placing> placing,
            Actions actions,
            Supplier<List<String>> tomorrow) {
        this.placing = placing;
        this.tomorrow = tomorrow;
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
        Rows below = new Rows(ui, field);
        words.held().forEach(line -> below.text(line, "default"));
        below.text(ui.text("end.field"), "small");
        Table said = new Table();
        said.top().left().defaults().width(wide);
        Part part = new Part(said, new Rows(ui, said), usable);
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
        Rows rows = part.rows();
        rows.clear();
        review.course().ifPresent(course -> {
            List<String> grade = words.grade(course, placing);
            rows.text(grade.get(0), "subtitle", 0, 2);
            rows.text(String.join(" ", grade.subList(1, grade.size())), "default", 0, 4);
        });
        session.state().ending().ifPresent(ending -> rows.text(ui.tell(ending.reason()), "book", 0, 8));
        earned(rows);
        // Before all that the review finds, since that would push it below what a window shows.
        List<String> lines = tomorrow.get();
        if (!lines.isEmpty()) {
            said(part, "campaign.tomorrow", lines);
        }
        review.course().ifPresent(course -> {
            rows.add(chart(course), 0).height(ui.px(CHART)).padBottom(ui.px(6));
            review.turning().ifPresent(turning -> turning(part, course, turning));
        });
        decisions(part);
    }

    /** What was earned, and why the game counts in no result if it does not. */
    private void earned(Rows rows) {
        trouble.ifPresent(why -> rows.text(ui.text("mine.notKept", why), "warning", 0, 6));
        PlayedGame game = kept;
        if (game == null) {
            return;
        }
        PlayedWords played = new PlayedWords(ui.texts());
        game.marks().stream()
                .flatMap(mark -> played.earned(mark).stream())
                .forEach(mark -> rows.text(ui.text("end.earned", mark), "bold", 0, 4));
        Optional<Apart> apart = game.apart();
        apart.ifPresent(why -> rows.text(ui.text("end.apart", played.apart(why)), "small", 0, 6));
    }

    private Chart chart(ChanceCourse course) {
        Side side = side();
        Set<Integer> turned = review.turning().map(turning -> course.steps().indexOf(turning.step()) + 1).stream()
                .collect(Collectors.toSet());
        ChartData<ChanceCourse.Point> data = new ChartData<ChanceCourse.Point>(
                        ChartData.Kind.LINE,
                        ui.text("end.chance"),
                        course.points(),
                        point -> Integer.toString(point.moment().turn()))
                .axes(ui.text("report.turn"), "%")
                .set(ui.text("report.side." + side.word()), side.word(), point -> WHOLE * point.of(side));
        return new LineChart(ui, data, turned, List.of(WHOLE));
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
        said(part, "end.turning", words.turning(turning));
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
        Rows rows = part.rows();
        if (review.decisions() == 0) {
            return;
        }
        if (!review.isDone()) {
            said(part, "end.decisions", List.of());
            rows.text(ui.text("end.judging", Math.round(WHOLE * review.progress())), "small", 0);
            return;
        }
        Optional<JudgedTurn> best = review.best();
        Optional<JudgedTurn> worst = review.worst();
        best.ifPresent(turn -> decision(part, "end.best", turn));
        worst.ifPresent(turn -> decision(part, "end.worst", turn));
        if (best.isEmpty() && worst.isEmpty()) {
            said(part, "end.decisions", List.of());
        }
        rows.text(ui.text(best.isEmpty() && worst.isEmpty() ? "end.noDecision" : "end.judged"), "small", 6);
    }

    private void decision(Part part, String title, JudgedTurn judged) {
        said(part, title, words.decision(judged));
        buttons(
                part,
                judged.turn().entries(),
                judged.turn().entries(),
                judged.turn().end());
    }

    private void said(Part part, String heading, List<String> lines) {
        part.rows().text(ui.text(heading), "heading", 6);
        lines.forEach(line -> part.rows().text(line, "default", 0));
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
        part.rows().add(flow, 3).padBottom(ui.px(4));
    }
}
