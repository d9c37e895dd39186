package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.Input.Keys;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;

/** The ways through a replay, for its keys and its buttons. */
final class ReplayControl {
    private final Playback playback;
    private final Replay replay;
    private final Runnable changed;

    /** The ways through a replay, of which a screen is notified. */
    ReplayControl(Playback playback, Runnable changed) {
        this.playback = playback;
        this.changed = changed;
        replay = playback.replay();
    }

    Playback playback() {
        return playback;
    }

    /** Goes to a position and waits there. */
    void go(int position) {
        playback.pause(true);
        playback.go(position);
        changed.run();
    }

    /** Steps a number of events forwards, or backwards where it is negative. */
    void step(int events) {
        go(replay.position() + events);
    }

    /** Plays on, or waits; from the end it begins again. */
    void play() {
        if (playback.running()) {
            playback.pause(true);
        } else {
            if (!playback.behind()) {
                playback.go(0);
            }
            playback.playTo(Integer.MAX_VALUE);
        }
        changed.run();
    }

    void pace(int times) {
        // At once would be nothing to look at.
        playback.pace(times == Setting.INSTANT ? 1 : times);
        changed.run();
    }

    /** Handles a key that leads through the game; returns whether it was one. */
    boolean key(int key, boolean shift) {
        switch (key) {
            case Keys.LEFT -> step(-1);
            case Keys.RIGHT -> step(1);
            case Keys.PAGE_UP -> go(shift ? replay.previousTurn() : replay.previousPhase());
            case Keys.PAGE_DOWN -> go(shift ? replay.nextTurn() : replay.nextPhase());
            case Keys.HOME -> go(0);
            case Keys.END -> go(replay.length());
            case Keys.SPACE -> play();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Does what an action does on the battle screen, too; returns whether it is such a one. */
    boolean press(KeyAction action) {
        switch (action) {
            case PAUSE -> play();
            case STEP -> step(1);
            case FASTER -> pace(playback.faster());
            case SLOWER -> pace(playback.slower());
            default -> {
                return false;
            }
        }
        return true;
    }
}
