package org.roadtorichmond.scenario.campaign;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;

/**
 * Battles that are fought one after the other (rule 22). Each scenario stays playable alone.
 *
 * @param name its title
 * @param story what players read before they begin; may be empty
 * @param notes where its figures come from; may be empty
 * @param battles the battles in order, one or more
 * @param returns who comes back (rule 22.1)
 * @param finals what is paid at the end (rule 22.3)
 */
public record Campaign(
        String name, String story, String notes, List<Battle> battles, Returns returns, List<Final> finals) {
    /** Copies the lists. */
    public Campaign {
        battles = List.copyOf(battles);
        finals = List.copyOf(finals);
    }

    /**
     * A battle of a campaign.
     *
     * @param id by what the campaign knows it
     * @param file the name of its scenario
     * @param scenario its scenario
     * @param title what it is called in the campaign
     * @param story what players read before it; may be empty
     * @param weight how many times its battle points count, 1 or more
     * @param history what happened in it, if that is known; it cannot be skipped otherwise
     * @param after what follows from it
     */
    public record Battle(
            String id,
            String file,
            LoadedScenario scenario,
            String title,
            String story,
            int weight,
            Optional<History> history,
            List<Consequence> after) {
        /** Copies the list. */
        public Battle {
            after = List.copyOf(after);
        }
    }

    /**
     * How a battle went in history, for those who skip it (rule 22.4).
     *
     * @param lost the strength points that units lost, by their ids; who lost all was eliminated
     * @param union the Union's battle points of twenty
     * @param happened the names of the consequences and final points that came about
     * @param note where that is known from; may be empty
     */
    public record History(Map<String, Integer> lost, int union, Set<String> happened, String note) {
        /** Copies the collections. */
        public History {
            lost = Map.copyOf(lost);
            happened = Set.copyOf(happened);
        }
    }

    /**
     * Something that follows from a battle (rule 22.2).
     *
     * @param name what it is called
     * @param when on what it depends
     * @param then the values that it changes, by their paths
     * @param in the id of the battle in which it changes them, a later one
     * @param why the reason, for people; may be empty
     * @param worth what it is worth to a side while its battle is fought, if the campaign says so
     */
    public record Consequence(
            String name, Condition when, List<Factor.Change> then, String in, String why, Optional<Worth> worth) {
        /** Copies the list. */
        public Consequence {
            then = List.copyOf(then);
        }
    }

    /** What something is worth to a side, in points of the battle in which it is decided. */
    public record Worth(Side side, int points) {}

    /** Points that are added at the end (rule 22.3). */
    public record Final(String name, Side side, int points, Condition when) {}

    /**
     * Who comes back in the next battle (rule 22.1).
     *
     * @param eliminated what part of a unit that was eliminated, and of what others lost
     * @param captured what part of a unit that could not retreat
     * @param nights whether a night must lie between the battles for anybody to come back
     */
    public record Returns(Share eliminated, Share captured, boolean nights) {
        /** Nobody comes back. */
        public static final Returns NOBODY = new Returns(Share.NONE, Share.NONE, false);
    }

    /** A part of a whole, 0 to 1: so many of so many. */
    public record Share(int part, int of) {
        /** Nothing. */
        public static final Share NONE = new Share(0, 1);

        /** So much of some strength points, rounded down. */
        int of(int points) {
            return points * part / of;
        }
    }

    /** The same in whose battles one side has other forces; what carries over is laid on top, so that it counts once. */
    public Campaign with(Handicap handicap) {
        List<Battle> changed = battles.stream()
                .map(battle -> new Battle(
                        battle.id(),
                        battle.file(),
                        Blueprint.handicapped(battle.scenario(), handicap),
                        battle.title(),
                        battle.story(),
                        battle.weight(),
                        battle.history(),
                        battle.after()))
                .toList();
        return new Campaign(name, story, notes, changed, returns, finals);
    }

    /** The same under another name. */
    public Campaign named(String other) {
        return new Campaign(other, story, notes, battles, returns, finals);
    }

    /** The number of a battle, from 0; -1 if the campaign has none with the id. */
    public int number(String id) {
        for (int number = 0; number < battles.size(); number++) {
            if (battles.get(number).id().equals(id)) {
                return number;
            }
        }
        return -1;
    }
}
