package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.stream.Stream;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.Widgets;

/** A scenario in the list of those that can be played: its name, and below it in small letters how long and how large it is. */
public final class ScenarioLine {
    private ScenarioLine() {}

    /**
     * The line, which is as high whether it is chosen or not.
     *
     * @param facts what stands below the name; empty for a scenario that cannot be read
     */
    public static Actor of(Widgets ui, String name, String facts, boolean chosen, Runnable choose) {
        return new ContentSwitcher(
                Stream.of("list", "chosen")
                        .map(style -> button(ui, name, facts, style, choose))
                        .toList(),
                chosen ? 1 : 0);
    }

    private static TextButton button(Widgets ui, String name, String facts, String style, Runnable choose) {
        TextButton button = ui.line(name, style, choose);
        button.getLabel().setWrap(true);
        if (!facts.isEmpty()) {
            Label small = ui.label(facts, "small");
            small.setWrap(true);
            small.setAlignment(Align.left);
            button.row();
            button.add(small).growX();
        }
        return button;
    }
}
