package org.roadtorichmond.session;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Who plays which side.
 *
 * @param union the word for who plays the Union: {@link #HUMAN} or the name of a commander
 * @param confederate the same for the Confederates
 * @param temper by what commanders decide between things that are about as good, so that not every game from the same set-up is
 *     alike: 0 to {@link Commanders#MOST_TEMPER}, 0 being even
 */
public record Seats(String union, String confederate, int temper) {
    /** The word for a person at this machine. */
    public static final String HUMAN = "human";

    /** The word for a person at another machine. */
    public static final String REMOTE = "remote";

    /** Two people at one machine. */
    public static final Seats BOTH_HUMAN = new Seats(HUMAN, HUMAN);

    /** Seats of commanders of an even temper. */
    public Seats(String union, String confederate) {
        this(union, confederate, 0);
    }

    /** Who plays, as a saved game states it; people, or commanders of an even temper, where it does not. */
    public static Seats of(Map<String, String> options) {
        String temper = options.getOrDefault(Commanders.TEMPER, "");
        return new Seats(
                options.getOrDefault(Side.UNION.word(), HUMAN),
                options.getOrDefault(Side.CONFEDERATE.word(), HUMAN),
                temper.matches("[0-9]{1,3}") ? Integer.parseInt(temper) : 0);
    }

    /** Who plays, as options of a saved game; a temper only where a commander has it. */
    public Map<String, String> options() {
        Map<String, String> options = new TreeMap<>(
                Map.of(Side.UNION.word(), written(Side.UNION), Side.CONFEDERATE.word(), written(Side.CONFEDERATE)));
        if (temper > 0 && !bothHuman()) {
            options.put(Commanders.TEMPER, Integer.toString(temper));
        }
        return options;
    }

    /** Wherever a person played, a saved game is that of people. */
    private String written(Side side) {
        return remote(side) ? HUMAN : of(side);
    }

    /** The same with commanders of another temper. */
    public Seats with(int other) {
        return new Seats(union, confederate, other);
    }

    /** The same with another player of a side. */
    public Seats with(Side side, String player) {
        return side == Side.UNION ? new Seats(player, confederate, temper) : new Seats(union, player, temper);
    }

    /** Whether two people share this machine. */
    public boolean bothHuman() {
        return human(Side.UNION) && human(Side.CONFEDERATE);
    }

    /** Who plays a side. */
    public String of(Side side) {
        return side == Side.UNION ? union : confederate;
    }

    /** Whether a person plays the side. */
    public boolean human(Side side) {
        return of(side).equals(HUMAN);
    }

    /** Whether a person at another machine plays the side. */
    public boolean remote(Side side) {
        return of(side).equals(REMOTE);
    }

    /** Whether one of the sides is played at another machine. */
    public boolean onTwoComputers() {
        return remote(Side.UNION) || remote(Side.CONFEDERATE);
    }

    /** Whether both sides are played at other machines, so that the game is only looked at here. */
    public boolean elsewhere() {
        return remote(Side.UNION) && remote(Side.CONFEDERATE);
    }

    /** The sides that neither a person plays nor any commander whom this program knows, each with what is wrong with the name. */
    public Map<Side, Sentence> unknown() {
        Map<Side, Sentence> unknown = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            if (!human(side) && !remote(side)) {
                Commanders.parse(of(side)).problems().stream()
                        .findFirst()
                        .ifPresent(problem -> unknown.put(side, problem.sentence()));
            }
        }
        return unknown;
    }

    /** A new commander for a side, if no person plays it. */
    public Optional<Commander> commander(Side side) {
        return human(side) || remote(side) ? Optional.empty() : Commanders.find(of(side), temper);
    }
}
