package org.roadtorichmond.balance.campaign;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Campaign.Consequence;
import org.roadtorichmond.scenario.campaign.Campaign.Final;
import org.roadtorichmond.unit.Side;

/** What many courses of one campaign show. */
public final class ChainFindings {
    private final Campaign campaign;
    private final List<Course> courses = new ArrayList<>();

    /** Who won a campaign and each of its battles, as signs, and what came about. */
    private record Course(int winner, List<Integer> battles, Set<String> happened) {}

    ChainFindings(Campaign campaign) {
        this.campaign = campaign;
    }

    void add(GameLine line, ChainCourse course) {
        courses.add(new Course(
                sign(line),
                course.battles().stream().map(battle -> sign(battle.line())).toList(),
                new HashSet<>(course.happened())));
    }

    private static int sign(GameLine line) {
        return (int) Math.signum(line.score() * 2 - 1);
    }

    /** The campaign. */
    public Campaign campaign() {
        return campaign;
    }

    /** How often it was played. */
    public int size() {
        return courses.size();
    }

    private Wins wins(Predicate<Course> among, ToIntFunction<Course> winner) {
        return Wins.of(courses.stream().filter(among).map(winner::applyAsInt).toList());
    }

    /** Who won the campaign how often. */
    public Wins wins() {
        return wins(course -> true, Course::winner);
    }

    /** Who won a battle how often, as its own victory system has it, by its number from 0. */
    public Wins wins(int battle) {
        return wins(course -> true, course -> course.battles().get(battle));
    }

    /** The same among those campaigns in which another battle was won by a side. */
    public Wins given(int battle, int other, Side winner) {
        int sign = winner == Side.UNION ? 1 : -1;
        return wins(
                course -> course.battles().get(other) == sign,
                course -> course.battles().get(battle));
    }

    /**
     * How often who won a battle won the campaign too, of all campaigns in which both were won by somebody: a half if the battle does not
     * matter, all if it decides.
     *
     * @return empty if there was none
     */
    public Optional<Proportion> decides(int battle) {
        List<Course> won = courses.stream()
                .filter(course -> course.battles().get(battle) * course.winner() != 0)
                .toList();
        long same = won.stream()
                .filter(course -> course.battles().get(battle) == course.winner())
                .count();
        return won.isEmpty() ? Optional.empty() : Optional.of(new Proportion((int) same, won.size()));
    }

    /**
     * How often something came about, and what it went with.
     *
     * @param name what it is called
     * @param battle the number of the battle that it changes; the campaign itself if there is none
     * @param with who won that when it had come about
     * @param without the same when it had not
     */
    public record Followed(String name, Optional<Integer> battle, Wins with, Wins without) {
        /** In which part of the campaigns it came about. */
        public Proportion times() {
            return new Proportion(with.size(), with.size() + without.size());
        }
    }

    /** What follows from battles, in the order of the file; of no campaigns nothing. What differs with it need not come from it. */
    public List<Followed> followed() {
        List<Followed> all = new ArrayList<>();
        if (courses.isEmpty()) {
            return all;
        }
        for (Campaign.Battle battle : campaign.battles()) {
            for (Consequence each : battle.after()) {
                int in = campaign.number(each.in());
                all.add(followed(
                        each.name(), Optional.of(in), course -> course.battles().get(in)));
            }
        }
        for (Final each : campaign.finals()) {
            all.add(followed(each.name(), Optional.empty(), Course::winner));
        }
        return all;
    }

    private Followed followed(String name, Optional<Integer> battle, ToIntFunction<Course> winner) {
        Predicate<Course> cameAbout = course -> course.happened().contains(name);
        return new Followed(name, battle, wins(cameAbout, winner), wins(cameAbout.negate(), winner));
    }
}
