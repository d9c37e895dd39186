package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.Input.Keys;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.replay.Playback;

/** The ways through a replay, for its keys and its buttons. */
record ReplayControl(Playback playback, Runnable changed) {
    /** Goes to a position and waits there. */
    void go(int position) {
        playback.pause(true);
        playback.go(position);
        changed.run();
    }

    /** Steps a number of events forwards, or backwards where it is negative. */
    void step(int events) {
        go(playback.replay().position() + events);
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
            case Keys.PAGE_UP ->
                go(shift ? playback.replay().previousTurn() : playback.replay().previousPhase());
            case Keys.PAGE_DOWN ->
                go(shift ? playback.replay().nextTurn() : playback.replay().nextPhase());
            case Keys.HOME -> go(0);
            case Keys.END -> go(playback.replay().length());
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
