package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.CampaignTexts;

@DisplayName("Campaigns in the workshop")
final class CampaignWorkshopWindowTest {
    private static final String UNITS = """
            {'id': 'A', 'side': 'union', 'type': 'infantry', 'strength': 6, 'formation': 'I', 'commander': 'a', 'hex': '0101'},
            {'id': 'B', 'side': 'union', 'type': 'infantry', 'strength': 9, 'formation': 'I', 'commander': 'b', 'hex': '0102'},
            {'id': 'X', 'side': 'confederate', 'type': 'infantry', 'strength': 8, 'formation': 'S', 'commander': 'x', 'hex': '0601'}""";

    @TempDir
    private Path folder;

    private WorkshopScript script;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(CampaignWorkshopWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        script = new WorkshopScript(folder);
        window = script.window();
        Files.createDirectories(script.file("x").getParent());
        scenario("day-one", "Day One", UNITS);
        scenario("day-two", "Day Two", UNITS.replace("'X'", "'Z'"));
    }

    private void scenario(String file, String name, String units) throws IOException {
        String text = """
                {'format': 'scenario/1', 'name': '%s', 'map': {'format': 'map/1', 'name': 'M', 'columns': 6, 'rows': 4, 'legend': {'.': 'clear'},
                 'terrain': ['......', '......', '......', '......'], 'places': [{'name': 'Elm Ford', 'hex': '0304'}]}, 'turns': 3,
                 'victory': {'system': 'simplified'}, 'units': [%s]}""".formatted(name, units);
        Files.writeString(script.file(file + ".scenario.json"), text.replace('\'', '"'));
    }

    private Campaign read(String file) {
        var read = new Documents(Shelf.of(List.of())).open(script.file(file));
        assertEquals(List.of(), read.problems());
        return ((CampaignDocument) read.value().orElseThrow()).campaign();
    }

    /** Chooses in the dialog that a button opens. */
    private void choose(String button, String words) {
        window.step(() -> Clickables.reveal(script.actor(button)));
        window.pause(1);
        script.press(button);
        window.until(() -> window.shows(words));
        script.button(words);
        window.pause(2);
    }

    /** Chooses from one of the boxes, whose list then fades over what is below. */
    private void kind(int box, String words) {
        script.choose(box, words);
        window.pause(6);
    }

    private void open(String name) {
        window.until("Workshop");
        script.key(Keys.W);
        window.until(() -> window.tells("Willow Run"));
        window.pause(2);
        script.type("new.name", name);
        script.button("New campaign");
        window.until(() -> window.sees("part."));
        window.pause(2);
    }

    private void twoBattles() {
        choose("add.battles", "Day One");
        choose("add.battles", "Day Two");
        script.press("part.battles.0");
        window.until(() -> window.sees("history.points"));
    }

    /** The consequence of the first battle, by choices as far as there are any. */
    private void consequence() {
        script.press("add.battles.0.after");
        window.until(() -> window.sees("then"));
        script.type("name", "Ford held, late");
        kind(0, "a hex is held");
        choose("choose.battles.0.after.0.if.held", "0304 Elm Ford");
        choose("choose.battles.0.after.0.in", "Day Two (day-two)");
        choose("choose.battles.0.after.0.then", "A: strength 6");
        script.type("then", "units.A.strength=5");
        window.until(() -> window.tells("A: strength 5"));
    }

    private void history() {
        script.press("part.battles.0");
        window.until(() -> window.sees("history.points"));
        script.type("history.points", "12 8");
        choose("choose.battles.0.history.lost", "B");
        script.type("history.lost.B", "4");
        window.step(() -> Clickables.reveal(script.actor("history.happened.Ford held, late")));
        window.pause(1);
        script.press("history.happened.Ford held, late");
        window.pause(2);
    }

    @Test
    @DisplayName(
            "two battles with a consequence are made by choices, saved whole, and played from the second as the first leaves it")
    void made() {
        open("Two Days");
        List<String> faults = new ArrayList<>();
        twoBattles();
        consequence();
        script.look("campaign-consequence", faults);
        history();
        script.look("campaign-battle", faults);
        window.until(() -> window.tells("can be played, 1 warning"));
        window.until(() -> window.tells("1 unit of day-one has no namesake in day-two: X"));
        script.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        script.press("part.battles.1");
        window.step(() -> {
            Campaign campaign = read("two-days.campaign.json");
            assertEquals(
                    List.of("day-one", "day-two"),
                    campaign.battles().stream().map(Campaign.Battle::id).toList());
            assertEquals(
                    Map.of("B", 4),
                    campaign.battles().get(0).history().orElseThrow().lost());
            assertFalse(Files.exists(script.file("two-days.campaign.draft.json")));
            assertEquals(List.of(), faults);
            window.clickButton("Play from here");
        });
        window.until(() -> window.program().game().isPresent());
        window.step(() -> {
            Scenario scenario = window.game().state().scenario();
            assertEquals("Day Two", scenario.name());
            assertEquals(
                    5, scenario.unit("A").orElseThrow().strength(), "history says that the consequence came about");
            assertEquals(5, scenario.unit("B").orElseThrow().strength(), "9 less 4");
        });
        window.play();
    }

    @Test
    @DisplayName("a campaign that comes with the game is copied with its German, under the name that was typed")
    void copied() {
        window.until("Workshop");
        script.key(Keys.W);
        window.until(() -> window.tells("Campaign: Five Evenings before Richmond"));
        window.pause(2);
        script.type("new.name", "My Evenings");
        script.button("Campaign: Five Evenings before Richmond");
        window.until(() -> window.sees("part.battles.4"));
        window.pause(2);
        script.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        window.step(() -> {
            Campaign copy = read("my-evenings.campaign.json");
            assertEquals("My Evenings", copy.name());
            assertEquals(5, copy.battles().size());
            Campaign german = CampaignTexts.in(
                    copy, Shelf.of(List.of(script.file("x").getParent())), "my-evenings.campaign.json", Locale.GERMAN);
            assertEquals("My Evenings", german.name());
            assertTrue(german.story().startsWith("26. Juni"), "the German of the original fits the copy");
        });
        window.play();
    }

    private static void names(Actor actor, Set<String> to) {
        if (actor.getName() != null) {
            to.add(actor.getName());
        }
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> names(child, to));
        }
    }

    @Test
    @DisplayName(
            "a problem leads to its part and field; conditions are made of conditions; what is edited is kept, and taken back")
    void drafts() {
        open("Unfinished");
        window.until(() -> window.tells("A campaign has at least one battle"));
        twoBattles();
        script.press("add.final");
        window.until(() -> window.sees("points"));
        kind(0, "all of these");
        window.until(() -> window.sees("if.all.0"));
        kind(1, "not this");
        window.until(() -> window.sees("if.all.0.not"));
        kind(2, "units were eliminated");
        window.until(() -> window.sees("if.all.0.not.lost"));
        script.press("if.all.add");
        window.until(() -> window.sees("if.all.1"));
        kind(3, "who wins");
        window.until(() -> window.sees("if.all.1.in"));
        script.look("campaign-condition", new ArrayList<>());
        Set<String> seen = new TreeSet<>();
        window.step(() -> names(window.program().stage().orElseThrow().getRoot(), seen));
        script.press("part.");
        window.until(() -> window.sees("returns.eliminated"));
        script.control(Keys.Z);
        script.control(Keys.Y);
        window.until(() -> Files.exists(script.file("unfinished.campaign.draft.json")));
        script.button("Close");
        window.until(() -> window.tells("Campaign: Unfinished"));
        window.step(() -> {
            assertTrue(seen.contains("if.all.1.winner"), seen::toString);
            assertFalse(Files.exists(script.file("unfinished.campaign.json")), "it has problems");
            assertEquals(Optional.empty(), window.program().game());
        });
        window.play();
    }
}
