package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.InputProcessor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.session.KeyMap;

/** Hands input on, in which keys are what is printed on them: a window reports where they are. */
final class PrintedKeys extends InputMultiplexer {
    private final KeyMap keys;
    private final Modifiers held;
    /** What the keys were that are pressed, by their places: they are let go as the same. */
    private final Map<Integer, Integer> pressed = new HashMap<>();

    /** Keys for the processors of a page, which ask for modifiers as it does. */
    PrintedKeys(KeyMap keys, Modifiers held, List<InputProcessor> processors) {
        super(processors.toArray(InputProcessor[]::new));
        this.keys = keys;
        this.held = held;
    }

    private int meant(int place) {
        return keys.layout().meant(place, held.shift());
    }

    @Override
    public boolean keyDown(int place) {
        keys.follow();
        int key = meant(place);
        pressed.put(place, key);
        return super.keyDown(key);
    }

    @Override
    public boolean keyUp(int place) {
        Integer key = pressed.remove(place);
        return super.keyUp(key == null ? meant(place) : key);
    }
}
