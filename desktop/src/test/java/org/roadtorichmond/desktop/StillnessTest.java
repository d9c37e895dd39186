package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.MapCamera;

@DisplayName("Nothing that can be clicked is moved by a click elsewhere, and neither is the map")
final class StillnessTest {
    /** Tolerance in pixels: the next click still hits what moves by less than this, and places are rounded to pixels. */
    private static final float SLACK = 3;

    private static final int NARROW = 150;
    private static final int SOME = 6;
    private static final String MAP = "the map";
    private static final String TRAY = "Reinforcements due";
    /** The part of the window's height above which actors belong to the bar at the top. */
    private static final float IN_BAR = 0.94f;

    /** A click on these lays everything out again, on purpose. */
    private static final Set<String> RENEWING = Set.of(
            "'75 %'",
            "'90 %'",
            "'100 %'",
            "'115 %'",
            "'130 %'",
            "'150 %'",
            "'175 %'",
            "'200 %'",
            "'250 %'",
            "'English'",
            "'Deutsch'");

    @TempDir
    private Path folder;

    private static final Set<String> LEADING = Set.of(
            "'Back'",
            "'Zurück'",
            "'Begin the battle'",
            "'Schlacht beginnen'",
            "'More: how it is won, rules, dice'",
            "'Mehr: Sieg, Regeln, Würfel'");

    private final List<String> faults = new ArrayList<>();
    private WindowScript script;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(StillnessTest.class);
    }

    private void open(Optional<String> file, String language, int scale, int width, int height) {
        Shelves.settings(folder, Map.of("language", language, "scale", Integer.toString(scale), "sound", "false"));
        script = new WindowScript(WindowScript.opening(folder, file, "human", "human"))
                .claiming(ClaimedGraphics.size(width, height));
        script.pause(4);
    }

    private void play() {
        script.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private Stage stage() {
        return script.program().stage().orElseThrow();
    }

    /** Decides whether a click is meant to move an actor. */
    private interface Meant {
        boolean moves(String clicked, String name, Rectangle place);
    }

    private Map<String, Rectangle> places() {
        Map<String, Rectangle> places = new LinkedHashMap<>();
        Clickables.of(stage()).forEach((name, actor) -> places.put(name, Clickables.place(actor)));
        script.program()
                .camera()
                .ifPresent(camera -> places.put(
                        MAP, new Rectangle(camera.originX(), camera.originY(), camera.scale(), camera.scale())));
        return places;
    }

    /** Runs an action, and compares the places of everything before and after. */
    private void still(String what, Runnable action, BiPredicate<String, Rectangle> meant) {
        Map<String, Rectangle> before = new LinkedHashMap<>();
        script.step(() -> before.putAll(places()), action);
        script.frames(3);
        script.step(() -> {
            Map<String, Rectangle> after = places();
            before.forEach((name, place) -> {
                Rectangle now = after.getOrDefault(name, place);
                if (!meant.test(name, place) && moved(place, now)) {
                    faults.add(what + " moves " + name + " from " + place + " to " + now);
                }
            });
        });
    }

    private static boolean moved(Rectangle place, Rectangle now) {
        return Math.abs(place.x - now.x) > SLACK
                || Math.abs(place.y - now.y) > SLACK
                || Math.abs(place.width - now.width) > SLACK
                || Math.abs(place.height - now.height) > SLACK;
    }

    /** Clicks everything on a page that can be clicked, one after the other, except what leads elsewhere. */
    private void clickAll(int most, Set<String> leading, Meant meant) {
        for (int i = 0; i < most; i++) {
            int place = i;
            String[] clicked = {""};
            script.step(() -> chosen(place, leading).ifPresent(name -> {
                clicked[0] = name;
                Clickables.reveal(Clickables.of(stage()).get(name));
            }));
            script.frames(1);
            int[] layers = new int[1];
            script.step(() -> layers[0] = stage().getRoot().getChildren().size);
            still("click " + place, () -> click(clicked[0]), (name, from) -> meant.moves(clicked[0], name, from));
            script.step(() -> {
                if (stage().getRoot().getChildren().size > layers[0]) {
                    WindowScript.key(Keys.ESCAPE);
                }
            });
            script.frames(2);
        }
    }

    private Optional<String> chosen(int place, Set<String> leading) {
        Map<String, Actor> all = Clickables.of(stage());
        return all.keySet().stream()
                .skip(place)
                .findFirst()
                .filter(name -> Clickables.canBeClicked(all.get(name)))
                .filter(name -> !leading.contains(name) && RENEWING.stream().noneMatch(name::startsWith));
    }

    private void click(String name) {
        Actor actor = Clickables.of(stage()).get(name);
        if (actor != null) {
            Rectangle place = Clickables.place(actor);
            WindowScript.press(
                    Math.round(place.x + place.width / 2),
                    Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2),
                    Buttons.LEFT);
        }
    }

    @ParameterizedTest
    @CsvSource({"de, 90, 1024, 600", "en, 175, 1600, 900"})
    @DisplayName("where a battle is set up: a scenario changes only what is said of it")
    void setUp(String language, int scale, int width, int height) {
        open(Optional.empty(), language, scale, width, height);
        script.step(() -> WindowScript.key(Keys.N));
        script.pause(6);
        Set<String> leading = new HashSet<>(LEADING);
        Set<String> scenarios = new HashSet<>();
        Rectangle[] last = new Rectangle[1];
        script.step(() -> Clickables.of(stage()).entrySet().stream()
                .takeWhile(each -> !each.getKey().startsWith("'a person'")
                        && !each.getKey().startsWith("'ein Mensch'"))
                .forEach(scenario -> {
                    scenarios.add(scenario.getKey());
                    last[0] = Clickables.place(scenario.getValue());
                }));
        // On a narrow page the description of a scenario and its switches are below everything else.
        script.step(() -> leading.addAll(scale < NARROW ? Set.of() : scenarios));
        clickAll(40, leading, (clicked, name, place) -> scenarios.contains(clicked) && place.x > last[0].x + SLACK);
        play();
    }

    @ParameterizedTest
    @CsvSource({"en, 100, 1366, 768", "de, 175, 1600, 900"})
    @DisplayName("where it is chosen how a battle is won, by which rules and dice")
    void terms(String language, int scale, int width, int height) {
        open(Optional.empty(), language, scale, width, height);
        script.step(() -> WindowScript.key(Keys.N));
        script.pause(6);
        script.step(() -> WindowScript.key(Keys.M));
        script.pause(4);
        clickAll(40, LEADING, (clicked, name, place) -> false);
        play();
    }

    @ParameterizedTest
    @CsvSource({"de, 150, 1024, 600"})
    @DisplayName("in the settings, but for the size of the interface and its language")
    void settings(String language, int scale, int width, int height) {
        open(Optional.empty(), language, scale, width, height);
        script.step(() -> WindowScript.key(Keys.S));
        script.pause(2);
        // Another key scheme changes the keys of some actions.
        clickAll(
                48,
                Set.of("'Back'", "'Zurück'"),
                (clicked, name, place) ->
                        clicked.startsWith("'W, A, S, D") && (name.equals("'A'") || name.equals("'S'")));
        play();
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"en, 100, 1366, 768", "de, 90, 1024, 600", "de, 175, 1600, 900"})
    @DisplayName("where a battle is set up and its terms are chosen, and in the settings, in other windows")
    void otherWindows(String language, int scale, int width, int height) {
        setUp(language, scale, width, height);
        terms(language, scale, width, height);
        settings(language, scale, width, height);
    }

    @ParameterizedTest
    @CsvSource({"Who plays, en, 100, 1366, 768", "Wer spielt, de, 115, 1024, 600"})
    @DisplayName("on the page that asks who plays")
    void seats(String title, String language, int scale, int width, int height) {
        open(Optional.of("training"), language, scale, width, height);
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.pause(1);
        script.step(() -> script.clickWords(language.equals("de") ? "Spieler, Übung" : "Players, practice"));
        script.pause(1);
        script.step(() -> script.clickWords(title));
        script.pause(2);
        int[] first = new int[1];
        script.step(() -> first[0] = Clickables.of(stage()).size());
        for (String player : List.of("cadet", "colonel", "general", "human")) {
            String words = Map.of(
                            "cadet", language.equals("en") ? "Easy – the cadet" : "Leicht – der Kadett",
                            "colonel", language.equals("en") ? "Normal – the colonel" : "Normal – der Oberst",
                            "general", language.equals("en") ? "Hardest – the general" : "Sehr schwer – der General",
                            "human", language.equals("en") ? "a person" : "ein Mensch")
                    .get(player);
            for (String name : List.of("'" + words + "' (1 of 2)", "'" + words + "' (2 of 2)")) {
                still("a click on " + name, () -> click(name), (other, from) -> false);
            }
        }
        script.step(() -> assertTrue(first[0] > 10, "the dialog was open"));
        play();
    }

    @Test
    @DisplayName(
            "in a battle the tray of reinforcements goes, and the map and the tray's own button stay where they are")
    void tray() {
        open(Optional.of("road-to-richmond"), "en", 100, 1366, 768);
        script.step(() -> assertTrue(script.tells(TRAY)));
        BiPredicate<String, Rectangle> panels = (name, place) -> !name.equals(MAP);
        still("a click on a unit", () -> script.clickUnit(inSight()), panels);
        float[] tray = new float[1];
        Rectangle[] button = new Rectangle[1];
        script.step(() -> {
            tray[0] = script.camera().pixelY(script.camera().bottomEdge());
            button[0] = script.program().find(TRAY).orElseThrow();
        });
        still("the tray's going", () -> script.clickWords(TRAY), panels);
        script.step(() -> {
            assertTrue(script.camera().pixelY(script.camera().bottomEdge()) < tray[0] - SLACK);
            Rectangle now = script.program().find(TRAY).orElseThrow();
            assertEquals(button[0].x, now.x, SLACK);
            assertEquals(button[0].y, now.y, SLACK);
        });
        still("the tray's return", () -> script.clickWords(TRAY), panels);
        play();
    }

    @ParameterizedTest
    @CsvSource({"100, 1366, 768", "250, 1024, 600"})
    @DisplayName(
            "in a battle the log is open: the tray takes its room from the log's lines, and all else stays where it is")
    void trayUnderLog(int scale, int width, int height) {
        open(Optional.of("road-to-richmond"), "en", scale, width, height);
        still("the log's coming", () -> WindowScript.key(Keys.J), (name, place) -> false);
        float[] lines = new float[1];
        script.step(() -> lines[0] = Clickables.place(Clickables.of(stage()).get("'Combat'")).y);
        BiPredicate<String, Rectangle> inLog = (name, place) -> !name.equals(MAP) && place.y < lines[0];
        still("the tray's going", () -> script.clickWords(TRAY), inLog);
        still("the tray's return", () -> script.clickWords(TRAY), inLog);
        play();
    }

    @Test
    @DisplayName(
            "in a battle an attack is made, for which the side panel comes by itself, and the map stays where it is")
    void attack() {
        open(Optional.of("training"), "en", 100, 1366, 768);
        script.step(() -> script.march("1/B", "0403"), () -> script.march("2/B", "0304"), StillnessTest::endPhase);
        script.step(() -> WindowScript.key(Keys.F4));
        script.pause(3);
        BiPredicate<String, Rectangle> panels = (name, place) -> !name.equals(MAP);
        still("a click on the attacker", () -> script.clickUnit("2/B"), panels);
        still("a click on the target", () -> script.click("0404"), panels);
        still("the attack", () -> WindowScript.key(Keys.ENTER), panels);
        script.step(() -> assertEquals(1, script.game().state().dice()));
        play();
    }

    @Test
    @DisplayName("in a battle a unit is chosen, and the buttons round the map stay where they are")
    void units() throws IOException {
        open(Optional.of(Shelves.halfway(folder).toString()), "de", 100, 1024, 600);
        int[] panel = new int[1];
        script.step(() ->
                panel[0] = Math.round(script.camera().pixelX(script.camera().rightEdge())));
        BiPredicate<String, Rectangle> inPanel =
                (name, place) -> place.x >= panel[0] && place.y + place.height < Gdx.graphics.getHeight() * IN_BAR;
        still("a click on a unit", () -> script.clickUnit(inSight()), inPanel);
        clickAll(12, Set.of("'Heere'", "'Tafeln'"), (clicked, name, place) -> inPanel.test(name, place));
        play();
    }

    @Test
    @DisplayName(
            "in a low window unit after unit is chosen by key: what is said of each fits at the foot, whose button stays where it is")
    void foot() throws IOException {
        open(Optional.of(Shelves.halfway(folder).toString()), "de", 250, 1024, 600);
        for (int i = 0; i < SOME; i++) {
            still("unit " + i, () -> WindowScript.key(Keys.TAB), (name, place) -> !name.equals("'Bewegung beenden'"));
            script.step(() -> faults.addAll(LayoutAudit.of(stage())));
        }
        play();
    }

    /** Presses the key twice: the first stroke only asks, because there are units that have not moved. */
    private static void endPhase() {
        WindowScript.key(Keys.SPACE);
        WindowScript.key(Keys.SPACE);
    }

    /** A unit in the visible part of the map. */
    private String inSight() {
        MapCamera camera = script.camera();
        return script.game().state().scenario().units().stream()
                .map(Unit::id)
                .filter(id -> script.place(id)
                        .filter(hex -> camera.shows(
                                camera.layout().x(hex), camera.layout().y(hex)))
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }
}
