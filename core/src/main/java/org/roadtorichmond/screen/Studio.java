package org.roadtorichmond.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Screen;
import com.badlogic.gdx.utils.Disposable;
import java.util.function.Consumer;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Scheme;

/** What all screens share: ink, fonts, texts, the theme at the present scale, and the way from one screen to another. */
final class Studio implements Disposable {
    private static final float DESIGN_HEIGHT = 820;
    private static final float STEP = 8;
    private static final float SMALLEST = 0.75f;
    private static final float LARGEST = 4;
    private static final float WHOLE = 100;

    private final Ink ink = new Ink();
    private final Fonts fonts = new Fonts();
    private final Texts texts;
    private final Archive archive;
    private final Preferences preferences;
    private final Consumer<Screen> stage;
    private Theme theme;

    Studio(Texts texts, Archive archive, Preferences preferences, Consumer<Screen> stage) {
        this.texts = texts;
        this.archive = archive;
        this.preferences = preferences;
        this.stage = stage;
        Palette.choose(Scheme.named(preferences.palette()));
        theme = new Theme(scale(), fonts);
    }

    Ink ink() {
        return ink;
    }

    Fonts fonts() {
        return fonts;
    }

    Texts texts() {
        return texts;
    }

    Archive archive() {
        return archive;
    }

    Preferences preferences() {
        return preferences;
    }

    Theme theme() {
        return theme;
    }

    /** Puts another screen into the window. */
    void show(Screen screen) {
        stage.accept(screen);
    }

    private float scale() {
        float natural = Gdx.graphics.getBackBufferHeight() / DESIGN_HEIGHT * preferences.scale() / WHOLE;
        float stepped = Math.round(natural * STEP) / STEP;
        return Math.max(SMALLEST, Math.min(LARGEST, stepped));
    }

    /** Makes the interface larger or smaller by a factor. */
    void enlarge(float factor) {
        preferences.scale(Math.round(preferences.scale() * factor));
    }

    /** Makes the theme anew if the window's size asks for another scale; whether it did. */
    boolean rescale() {
        if (theme.scale() == scale()) {
            return false;
        }
        theme.dispose();
        theme = new Theme(scale(), fonts);
        return true;
    }

    @Override
    public void dispose() {
        theme.dispose();
        fonts.dispose();
        ink.dispose();
    }
}
