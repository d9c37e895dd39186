package org.roadtorichmond.balance;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/**
 * Where the games of an experiment begin: the set-up of a scenario, a position, or a game that has been played for a while. Of
 * such a game all that happened stays, and the dice to come are those of each game's own seed. Immutable; safe for any number of
 * threads as long as no one plays on in that game.
 */
public final class GameStart {
    private final Survey survey;
    private final Opening opening;
    private final Optional<Game> past;
    private final List<Entry> entries;

    private GameStart(Survey survey, Opening opening, Optional<Game> past) {
        this.survey = survey;
        this.opening = opening;
        this.past = past;
        this.entries = past.map(game -> List.copyOf(game.log())).orElse(List.of());
    }

    /** The set-up of a scenario. */
    public static GameStart of(Survey survey) {
        return of(survey, survey.scenario().opening());
    }

    /** A position of a scenario. */
    public static GameStart of(Survey survey, Opening opening) {
        return new GameStart(survey, opening, Optional.empty());
    }

    /** Where a game stands. */
    public static GameStart of(Game game) {
        return new GameStart(game.state().survey(), game.opening(), Optional.of(game));
    }

    /** A game as it stood when the movement phase of a side in a game-turn began; empty if it never came to that. */
    public static Optional<Game> back(Game game, int turn, Side player) {
        Moment wanted = new Moment(turn, player, Phase.MOVEMENT);
        Game twin = game.beginning();
        Iterator<Entry> entries = game.log().iterator();
        while (!twin.state().moment().equals(wanted) && entries.hasNext()) {
            twin.restore(entries.next());
        }
        return twin.state().moment().equals(wanted) && twin.state().ending().isEmpty()
                ? Optional.of(twin)
                : Optional.empty();
    }

    /** The scenario. */
    public Survey survey() {
        return survey;
    }

    /** The position with which the games, or the past of the game that is played on, began. */
    public Opening opening() {
        return opening;
    }

    /** The game that is played on, if it is one; what was rolled at its beginning stays. It is only to be read. */
    public Optional<Game> past() {
        return past;
    }

    /** The game-turn from which games are played. */
    public int turn() {
        return past.map(game -> game.state().moment()).orElse(opening.moment()).turn();
    }

    /** How many commands have been played already. */
    public int played() {
        return entries.size();
    }

    /** A new game from here with a seed of its own. */
    public Game begin(long seed) {
        Game game = past.map(before -> VictorySystems.resumed(survey, opening, seed, before.prologue()))
                .orElseGet(() -> VictorySystems.newGame(survey, opening, seed));
        entries.forEach(entry -> restore(game, entry));
        return game;
    }

    /** Brings back what was played, with the hashes that it has under the seed of this game, so that the game can be saved. */
    private static void restore(Game game, Entry entry) {
        game.restore(entry);
        long hash = game.state().hash();
        if (hash != entry.hash()) {
            game.revert();
            game.restore(new Entry(entry.command(), entry.events(), hash));
        }
    }
}
