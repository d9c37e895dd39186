package org.roadtorichmond.scenario.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.campaign.Campaign.Battle;
import org.roadtorichmond.scenario.campaign.KeptProgress.Over;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * A campaign as it was followed through the games of its battles: the one place that goes from a saved game to the next battle.
 *
 * @param chain the battles so far
 * @param steps how it came there, a step for each end of the chain
 */
public record Course(Chain chain, List<Step> steps) {
    /** Copies the list. */
    public Course {
        steps = List.copyOf(steps);
    }

    /**
     * A battle that is over.
     *
     * @param battle the battle
     * @param opening how it begins, by what the battles before left it
     * @param game its game; it was skipped if there is none
     * @param asLeft whether the game began so
     */
    public record Step(Battle battle, Carried opening, Optional<SavedGame> game, boolean asLeft) {}

    /**
     * Why a campaign cannot be followed further than it was, though more was kept of it. Its next battle is the one that is meant.
     *
     * @param battle the number of that battle, from 0
     * @param why the reason, for people
     */
    public record Trouble(int battle, Sentence why) {}

    /** A campaign of which nothing has been fought. */
    public static Course of(Campaign campaign) {
        return new Course(Chain.of(campaign), List.of());
    }

    /** The same with only its first battles. */
    public Course first(int count) {
        return new Course(new Chain(chain.campaign(), chain.ends().subList(0, count)), steps.subList(0, count));
    }

    /** The same with the next battle as history has it (rule 22.4); a problem if the campaign tells no history of it. */
    public Result<Course> skip() {
        Battle battle = chain.next();
        if (battle.history().isEmpty()) {
            return Result.bad(Sentence.of("problem.noHistory", battle.title()));
        }
        return chain.opening()
                .then(opening -> chain.skip()
                        .then(further ->
                                Result.good(further(further, new Step(battle, opening, Optional.empty(), true)))));
    }

    /** The same with the game of the next battle, whether or not it began as it was left; a problem if that is not over. */
    public Result<Course> fought(SavedGame game) {
        if (game.game().state().ending().isEmpty()) {
            return Result.bad(Sentence.of("problem.battleNotOver", chain.next().title()));
        }
        return chain.opening()
                .then(opening -> Result.good(further(
                        chain.then(BattleEnd.of(game.game())),
                        new Step(chain.next(), opening, Optional.of(game), begins(game, opening)))));
    }

    private Course further(Chain further, Step step) {
        List<Step> more = new ArrayList<>(steps);
        more.add(step);
        return new Course(further, more);
    }

    /** Whether a game is of the scenario with which a battle begins. */
    public static boolean begins(SavedGame game, Carried opening) {
        return game.scenario().scenarioJson().equals(opening.scenario().scenarioJson())
                && game.scenario().mapJson().equals(opening.scenario().mapJson());
    }

    // --- What is kept ------------------------------------------------------------------------------------------------

    /** How far a campaign could be followed, and why not further. */
    public record Followed(Course course, Optional<Trouble> trouble) {}

    /** A course after one more battle, and whether that is to the last byte what was noted. */
    private record Further(Course course, boolean same) {}

    /**
     * Follows what is kept of a campaign as far as that goes.
     *
     * <p>A game that is as it was noted counts even if the campaign, its scenarios or the program have changed since and would let it
     * begin otherwise today, as long as those before it are as they were noted, too. Any other must have begun as it was left.
     *
     * @param campaign the campaign; a handicap that is kept is laid on here
     * @param saves where the games are
     */
    public static Followed follow(Campaign campaign, KeptProgress kept, Storage saves) {
        Course course = of(kept.handicap().map(campaign::with).orElse(campaign));
        boolean same = true;
        for (Over over : kept.battles()) {
            if (course.chain().isOver()) {
                // The campaign has fewer battles today; what is kept of the others is no trouble.
                break;
            } else if (!course.chain().next().id().equals(over.battle())) {
                return course.stopped(Sentence.of("campaign.otherBattle", over.battle()));
            }
            Result<Further> result = course.further(over, saves);
            if (result.value().isEmpty()) {
                return course.stopped(result.problems().get(0).sentence());
            }
            Further further = result.value().get();
            same &= further.same();
            if (!same && !further.course().last().asLeft()) {
                return course.stopped(Sentence.of("campaign.notAsLeft"));
            }
            course = further.course();
        }
        return new Followed(course, Optional.empty());
    }

    private Followed stopped(Sentence why) {
        return new Followed(this, Optional.of(new Trouble(steps.size(), why)));
    }

    private Result<Further> further(Over over, Storage saves) {
        if (over.save().isEmpty()) {
            return skip().then(course -> Result.good(new Further(course, true)));
        }
        KeptProgress.Save save = over.save().get();
        return saves.read(save.file())
                .then(bytes -> TreeReader.read(bytes)
                        .then(GameReader::read)
                        .then(this::fought)
                        .then(course ->
                                Result.good(new Further(course, Digest.of(bytes).equals(save.sha256())))));
    }

    /** The battle that ended last. */
    public Step last() {
        return steps.get(steps.size() - 1);
    }
}
