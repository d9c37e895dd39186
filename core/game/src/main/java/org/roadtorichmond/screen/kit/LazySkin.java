package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A skin whose styles can be made when they are first asked for. Cutting a font takes tens of milliseconds, and no screen uses all
 * of them, so that the first picture would be late if every style were made before it.
 */
public final class LazySkin extends Skin {
    private record Name(Class<?> type, String name) {}

    private final Map<Name, Supplier<?>> unmade = new HashMap<>();

    /** Adds a style that is made when it is first asked for. */
    <T> void add(String name, Class<T> type, Supplier<T> style) {
        unmade.put(new Name(type, name), style);
    }

    /** Makes all styles that were not asked for yet; for tests that look at every one. */
    void makeAll() {
        List.copyOf(unmade.keySet()).forEach(name -> get(name.name(), name.type()));
    }

    @Override
    public <T> T get(String name, Class<T> type) {
        Supplier<?> style = unmade.remove(new Name(type, name));
        if (style != null) {
            add(name, style.get(), type);
        }
        return super.get(name, type);
    }
}
