package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.Gdx;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;

/** Moves the map by a {@link Steering} for as long as keys are held that move it. */
public final class SteeringKeys {
    private final KeyMap keys;

    /** The keys of a player. */
    public SteeringKeys(KeyMap keys) {
        this.keys = keys;
    }

    /**
     * Time has passed.
     *
     * @param seconds how much
     * @param plain whether no key is held that gives others another meaning
     * @return whether a key is held, so that another picture is needed
     */
    public boolean move(Steering steering, float seconds, boolean plain) {
        return steering.keys(
                seconds,
                held(KeyAction.MAP_RIGHT, plain) - held(KeyAction.MAP_LEFT, plain),
                held(KeyAction.MAP_UP, plain) - held(KeyAction.MAP_DOWN, plain));
    }

    private int held(KeyAction action, boolean plain) {
        return plain && Gdx.input.isKeyPressed(keys.place(action)) ? 1 : 0;
    }
}
