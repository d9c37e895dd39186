package org.roadtorichmond.session.solve;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.Tactics;
import org.roadtorichmond.session.words.Texts;

/**
 * The positions that people may solve.
 *
 * @param all the positions, easiest first; one or more
 */
public record Positions(List<Entry> all) {
    private static final String ENDING = ".tactic.json";
    /** The Monday from which weeks are counted. */
    private static final LocalDate FIRST_WEEK = LocalDate.of(2026, 6, 22);

    /** Copies the list. */
    public Positions {
        all = List.copyOf(all);
    }

    /**
     * One of the positions.
     *
     * @param key the name of its file without the ending, by which its texts and its stars are known
     * @param tactic the position and its conditions
     */
    public record Entry(String key, Tactic tactic) {
        /** What it is called. */
        public String name(Texts texts) {
            return texts.get("solve." + key + ".name");
        }

        /** What is to be achieved, in a sentence. */
        public String task(Texts texts) {
            return texts.get("solve." + key + ".task");
        }

        /** What is to be learnt from it, for one who has tried. */
        public String lesson(Texts texts) {
            return texts.get("solve." + key + ".lesson");
        }

        /** Whom the player commands, and how long it is played. */
        public String terms(Texts texts) {
            return texts.get("solve.side." + tactic.player().name()) + " "
                    + texts.get("solve.length." + tactic.length().name());
        }
    }

    /** Those that come with the game. */
    public static Positions shipped() {
        return new Positions(Tactics.forPeople().entrySet().stream()
                .map(named -> new Entry(named.getKey().replace(ENDING, ""), named.getValue()))
                .toList());
    }

    /** The position of the week, from Monday to Sunday, in which a day lies: each in its turn, the same wherever the game is played. */
    public Entry ofWeek(LocalDate day) {
        LocalDate monday = day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        return all.get((int) Math.floorMod(ChronoUnit.WEEKS.between(FIRST_WEEK, monday), (long) all.size()));
    }
}
