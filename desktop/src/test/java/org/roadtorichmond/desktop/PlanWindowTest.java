package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Timer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;

@DisplayName(
        "The combat phase: several attacks planned before a die, rules that can be clicked, counters picked from a stack")
final class PlanWindowTest {
    private static final float FAN_SECONDS = 0.7f;
    private static final float HALF = 0.56f;
    private static final float COUNTER = 1.12f;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(PlanWindowTest.class);
        window = WindowScript.training(folder);
    }

    private void bringToBattle(String first, String second) {
        window.clickUnit("1/B");
        window.click(first);
        window.clickUnit("2/B");
        WindowScript.join(() -> window.click(second));
        WindowScript.key(Keys.SPACE);
        WindowScript.key(Keys.SPACE);
        assertEquals(Phase.COMBAT, window.game().state().moment().phase());
    }

    private void plan(String unit, String target) {
        window.clickUnit(unit);
        window.click(target);
        WindowScript.key(Keys.A);
    }

    private List<Event.AttackDeclared> attacks() {
        return window.game().log().stream()
                .flatMap(entry -> entry.events().stream())
                .filter(Event.AttackDeclared.class::isInstance)
                .map(Event.AttackDeclared.class::cast)
                .toList();
    }

    @Test
    @DisplayName("two attacks are put aside, their outlook is shown, and the one that is taken up is made first")
    void plansTwoAttacks() {
        int[] entries = new int[1];
        window.step(
                () -> bringToBattle("0403", "0304"),
                () -> entries[0] = window.game().log().size(),
                () -> plan("2/B", "0404"),
                () -> plan("1/B", "0504"));
        window.until(() -> window.tells("All 2 succeed: "));
        window.step(
                () -> {
                    assertTrue(window.tells("Planned: 2 attacks"));
                    assertFalse(window.tells("Attack on"), "nothing is in hand");
                    assertEquals(entries[0], window.game().log().size(), "a plan is no command");
                    WindowScript.key(Keys.A);
                    WindowScript.key(Keys.A);
                },
                () -> {
                    assertTrue(window.tells("Attack on 0504"), "the second one is in hand");
                    WindowScript.key(Keys.ENTER);
                },
                () -> assertEquals(
                        List.of(List.of(window.hex("0504"))),
                        attacks().stream().map(Event.AttackDeclared::targets).toList()));
        window.play();
    }

    @Test
    @DisplayName(
            "the number of a rule in the odds panel opens the manual there by click and by keys, and Escape leads back")
    void opensTheManualAtARule() {
        window.play(
                () -> bringToBattle("0403", "0304"),
                () -> window.clickUnit("2/B"),
                () -> window.click("0404"),
                () -> {
                    assertFalse(window.tells("Field manual"));
                    clickRule("3.1");
                },
                () -> {},
                () -> {
                    assertTrue(window.shows("Field manual"));
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> {
                    assertFalse(window.tells("Field manual"));
                    assertTrue(window.tells("Attack on 0404"), "the attack is still in hand");
                    WindowScript.key(Keys.F6);
                    WindowScript.key(Keys.UP);
                    WindowScript.key(Keys.ENTER);
                },
                () -> {},
                () -> {
                    assertTrue(window.shows("Field manual"), "the last thing in the panel is a rule");
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> {
                    assertTrue(window.tells("Attack on 0404"));
                    WindowScript.key(Keys.ESCAPE);
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> assertFalse(
                        window.tells("Attack on 0404"), "one step leads out of the panel, one drops the attack"));
    }

    /** Clicks the number of a rule within the text of a label. */
    private void clickRule(String rule) {
        Rectangle place = window.program().find("(rule " + rule + ")").orElseThrow();
        int y = Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2);
        Label label = (Label) window.program().stage().orElseThrow().hit(place.x + 1, place.y + place.height / 2, true);
        String words = label.getText().toString();
        GlyphLayout before = new GlyphLayout(label.getStyle().font, words.substring(0, words.indexOf(rule)));
        WindowScript.press(Math.round(place.x + before.width) + 4, y, Input.Buttons.LEFT);
    }

    @Test
    @DisplayName("a click on a counter of a fanned stack takes that unit alone out of the attack")
    void picksFromAStack() {
        boolean[] fanned = new boolean[1];
        window.step(() -> bringToBattle("0403", "0403"), () -> window.click("0404"), () -> {
            WindowScript.move(window.x("0403"), window.y("0403"));
            // What is due later comes later, however late both are.
            Timer.schedule(
                    new Timer.Task() {
                        @Override
                        public void run() {
                            fanned[0] = true;
                        }
                    },
                    FAN_SECONDS);
        });
        window.until(() -> fanned[0]);
        window.step(
                () -> {
                    float aside = HALF * Math.max(34, COUNTER * window.camera().scale());
                    WindowScript.press(Math.round(window.x("0403") - aside), window.y("0403"), Input.Buttons.LEFT);
                },
                () -> WindowScript.key(Keys.ENTER),
                () -> {
                    assertEquals(1, attacks().size());
                    List<Unit> attackers = attacks().get(0).attackers();
                    assertEquals(1, attackers.size(), () -> "one stayed behind: " + attackers);
                });
        window.play();
    }
}
