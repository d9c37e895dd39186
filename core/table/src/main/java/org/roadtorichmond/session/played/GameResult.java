package org.roadtorichmond.session.played;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.Placing;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.played.marks.Mark;
import org.roadtorichmond.session.played.marks.MarkedGame;
import org.roadtorichmond.session.review.ChanceCourse;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.AtStake;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Score;

/** What is kept of a game that has ended, worked out from its log and its notes. */
public final class GameResult {
    private static final int PERCENT = 100;

    private final Session session;
    private final Game game;
    private final GameNotes notes;
    private final Calibration calibration;

    private GameResult(Session session, Yardsticks yardsticks) {
        this.session = session;
        calibration = yardsticks.calibration(session.loaded());
        game = session.game();
        notes = session.saved().notes();
    }

    /**
     * What is kept of a game that has ended; empty if no person ever gave an order in it, or it has not ended. It takes some tenths of
     * a second of a long game.
     *
     * @param session the game; it is only read
     * @param yardsticks the stored games of scenarios, with which it is compared
     * @param now when it ended
     */
    public static Optional<PlayedGame> of(Session session, Yardsticks yardsticks, Instant now) {
        GameResult result = new GameResult(session, yardsticks);
        return session.state().ending().isPresent() && result.played()
                ? Optional.of(result.made(yardsticks, now))
                : Optional.empty();
    }

    /** By what a game is known: its scenario as it is played, its beginning and its dice, whatever was done with them. */
    static String key(SavedGame saved) {
        Game game = saved.game();
        String beginning = PlayDigest.of(saved.scenario()) + " " + game.opening() + " "
                + game.state().seed();
        return Digest.of(beginning).substring(0, PlayedGame.KEY_DIGITS);
    }

    private boolean played() {
        return IntStream.range(0, game.log().size()).anyMatch(session::byHuman);
    }

    private PlayedGame made(Yardsticks yardsticks, Instant now) {
        Adjudication verdict = VictorySystem.judge(game);
        Score score = verdict.score();
        Optional<Side> winner = verdict.winner().army().map(Army::side);
        Optional<Side> side = side();
        String opponent = side.map(own -> session.seats().of(own.enemy())).orElse(Seats.HUMAN);
        Optional<Apart> apart = apart(side);
        ChanceCourse course = ChanceCourse.of(game, game.log(), calibration);
        List<Earned> marks = side.filter(own -> apart.isEmpty())
                .map(own -> Mark.earnedIn(new MarkedGame(
                        game,
                        own,
                        opponent,
                        winner.filter(own::equals).isPresent(),
                        notes.advice().size(),
                        GameHistory.of(game),
                        course)))
                .orElse(List.of());
        Optional<Placing> placing = Placing.of(yardsticks.of(session.loaded()), session.loaded(), game);
        return new PlayedGame(
                key(session.saved()),
                LocalDateTime.ofInstant(now, ZoneOffset.UTC).truncatedTo(ChronoUnit.SECONDS),
                game.state().scenario().name(),
                side,
                opponent,
                winner,
                score,
                AtStake.of(game.state().scenario(), score),
                game.state().moment().turn(),
                integer(winner.map(course::decided)),
                integer(placing.map(Placing::clearerThan)),
                integer(side.map(own -> (int) Math.round(course.lowest(own) * PERCENT))),
                apart,
                notes.advice().size(),
                marks);
    }

    private static OptionalInt integer(Optional<Integer> number) {
        return number.stream().mapToInt(Integer::intValue).findFirst();
    }

    /** The side that a person has, or had last, alone; empty where two people play. */
    private Optional<Side> side() {
        Seats seats = session.seats();
        if (seats.bothHuman()) {
            return Optional.empty();
        }
        Optional<Side> now = Arrays.stream(Side.values()).filter(seats::human).findFirst();
        return now.or(() -> notes.handed().stream()
                .filter(change -> change.from().equals(Seats.HUMAN))
                .reduce((earlier, later) -> later)
                .map(GameNotes.Handed::side));
    }

    private Optional<Apart> apart(Optional<Side> side) {
        if (notes.practice()) {
            return Optional.of(Apart.PRACTICE);
        } else if (!notes.diceTakenBack().isEmpty()) {
            return Optional.of(Apart.DICE_TAKEN_BACK);
        } else if (game.state().umpire()) {
            return Optional.of(Apart.UMPIRE);
        } else if (notes.takenOver().isPresent()) {
            return Optional.of(Apart.TAKEN_OVER);
        } else if (side.isPresent() && !notes.handed().isEmpty()) {
            return Optional.of(Apart.HANDED_OVER);
        } else if (session.loaded().handicap().isPresent()) {
            return Optional.of(Apart.HANDICAP);
        }
        boolean whole = game.opening().equals(game.state().scenario().opening());
        return whole ? Optional.empty() : Optional.of(Apart.POSITION);
    }
}
