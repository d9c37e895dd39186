package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.testing.ChangedCopy;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Constants;

@DisplayName("A victory system of one class")
class CaptureTheGunsTest {
    private static final CaptureTheGuns SYSTEM = new CaptureTheGuns();

    private static World world() {
        return World.clear(5, 5)
                .union("U", "0101")
                .confederate("B1", Arm.ARTILLERY, 2, "0505")
                .confederate("B2", Arm.ARTILLERY, 1, "0505")
                .eliminated("B1", 1)
                .eliminated("B2", 2);
    }

    @Test
    @DisplayName("has a line for each rule, with what each unit gives and the ground that a scenario pays for")
    void lines() {
        Payments payments = new Payments(
                Map.of("battery", List.of(4)),
                List.of(new Payments.Hold(world().play().hex("0101"), Side.UNION, 5, OptionalInt.empty())));
        Table table = world().payments(payments).play();
        Adjudication result = SYSTEM.adjudicate(table.game());
        assertEquals(
                List.of("guns.battery=8[B1, B2]", "21.9=5[0101]"),
                result.sides().a().lines().stream()
                        .map(line -> line.rule() + "=" + line.points() + line.units())
                        .toList());
        assertEquals(Winner.A, result.winner());
        assertEquals(6, SYSTEM.adjudicate(world().play().game()).score().union());
    }

    @Test
    @DisplayName("is played for by the same stakes that its adjudication settles")
    void played() {
        long most = 0;
        for (int seed = 0; seed < 40; seed++) {
            Game game = RandomWorld.contest(seed, "road-to-richmond").game();
            Stakes stakes = SYSTEM.stakes(game.state().scenario());
            new RandomPlay(game, seed)
                    .toTheEnd(() -> assertEquals(
                            SYSTEM.adjudicate(game).score(), stakes.scale().score(stakes.settle(game.state()))));
            most = Math.max(most, SYSTEM.adjudicate(game).score().union());
        }
        assertTrue(most > 0, "guns were taken");
    }

    @Test
    @DisplayName("stands in docs/extending.md as it is here")
    void quoted() throws IOException {
        String source = Files.readString(
                Checkout.path("core/rules/src/test/java/org/roadtorichmond/victory/systems/CaptureTheGuns.java"));
        String shown = source.substring(source.indexOf("public final class"));
        assertTrue(Files.readString(Checkout.path("docs/extending.md")).contains("```java\n" + shown + "```"));
    }

    @Test
    @DisplayName("is added by the steps of docs/extending.md, made on copies: listed, named, described and played")
    void added(@TempDir Path folder) throws Throwable {
        String page = Files.readString(Checkout.path("docs/extending.md"));
        ChangedCopy copy = new ChangedCopy(folder).apply(page.substring(0, page.indexOf("## A commander")), "");
        ClassLoader loader = copy.compiled();
        ChangedCopy.run(loader.loadClass(CaptureTheGunsTest.class.getName()), "listed");
        ChangedCopy.run(loader.loadClass("org.roadtorichmond.victory.OnTheMapTest"), "explanations");
        ChangedCopy.run(
                loader.loadClass("org.roadtorichmond.scenario.SystemsPlayTest"),
                "a_random_game_comes_to_its_end_and_every_point_has_its_line",
                "gaines-mill-withdrawal",
                SYSTEM.id());
        for (String path : copy.paths()) {
            String text = copy.text(path);
            if (path.endsWith(".json")) {
                String read = JsonParser.parseString(text).toString();
                assertTrue(read.contains('"' + SYSTEM.id() + '"'), path);
            } else if (path.startsWith("assets/i18n")) {
                assertTrue(text.contains("term.battery = "), path);
            } else if (path.endsWith(".properties")) {
                assertTrue(text.contains("system." + SYSTEM.id() + ".title = "), path);
            } else if (path.endsWith(".md")) {
                assertTrue(text.contains("[guns.battery]"), path);
            }
        }
        JsonObject described = JsonParser.parseString(copy.text("maps/schema/scenario.schema.json"))
                .getAsJsonObject()
                .getAsJsonObject("$defs");
        JsonObject battery = described;
        for (String key : List.of("whole", "properties", "victory", "properties", "values", "properties", "battery")) {
            battery = battery.getAsJsonObject(key);
        }
        assertEquals(3, battery.get("default").getAsInt());
        assertEquals(
                VictorySystem.ids().size() + 1,
                described.getAsJsonObject("system").getAsJsonArray("enum").size());
    }

    @Test
    @DisplayName("would be one of the list, in which each system has the name that it is called by")
    void listed() {
        assertEquals(
                VictorySystem.ids(),
                Stream.of(VictorySystem.values()).map(Constants::word).toList());
    }
}
