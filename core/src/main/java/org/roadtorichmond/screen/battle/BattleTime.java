package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.screen.battle.board.Scene;
import org.roadtorichmond.screen.battle.replay.ReplayScreen;
import org.roadtorichmond.screen.kit.Bands;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.HandOver;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Board;
import org.roadtorichmond.words.Sentence;

/**
 * Time on the battle screen. The game never waits: commanders play as fast as they think, and a replay follows the log at the pace
 * that the player likes, which can be paused, hurried or skipped at any moment. One's own deeds are shown briefly, and any next one
 * ends the show of the one before.
 */
public final class BattleTime implements Disposable {
    /** However long nothing was drawn: no more time than this passes for what is shown. */
    private static final float LONGEST_FRAME = 0.1f;

    private static final int BRISK = 3;

    private final BattleScreen screen;
    private final Session session;
    private final Preferences preferences;
    private final Bands bands;
    private final Replay replay;
    private final Playback playback;
    private final HandOver handOver;
    private final Subscription subscription;
    private int pictured = -1;
    private @Nullable Moment skipped;
    private Optional<Sentence> trouble = Optional.empty();

    BattleTime(BattleScreen screen, Session session, Bands bands) {
        this.screen = screen;
        this.session = session;
        this.bands = bands;
        preferences = screen.studio().preferences();
        replay = new Replay(session.game());
        replay.go(replay.length());
        playback = new Playback(replay);
        playback.pace(preferences.pace());
        handOver = new HandOver(session);
        subscription = session.listen(this::changed);
    }

    public Session session() {
        return session;
    }

    public Playback playback() {
        return playback;
    }

    public HandOver handOver() {
        return handOver;
    }

    private void changed(Change change) {
        replay.follow(session.game().log());
        if (change.forwards() && !change.done().isEmpty() && session.byHuman(change.after() - 1)) {
            own(replay.positionBefore(change.common()));
        }
        skipOn();
        Optional<Sentence> now = screen.studio().safekeeping().trouble();
        if (!now.equals(trouble)) {
            trouble = now;
            now.ifPresent(why -> screen.sheets().tell(screen.text("menu.title"), screen.text("time.notKept", why)));
        }
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

    /** Whether a commander did something that has not been shown to its end, so that nobody should be told of it yet. */
    boolean unseen() {
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
    Optional<Game> shown() {
        boolean between = replay.next().filter(step -> step.place() > 0).isEmpty();
        return between ? Optional.of(replay.game()) : Optional.empty();
    }

    /** Whether anything has not been shown yet. */
    public boolean behind() {
        return playback.behind();
    }

    /** The picture of this moment. */
    Board board(Board present) {
        if (watching()) {
            return playback.paused() && playback.progress() == 0
                    ? Scene.happened(replay, bands)
                    : Scene.happening(replay, bands, playback.progress(), preferences.animations());
        }
        return behind() ? Scene.happening(replay, bands, playback.progress(), present) : present;
    }

    /** Time has passed, in seconds. */
    void act(float seconds) {
        if (!playback.running()) {
            return;
        }
        boolean watched = watching();
        playback.pace(watched ? preferences.pace() : Math.max(BRISK, preferences.pace()));
        playback.advance(Math.min(LONGEST_FRAME, seconds));
        follow();
        if (!behind() || watched != watching()) {
            screen.refresh();
        } else if (pictured != replay.position()) {
            screen.watched();
        }
        pictured = replay.position();
        Gdx.graphics.requestRendering();
    }

    private void follow() {
        if (watching() && preferences.follow() && pictured != replay.position()) {
            replay.next().flatMap(step -> Scene.place(step.event())).ifPresent(screen.sight()::bring);
        }
    }

    /** Shows everything at once that is left of the player-turn being shown, also what is still to be thought of. */
    public void skip() {
        while (behind() && !watching()) {
            playback.go(replay.position() + 1);
        }
        skipped = replay.game().state().moment();
        playback.pause(false);
        skipOn();
        screen.refresh();
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
        screen.refresh();
    }

    public void step() {
        if (watching()) {
            playback.step();
            screen.refresh();
        }
    }

    void faster() {
        pace(playback.faster());
    }

    void slower() {
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
        screen.refresh();
    }

    /**
     * A key that has another meaning while a commander's turn is shown: what would give orders ends the show, so that nobody orders
     * what he has not seen.
     *
     * @return whether the key has done its work with that
     */
    boolean press(KeyAction action) {
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

    /** The replay of the game so far, at its end or at a stretch that is then played. */
    void showReplay(Optional<Replay.Stretch> stretch) {
        screen.studio().show(ReplayScreen.over(screen, stretch));
    }

    /** Shows the last turn of the other player again, if there was one. */
    void showLastTurn() {
        Replay all = new Replay(session.game());
        Side viewer = viewer();
        all.lastTurnOf(viewer.enemy()).ifPresent(stretch -> showReplay(Optional.of(stretch)));
    }

    /** Whether the other player has had a turn. */
    boolean hasLastTurn() {
        return new Replay(session.game()).lastTurnOf(viewer().enemy()).isPresent();
    }

    private Side viewer() {
        Side player = session.game().state().moment().player();
        return session.seats().human(player) || !session.seats().human(player.enemy()) ? player : player.enemy();
    }

    @Override
    public void dispose() {
        subscription.close();
        handOver.close();
    }
}
