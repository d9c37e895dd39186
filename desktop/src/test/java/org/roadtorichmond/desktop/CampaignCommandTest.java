package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.campaign.CampaignProgress;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.unit.Side;

@DisplayName("Campaigns on the command line")
final class CampaignCommandTest {
    private static final String FILE = "twice.campaign.json";

    @TempDir
    private Path folder;

    private Path games;
    private Path progress;

    @BeforeEach
    void copy() throws IOException {
        games = folder.resolve("games");
        progress = games.resolve("twice.progress.json");
        Files.createDirectories(games);
        Files.copy(Commands.CAMPAIGN, games.resolve(FILE));
    }

    private JsonObject run(int code, Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int ended = Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(
                                Stream.of("campaign", "--json"),
                                Stream.of(arguments).map(Object::toString))
                        .toArray(String[]::new));
        assertEquals(code, ended, out + "\n" + err);
        return out.toString().isBlank()
                ? new JsonObject()
                : JsonParser.parseString(out.toString()).getAsJsonObject();
    }

    private Campaigns campaigns() {
        return new Campaigns(new Archive(Shelf.of(List.of(games)), new FileStorage(folder)));
    }

    private CampaignProgress begin(Optional<Handicap> handicap) {
        return campaigns()
                .begin(FILE, new Players(Seats.BOTH_HUMAN), handicap)
                .value()
                .orElseThrow();
    }

    private CampaignProgress fought(CampaignProgress before) {
        Campaigns.Begun begun = campaigns().play(before).value().orElseThrow();
        begun.game().game().execute(new Command.Concede(Side.CONFEDERATE));
        return campaigns().finished(begun.progress(), begun.game()).value().orElseThrow();
    }

    @Test
    @DisplayName("a progress is followed as its games are, one by one, and its openings are verified")
    void progress() {
        CampaignProgress over = fought(fought(begin(Optional.empty())));
        Path first =
                games.resolve(over.kept().battles().get(0).save().orElseThrow().file());
        Path second =
                games.resolve(over.kept().battles().get(1).save().orElseThrow().file());
        JsonObject kept = run(ExitCode.DONE, progress, "--verify");
        JsonObject followed = run(ExitCode.DONE, games.resolve(FILE), first, second, "--verify");
        kept.remove("file");
        followed.remove("file");
        assertEquals(followed, kept);
        assertEquals(over.chain().points(Side.UNION), kept.get("union").getAsInt());
        assertTrue(kept.get("over").getAsBoolean());
        run(ExitCode.BAD, progress, first);
        run(ExitCode.BAD, progress.resolveSibling("none.progress.json"));
    }

    @Test
    @DisplayName("under a handicap the games begin as they were left, too")
    void handicap() {
        fought(begin(Optional.of(new Handicap(Side.UNION, Handicap.Kind.STRONGER))));
        assertTrue(run(ExitCode.DONE, progress, "--verify").get("verified").getAsBoolean());
        Path first = games.resolve("twice 1 one.game.json");
        assertTrue(run(ExitCode.DONE, games.resolve(FILE), first, "--verify")
                .get("verified")
                .getAsBoolean());
    }

    @Test
    @DisplayName("under a handicap that only a later game states, since the first battle was skipped, they do too")
    void handicapAfterSkip() {
        CampaignProgress begun = begin(Optional.of(new Handicap(Side.UNION, Handicap.Kind.STRONGER)));
        fought(campaigns().skip(begun).value().orElseThrow());
        assertTrue(run(ExitCode.DONE, games.resolve(FILE), "skip", games.resolve("twice 2 two.game.json"), "--verify")
                .get("verified")
                .getAsBoolean());
    }

    @Test
    @DisplayName("what is noted of a game is compared with it; a game that cannot be read is named")
    void noted() throws IOException {
        fought(begin(Optional.empty()));
        String kept = Files.readString(progress);
        Path game = games.resolve("twice 1 one.game.json");
        Files.writeString(progress, kept.replaceFirst("\"union\": ?[0-9]+", "\"union\": 3"));
        assertDiffers("3 battle points are noted");
        Files.writeString(progress, kept.replaceFirst("(\"sha256\": ?)\"[0-9a-f]{64}", "$1\"" + "0".repeat(64)));
        assertDiffers("is not the saved game that is noted");
        Files.writeString(game, "{");
        StringWriter err = new StringWriter();
        int code = Main.commandLine()
                .setErr(new PrintWriter(err, true))
                .execute("campaign", games.resolve(FILE).toString(), game.toString());
        assertEquals(ExitCode.BAD, code);
        assertTrue(err.toString().contains(game.getFileName().toString()), err::toString);
    }

    private void assertDiffers(String why) {
        JsonArray differences = run(ExitCode.NO, progress, "--verify").getAsJsonArray("differences");
        assertTrue(differences.get(0).getAsString().contains(why), differences::toString);
    }

    @Test
    @DisplayName("a game that is lost, or another, is said, and the campaign is told as far as it can be followed")
    void lost() throws IOException {
        fought(fought(begin(Optional.empty())));
        Path second = games.resolve("twice 2 two.game.json");
        Campaigns.Offered offered = campaigns().offered(FILE);
        var printed = offered.campaign().value().orElseThrow().battles().get(1).scenario();
        var other = SavedGames.begun(printed, 1, new Players(Seats.BOTH_HUMAN), false);
        other.game().execute(new Command.Concede(Side.UNION));
        Files.write(second, GameWriter.bytes(other));
        assertStopped("battle 2: The saved game did not begin");
        Files.delete(second);
        assertStopped("battle 2: There is no such file");
    }

    private void assertStopped(String why) {
        JsonObject answer = run(ExitCode.NO, progress, "--verify");
        JsonArray differences = answer.getAsJsonArray("differences");
        assertEquals(1, differences.size());
        assertTrue(differences.get(0).getAsString().contains(why), answer::toString);
        assertEquals("two", answer.get("next").getAsString());
        assertFalse(answer.get("verified").getAsBoolean());
    }

    @Test
    @DisplayName("its story is one page in both languages that says of each battle how it began and what came of it")
    void story() throws IOException {
        fought(fought(begin(Optional.empty())));
        Path page = folder.resolve("story.html");
        assertEquals(ExitCode.DONE, Main.commandLine().execute("story", progress.toString(), "--out", page.toString()));
        var document = Jsoup.parse(Files.readString(page));
        for (String tag : List.of("en", "de")) {
            for (String id : List.of("battles", "battle-0", "opening-0", "battle-1", "opening-1", "losses")) {
                assertEquals(1, document.select("#" + tag + "-" + id).size(), tag + "-" + id);
            }
        }
        assertTrue(document.select("#en-battles").text().contains("battle points"), document::text);
        assertTrue(document.select("meta[http-equiv]").attr("content").contains("default-src 'none'"));
        Files.delete(games.resolve("twice 2 two.game.json"));
        Path second = folder.resolve("second.html");
        assertEquals(
                ExitCode.BAD, Main.commandLine().execute("story", progress.toString(), "--out", second.toString()));
        assertFalse(Files.exists(second));
    }

    @Test
    @DisplayName("what carries over is said by names, as in the window")
    void named() {
        StringWriter out = new StringWriter();
        int code = Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .execute("campaign", "five-evenings.campaign.json", "skip", "skip", "skip");
        assertEquals(ExitCode.DONE, code);
        assertTrue(out.toString().contains("Train (Van Vliet): hex 1114, not 1212 (The wagons ahead"), out::toString);
        assertTrue(out.toString().contains("Gregg/APH: strength 6, not 4"), out::toString);
        assertFalse(out.toString().contains("units."), out::toString);
    }

    @Test
    @DisplayName("it cannot be tuned, and the refusal says what can be done instead")
    void tune() {
        StringWriter err = new StringWriter();
        int code = Main.commandLine()
                .setErr(new PrintWriter(err, true))
                .execute("tune", games.resolve(FILE).toString());
        assertEquals(ExitCode.BAD, code);
        assertTrue(err.toString().contains("--vary battles.ID."), err::toString);
    }
}
