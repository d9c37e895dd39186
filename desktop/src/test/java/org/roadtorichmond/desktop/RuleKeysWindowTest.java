package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.screen.kit.RuleLinks;

@DisplayName("A cited rule is opened by keys alone")
final class RuleKeysWindowTest {
    private static final String MANUAL = "Field manual";
    private static final String DIALOG = "How matters stand";
    private static final String LEAF = "Course";
    private static final String PANEL = "If the game ended now";

    @TempDir
    private Path folder;

    private WindowScript window;
    private String rule = "";

    @BeforeEach
    void open() throws IOException {
        WindowScript.needDisplay(RuleKeysWindowTest.class);
        String file = Shelves.bled(folder).toString();
        window = new WindowScript(WindowScript.opening(folder, Optional.of(file), "human", "human"));
        window.pause(2);
    }

    private Stream<Actor> actors() {
        return Actors.of(window.program().stage().orElseThrow().getRoot());
    }

    private void keys(int... keys) {
        for (int key : keys) {
            window.step(() -> WindowScript.key(key));
            window.pause(2);
        }
    }

    /** Goes down the menu with Tab to the entry, and opens it. */
    private void openStatistics() {
        keys(Keys.V);
        window.step(() -> window.reveal(DIALOG));
        window.step(() -> window.clickButton(DIALOG));
    }

    /** Notes the last rule that is cited in the panel with a heading; going backwards, the keys reach it first. */
    private void noteTheLastRule(String heading) {
        Actor words = actors().filter(Label.class::isInstance)
                .filter(actor -> ((Label) actor).getText().toString().equals(heading))
                .reduce((below, top) -> top)
                .orElseThrow();
        List<RuleLinks.Link> links = Actors.of(words.getParent())
                .filter(RuleLinks.class::isInstance)
                .flatMap(actor -> ((RuleLinks) actor).links().stream())
                .toList();
        assertFalse(links.isEmpty(), "rules are cited");
        rule = links.get(links.size() - 1).rule();
    }

    /** Goes back from the first item that the keys reach to the last, which is a rule, and opens it. */
    private void openTheLastRule(String heading) {
        window.step(() -> noteTheLastRule(heading), () -> WindowScript.key(Keys.SHIFT_LEFT, Keys.TAB));
        window.pause(2);
        window.step(() -> assertFalse(window.shows(MANUAL)));
        keys(Keys.ENTER);
        window.step(() -> {
            assertTrue(window.shows(MANUAL), "the manual is open");
            List<Label> marked = actors().filter(Label.class::isInstance)
                    .map(Label.class::cast)
                    .filter(label -> label.getText().toString().equals(rule))
                    .filter(label -> label.getParent() instanceof Table row && row.getBackground() != null)
                    .toList();
            assertEquals(1, marked.size(), () -> "rule " + rule + " is marked");
            float y = marked.get(0).localToStageCoordinates(new Vector2()).y;
            assertTrue(y > 0 && y < Gdx.graphics.getHeight(), () -> "rule " + rule + " is in sight");
        });
        keys(Keys.ESCAPE);
        window.step(() -> assertFalse(window.shows(MANUAL)));
    }

    @Test
    @DisplayName("in a dialog: from the ledger to the points as they stand, and to the rule of the last of them")
    void inADialog() {
        openStatistics();
        window.until(LEAF);
        keys(Keys.TAB);
        openTheLastRule(DIALOG);
        window.step(() -> assertTrue(window.shows(DIALOG), "the dialog is still open"));
        window.play();
    }

    /** The number of lines that can be pressed in the panel or dialog with a heading, without buttons with text. */
    private long pressedLines(String heading) {
        Actor words = actors().filter(Label.class::isInstance)
                .filter(actor -> ((Label) actor).getText().toString().equals(heading))
                .reduce((below, top) -> top)
                .orElseThrow();
        return Actors.of(words.getParent())
                .filter(actor -> actor instanceof Button && !(actor instanceof TextButton))
                .filter(Actor::isTouchable)
                .count();
    }

    @Test
    @DisplayName("and of the lines that cite it only those are stops of their own that point something out")
    void lines() {
        keys(Keys.V);
        window.step(() -> assertTrue(pressedLines(PANEL) > 0, "a line of the panel points units out"));
        keys(Keys.V);
        openStatistics();
        window.until(LEAF);
        window.step(() -> assertEquals(0, pressedLines(DIALOG), "lines of the dialog point nothing out"));
        window.play();
    }

    @Test
    @DisplayName("in a panel: F6 leads into the ledger, and to the rule of its last line")
    void inAPanel() {
        keys(Keys.V, Keys.F6);
        openTheLastRule(PANEL);
        window.play();
    }
}
