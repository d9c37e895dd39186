package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.tactics.ScriptedCommander;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.session.solve.Positions;

@DisplayName("A position to solve in the window")
final class SolveWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(SolveWindowTest.class);
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource({
        "1366,768,en,The position of this week,Three stars,3 of 3",
        "2560,1440,de,Die Stellung dieser Woche,Drei Sterne,3 von 3"
    })
    @DisplayName("is begun by two inputs, ends with its stars beside the best plan known, and they are among my games")
    void solved(int width, int height, String language, String week, String stars, String kept) throws IOException {
        Positions.Entry entry = Positions.shipped().ofWeek(LocalDate.now(ZoneId.systemDefault()));
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(width, height);
        script.pause(2);
        script.step(() -> key(Keys.O));
        script.until(() -> script.tells(week));
        script.step(() -> save("positions-" + language));
        script.step(() -> key(Keys.ENTER));
        script.until(() -> script.program().game().isPresent());
        script.pause(2);
        script.step(() -> {
            save("position-" + language);
            assertTrue(script.shows(language.equals("en") ? "Other positions" : "Andere Stellungen"));
            assertEquals(
                    entry.tactic().position().opening(),
                    script.program().game().orElseThrow().opening());
        });
        Commander solver = new ScriptedCommander(entry.tactic().solution(), Commanders.named("cadet"));
        script.until(() -> {
            Optional<Session> session = script.program().session();
            session.filter(Session::humanDecides).ifPresent(now -> now.execute(solver.next(now.game())));
            return script.tells(stars);
        });
        script.step(() -> save("position-end-" + language));
        script.step(() -> key(Keys.ENTER));
        script.until(() -> script.tells(week));
        script.step(() -> key(Keys.ESCAPE));
        script.pause(2);
        script.step(() -> key(Keys.M));
        script.until(() -> script.tells(kept));
        script.step(() -> save("position-my-games-" + language));
        script.play();
        MyGames mine = MyGames.of(new Archive(Shelf.of(List.of()), new FileStorage(folder)));
        assertEquals(
                List.of(entry.key()),
                mine.positions().stream().map(SolvedPosition::position).toList());
        assertEquals(3, mine.positions().get(0).stars());
        assertEquals(List.of(), mine.all(), "a position is no game of its own");
    }
}
