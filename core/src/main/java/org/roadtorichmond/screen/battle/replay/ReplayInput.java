package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Stroke;
import org.roadtorichmond.session.replay.Replay;

/** Mouse and keys of the replay: the mouse moves the map, the keys lead through the game. */
final class ReplayInput extends InputAdapter {
    private final ReplayScreen screen;
    private final KeyMap keys;
    private int lastX;
    private int lastY;

    ReplayInput(ReplayScreen screen, KeyMap keys) {
        this.screen = screen;
        this.keys = keys;
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        lastX = x;
        lastY = y;
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        screen.camera().drag(x - lastX, lastY - y);
        lastX = x;
        lastY = y;
        return true;
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        zoom(amountY > 0 ? -1 : 1);
        return true;
    }

    private void zoom(int steps) {
        screen.camera().zoom(steps, Gdx.input.getX(), Gdx.graphics.getHeight() - Gdx.input.getY());
    }

    @Override
    public boolean keyDown(int key) {
        if (screen.sheets().open()) {
            return false;
        }
        return lead(key) || asOnTheBattleScreen(key);
    }

    private boolean lead(int key) {
        Replay replay = screen.playback().replay();
        switch (key) {
            case Keys.LEFT -> screen.step(-1);
            case Keys.RIGHT -> screen.step(1);
            case Keys.PAGE_UP -> screen.go(screen.shift() ? replay.previousTurn() : replay.previousPhase());
            case Keys.PAGE_DOWN -> screen.go(screen.shift() ? replay.nextTurn() : replay.nextPhase());
            case Keys.HOME -> screen.go(0);
            case Keys.END -> screen.go(replay.length());
            case Keys.SPACE -> screen.play();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean asOnTheBattleScreen(int key) {
        KeyAction action =
                keys.action(new Stroke(key, screen.control(), screen.shift())).orElse(null);
        if (action == null) {
            return false;
        }
        switch (action) {
            case PAUSE -> screen.play();
            case STEP -> screen.step(1);
            case FASTER -> screen.pace(screen.playback().faster());
            case SLOWER -> screen.pace(screen.playback().slower());
            case ZOOM_IN -> zoom(1);
            case ZOOM_OUT -> zoom(-1);
            case BACK -> screen.leave();
            default -> {
                return false;
            }
        }
        return true;
    }
}
