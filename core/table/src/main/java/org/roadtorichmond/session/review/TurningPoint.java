package org.roadtorichmond.session.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Twin;

/**
 * The player-turn in which the chances of a game changed most.
 *
 * @param step the player-turn
 * @param fight the attack in it that changed most in the same direction, with all that followed from it, if it was {@link #MUCH} of
 *     the change or more
 * @param last whether it was the last player-turn, so that its end is the result
 */
public record TurningPoint(ChanceCourse.Step step, Optional<Fight> fight, boolean last) {
    /** From what part of the whole change an attack is named. */
    static final double MUCH = 0.4;

    /**
     * An attack.
     *
     * @param attack what was declared
     * @param face what its die showed; empty if none was rolled
     * @param change by how much likelier the Union was to win when all that followed from it was done; negative if less likely
     */
    public record Fight(Event.AttackDeclared attack, Optional<Integer> face, double change) {}

    /** The turning point of a game with its course, which was shown by that calibration; none where nothing ever changed. */
    public static Optional<TurningPoint> of(Game game, List<Entry> log, ChanceCourse course, Calibration calibration) {
        return course.turningPoint().map(step -> {
            int lastEntries = course.points().get(course.points().size() - 1).entries();
            return new TurningPoint(
                    step, fight(game, log, step, calibration), step.to().entries() == lastEntries);
        });
    }

    private static Optional<Fight> fight(Game game, List<Entry> log, ChanceCourse.Step step, Calibration calibration) {
        double sign = Math.signum(step.change());
        return fights(game, log, step, calibration).stream()
                .max(Comparator.comparingDouble(fight -> sign * fight.change()))
                .filter(fight -> sign * fight.change() >= MUCH * Math.abs(step.change()));
    }

    /** The attacks of a player-turn, each with the change until the next one or the end of the phase. */
    private static List<Fight> fights(Game game, List<Entry> log, ChanceCourse.Step step, Calibration calibration) {
        Game twin = Twin.of(game, log.subList(0, step.from().entries()));
        Evaluation evaluation = new Evaluation(twin);
        List<Fight> fights = new ArrayList<>();
        Optional<Event.AttackDeclared> attack = Optional.empty();
        Optional<Integer> face = Optional.empty();
        double before = 0;
        for (Entry entry : log.subList(step.from().entries(), step.to().entries())) {
            Optional<Event.AttackDeclared> declared =
                    entry.all(Event.AttackDeclared.class).findFirst();
            boolean ends = entry.all(Event.PhaseBegan.class).findAny().isPresent()
                    || entry.all(Event.GameEnded.class).findAny().isPresent();
            if (declared.isPresent() || ends) {
                double now = ChanceCourse.union(twin, evaluation, calibration);
                if (attack.isPresent()) {
                    fights.add(new Fight(attack.get(), face, now - before));
                }
                attack = declared;
                face = entry.all(Event.DieRolled.class)
                        .map(Event.DieRolled::face)
                        .findFirst();
                before = now;
            }
            twin.restore(entry);
        }
        if (attack.isPresent()) {
            // The attack by which the game ended at once.
            fights.add(new Fight(attack.get(), face, ChanceCourse.union(twin, evaluation, calibration) - before));
        }
        return fights;
    }
}
