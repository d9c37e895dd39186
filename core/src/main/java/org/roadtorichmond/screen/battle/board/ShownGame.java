package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.screen.kit.CorpsBands;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Board;

/**
 * The game as it is shown on the battle screen. The game itself never waits: commanders play as fast as they think, and what is shown
 * follows the log at the pace that the player likes, which can be paused, hurried or skipped at any moment. A player's own deeds are
 * shown briefly, and any next one ends the show of the one before.
 */
public final class ShownGame implements Disposable {
    /** However long nothing was drawn: no more time than this passes for what is shown. */
    private static final float LONGEST_FRAME = 0.1f;

    private static final int BRISK = 3;

    private final Session session;
    private final Preferences preferences;
    private final CorpsBands bands;
    private final Runnable changed;
    private final Consumer<Hex> happening;
    private final Replay replay;
    private final Playback playback;
    private final Subscription subscription;
    private int pictured = -1;
    private @Nullable Moment skipped;

    /**
     * A game that is shown as it stands, and follows its session from now on.
     *
     * @param changed called when the panels have to show something else
     * @param happening gets the place of what a commander does, as it is shown
     */
    public ShownGame(
            Session session, Preferences preferences, CorpsBands bands, Runnable changed, Consumer<Hex> happening) {
        this.session = session;
        this.preferences = preferences;
        this.bands = bands;
        this.changed = changed;
        this.happening = happening;
        replay = new Replay(session.game());
        replay.go(replay.length());
        playback = new Playback(replay);
        playback.pace(preferences.pace());
        subscription = session.listen(this::follow);
    }

    public Session session() {
        return session;
    }

    public Playback playback() {
        return playback;
    }

    private void follow(Change change) {
        replay.follow(session.game().log());
        if (change.forwards() && !change.done().isEmpty() && session.byHuman(change.after() - 1)) {
            own(replay.positionBefore(change.common()));
        }
        skipOn();
    }

    /** Shows what a person has just done, from a position on; what was shown before is over. */
    private void own(int before) {
        playback.pause(false);
        if (!preferences.animations() || preferences.pace() == Preferences.INSTANT) {
            playback.go(replay.length());
        } else {
            playback.go(before);
        }
    }

    /** Whether what a commander did is being shown, so that the picture is not that of the game as it stands. */
    public boolean watching() {
        return replay.next().filter(step -> !session.byHuman(step.entry())).isPresent();
    }

    /** Whether a commander did something that has not been shown to its end, so that no panel speaks of it yet. */
    public boolean unseen() {
        int first = replay.next()
                .map(Replay.Step::entry)
                .orElse(session.game().log().size());
        for (int i = session.game().log().size() - 1; i >= first; i--) {
            if (!session.byHuman(i)) {
                return true;
            }
        }
        return false;
    }

    /** The game as it is shown, while it stands between two commands. */
    public Optional<Game> shown() {
        boolean between = replay.next().filter(step -> step.place() > 0).isEmpty();
        return between ? Optional.of(replay.game()) : Optional.empty();
    }

    /** Whether anything has not been shown yet. */
    public boolean behind() {
        return playback.behind();
    }

    /** The picture of this moment. */
    public Board board(Board present) {
        if (watching()) {
            return playback.paused() && playback.progress() == 0
                    ? Scene.happened(replay, bands)
                    : Scene.happening(replay, bands, playback.progress(), preferences.animations());
        }
        return behind() ? Scene.happening(replay, bands, playback.progress(), present) : present;
    }

    /** Time has passed, in seconds. */
    public void act(float seconds) {
        if (!playback.running()) {
            return;
        }
        boolean watched = watching();
        playback.pace(watched ? preferences.pace() : Math.max(BRISK, preferences.pace()));
        playback.advance(Math.min(LONGEST_FRAME, seconds));
        boolean moved = pictured != replay.position();
        pictured = replay.position();
        if (moved && watching() && preferences.follow()) {
            replay.next().flatMap(step -> Scene.place(step.event())).ifPresent(happening);
        }
        boolean ended = !behind() && (watched || !session.humanDecides());
        if (ended || watched != watching() || (moved && watched)) {
            changed.run();
        }
        Gdx.graphics.requestRendering();
    }

    /** Shows everything at once that is left of the player-turn being shown, also what is still to be thought of. */
    public void skip() {
        while (behind() && !watching()) {
            playback.go(replay.position() + 1);
        }
        skipped = replay.game().state().moment();
        playback.pause(false);
        skipOn();
        changed.run();
    }

    private void skipOn() {
        Moment skipping = skipped;
        if (skipping == null) {
            return;
        }
        while (behind() && unseen() && sameTurn(skipping, replay.game().state().moment())) {
            playback.go(replay.position() + 1);
        }
        if (!sameTurn(skipping, replay.game().state().moment()) || session.humanDecides()) {
            skipped = null;
        }
    }

    private static boolean sameTurn(Moment one, Moment other) {
        return one.turn() == other.turn() && one.player() == other.player();
    }

    public void pause() {
        playback.pause(!playback.paused());
        changed.run();
    }

    public void step() {
        if (watching()) {
            playback.step();
            changed.run();
        }
    }

    public void faster() {
        pace(playback.faster());
    }

    public void slower() {
        pace(playback.slower());
    }

    /** Takes the next pace, and after the fastest the slowest. */
    public void nextPace() {
        List<Integer> paces = Playback.PACES;
        pace(paces.get(
                (paces.indexOf(playback.faster()) + (playback.faster() == playback.pace() ? 1 : 0)) % paces.size()));
    }

    private void pace(int times) {
        preferences.pace(times);
        playback.pace(times);
        changed.run();
    }

    /**
     * A key that has another meaning while a commander's turn is shown: what would give orders ends the show, so that nobody orders
     * what has not been seen.
     *
     * @return whether the key has done its work with that
     */
    public boolean press(KeyAction action) {
        boolean skips = action == KeyAction.END_PHASE || action == KeyAction.CONFIRM || action == KeyAction.BACK;
        boolean orders = skips
                || action == KeyAction.NEXT_UNIT
                || action == KeyAction.UNDO
                || action == KeyAction.REDO
                || action == KeyAction.LEAVE_MAP;
        if (!unseen() || !orders) {
            return false;
        }
        if (skips) {
            skip();
        }
        return true;
    }

    /** The last turn of the other player, if there was one. */
    public Optional<Replay.Stretch> lastTurn() {
        Side player = session.game().state().moment().player();
        boolean sits = session.seats().human(player) || !session.seats().human(player.enemy());
        return new Replay(session.game()).lastTurnOf(sits ? player.enemy() : player);
    }

    @Override
    public void dispose() {
        subscription.close();
    }
}
