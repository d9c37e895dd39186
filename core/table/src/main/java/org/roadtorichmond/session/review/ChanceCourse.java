package org.roadtorichmond.session.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;

/**
 * How likely the sides were to win in the course of a game, as people are shown it: at its beginning, whenever a
 * player-turn began, and as it stands now.
 *
 * @param points the moments in the order of the game, one or more
 */
public record ChanceCourse(List<Point> points) {
    /** From what chance on a side can still win. */
    public static final double OPEN = 0.2;

    private static final int HUNDRED = 100;

    /** Copies the list. */
    public ChanceCourse {
        points = List.copyOf(points);
    }

    /**
     * A moment of the game.
     *
     * @param entries how many commands had been given
     * @param moment where the game stood
     * @param union how likely the Union was to win, a draw counted half: 0 to 1
     */
    public record Point(int entries, Moment moment, double union) {
        /** How likely a side was to win. */
        public double of(Side side) {
            return side == Side.UNION ? union : 1 - union;
        }
    }

    /**
     * A stretch of the game, from one moment to the next.
     *
     * @param from its beginning
     * @param to its end
     */
    public record Step(Point from, Point to) {
        /** By how much likelier the Union was to win at its end; negative if it was less likely. */
        public double change() {
            return to.union() - from.union();
        }

        /** The side that it favoured. */
        public Side favoured() {
            return change() < 0 ? Side.CONFEDERATE : Side.UNION;
        }
    }

    /**
     * Evaluates a game from its log; the game itself is only read. It takes some thousandths of a second a player-turn.
     *
     * @param log the commands of the game; given for threads on which those of the game must not be read
     * @param calibration how chances of winning are shown
     */
    public static ChanceCourse of(Game game, List<Entry> log, Calibration calibration) {
        Game twin = game.beginning();
        Evaluation evaluation = new Evaluation(twin);
        List<Point> points = new ArrayList<>();
        points.add(point(twin, evaluation, calibration));
        for (Entry entry : log) {
            twin.restore(entry);
            boolean begins = entry.all(Event.PhaseBegan.class).anyMatch(Event.PhaseBegan::handsOver);
            if (begins && twin.state().ending().isEmpty()) {
                points.add(point(twin, evaluation, calibration));
            }
        }
        if (points.get(points.size() - 1).entries() < twin.log().size()) {
            points.add(point(twin, evaluation, calibration));
        }
        return new ChanceCourse(points);
    }

    private static Point point(Game game, Evaluation evaluation, Calibration calibration) {
        return new Point(game.log().size(), game.state().moment(), union(game, evaluation, calibration));
    }

    /** How likely the Union is to win where a game stands. */
    static double union(Game game, Evaluation evaluation, Calibration calibration) {
        return calibration.now(game.state(), Side.UNION, evaluation.chance(game, Side.UNION));
    }

    /** The stretches between the moments, in order. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            steps.add(new Step(points.get(i - 1), points.get(i)));
        }
        return steps;
    }

    /** The player-turn in which the chances changed most; of equals the first. Empty where nothing changed. */
    public Optional<Step> turningPoint() {
        return steps().stream()
                .filter(step -> step.change() != 0)
                .reduce((most, next) -> Math.abs(next.change()) > Math.abs(most.change()) ? next : most);
    }

    /** The moments before the end of a game that has ended. */
    private List<Point> before() {
        return points.subList(0, Math.max(1, points.size() - 1));
    }

    /** The last moment before the end at which a side could still win: it was {@link #OPEN} to win, or likelier. */
    public Optional<Point> lastOpen(Side side) {
        return before().stream().filter(point -> point.of(side) >= OPEN).reduce((earlier, later) -> later);
    }

    /** How much of the game was left when its loser could win for the last time, in percent; all of it if that never was so. */
    public int decided(Side winner) {
        int open = lastOpen(winner.enemy())
                .map(point -> before().indexOf(point) + 1)
                .orElse(0);
        return HUNDRED - HUNDRED * open / before().size();
    }

    /** How likely a side was to win when that was least, the end of the game left out where it has ended. */
    public double lowest(Side side) {
        return before().stream()
                .map(point -> point.of(side))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }
}
