package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.HexNames;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.unit.Side;

/**
 * A finished game, as marks look at it.
 *
 * @param game the game; it is only read
 * @param side the side of the player
 * @param opponent who played the other side, as a seat names commanders
 * @param won whether the player won
 * @param advice how often the player asked for advice
 * @param history the course of the game in figures
 * @param course how likely the sides were to win
 */
public record MarkedGame(
        Game game, Side side, String opponent, boolean won, int advice, GameHistory history, ChanceCourse course) {

    GameState state() {
        return game.state();
    }

    /** The commands of the game with their events. */
    List<Entry> log() {
        return game.log();
    }

    <E extends Event> Stream<E> all(Class<E> kind) {
        return log().stream().flatMap(entry -> entry.all(kind));
    }

    Stream<Event.AttackDeclared> attacks(Side by) {
        return all(Event.AttackDeclared.class)
                .filter(attack -> attack.attackers().get(0).side() == by);
    }

    /** What players call a hex: the name of the place in it, or else its number. */
    String name(Hex hex) {
        return HexNames.of(state().scenario().field(), hex).toString();
    }
}
