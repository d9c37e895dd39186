package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The mouse over words that cite rules: a hand shows where a click opens the manual. */
public final class LinkMouse extends InputListener {
    private final RuleLinks words;

    /** Listens over these words. */
    public LinkMouse(RuleLinks words) {
        this.words = words;
    }

    private Optional<String> at(float x, float y) {
        return words.links().stream()
                .filter(link -> link.place().contains(x, y))
                .map(RuleLinks.Link::rule)
                .findFirst();
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        Optional<String> rule = at(x, y);
        rule.ifPresent(number -> {
            // What lies under the words is not meant; and the words may be built again at once, under this very event.
            event.stop();
            Gdx.app.postRunnable(() -> words.open(number));
        });
        return rule.isPresent();
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        if (!words.links().isEmpty()) {
            Gdx.graphics.setSystemCursor(at(x, y).isPresent() ? SystemCursor.Hand : SystemCursor.Arrow);
        }
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
        if (!words.links().isEmpty()) {
            Gdx.graphics.setSystemCursor(SystemCursor.Arrow);
        }
    }
}
