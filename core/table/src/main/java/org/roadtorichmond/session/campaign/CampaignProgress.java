package org.roadtorichmond.session.campaign;

import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.campaign.KeptProgress;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.unit.Side;

/**
 * A campaign as someone plays it: which battles are over, by which saved games, and who plays.
 *
 * @param kept what is kept of it
 * @param course how far that could be followed
 * @param trouble why not all of it could be followed, if so: the next battle is the one that is meant, and can be skipped or fought
 *     again; what is kept of it and of later ones stays until then
 * @param running the newest save or autosave of the battle that is being played, if there is one
 * @param changed whether the campaign's file is another edition than the one with which the campaign was last gone on with
 */
public record CampaignProgress(
        KeptProgress kept,
        Course course,
        Optional<Course.Trouble> trouble,
        Optional<Archive.Save> running,
        boolean changed) {

    /** The name of the campaign's file. */
    public String file() {
        return kept.campaign();
    }

    /** The campaign, under its handicap. */
    public Campaign campaign() {
        return chain().campaign();
    }

    /** The battles so far. */
    public Chain chain() {
        return course.chain();
    }

    /** The players, with what people are called. */
    public Players players() {
        Players players = new Players(Seats.of(kept.options()));
        for (Side side : Side.values()) {
            players.name(side, kept.names().getOrDefault(side.word(), ""));
        }
        return players;
    }

    /** The handicap, if there is one. */
    public Optional<Handicap> handicap() {
        return kept.handicap();
    }

    /** How often a battle was fought to its end or given up (rule 22.5). */
    public int tries(String battle) {
        return kept.tries(battle);
    }

    /** The battles up to one that is over, given its game; nothing for another game. */
    public Optional<Chain> after(Game game) {
        for (int number = 0; number < course.steps().size(); number++) {
            boolean its = course.steps()
                    .get(number)
                    .game()
                    .filter(saved -> saved.game().state().seed() == game.state().seed())
                    .isPresent();
            if (its) {
                return Optional.of(new Chain(campaign(), chain().ends().subList(0, number + 1)));
            }
        }
        return Optional.empty();
    }

    /** Whether a game is that of the battle that is being played: its dice say so, in whatever edition it was begun. */
    public boolean isRunning(SavedGame game) {
        return kept.running().isPresent()
                && trouble.isEmpty()
                && !chain().isOver()
                && game.game().state().seed() == kept.running().getAsInt()
                && game.scenario()
                        .scenario()
                        .name()
                        .equals(chain().next().scenario().scenario().name());
    }
}
