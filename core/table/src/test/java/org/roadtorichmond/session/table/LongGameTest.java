package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.AutosaveService;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.StepWorker;

@DisplayName("A long game on the table")
final class LongGameTest {
    private static final int TURNS = 100;

    @TempDir
    private Path folder;

    /** The number of listeners of a session, and of twins and games in the whole program. */
    private record Count(int listeners, int twins, int games) {
        static Count of(Session session) throws JMException {
            return new Count(session.listeners(), alive(Twin.class), alive(GameState.class));
        }

        /** The number of reachable objects of a class. */
        private static int alive(Class<?> type) throws JMException {
            String histogram = String.valueOf(ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {null},
                            new String[] {String[].class.getName()}));
            Matcher line = Pattern.compile("(\\d+) +\\d+ +" + Pattern.quote(type.getName()) + "\\s")
                    .matcher(histogram);
            return line.find() ? Integer.parseInt(line.group(1)) : 0;
        }
    }

    private LoadedScenario loaded() throws Exception {
        Path file = folder.resolve("long.scenario.json");
        String lesson = Lesson.session(Seats.BOTH_HUMAN).loaded().scenarioJson();
        Files.writeString(file, lesson.replaceFirst("\"turns\": *\\d+", "\"turns\": " + TURNS));
        return new Documents(Shelf.of(List.of()))
                .openScenario(file.toString())
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName(
            "of a hundred turns, cadet against cadet, has no listener, twin or game more than after the first turn")
    void gathersNothing() throws Exception {
        LoadedScenario loaded = loaded();
        Session session = new Session(loaded, VictorySystems.newGame(loaded.survey(), 7), new Seats("cadet", "cadet"));
        Preferences preferences = new Preferences(new MemoryStorage());
        preferences.set(Setting.PACE, Setting.INSTANT);
        StepWorker worker = new StepWorker();
        AutosaveService autosaving =
                new AutosaveService(new Archive(Shelf.of(List.of()), new MemoryStorage()), new StepWorker(), saved -> {
                    throw new IllegalStateException("there is no other game");
                });
        try (autosaving;
                GameTable table = new GameTable(
                        session,
                        preferences,
                        worker,
                        new StepWorker(),
                        fault -> {
                            throw fault;
                        },
                        List.of(autosaving::watch))) {
            playTo(2, table, worker);
            Count first = Count.of(session);
            assertTrue(first.listeners() > 0 && first.twins() > 0 && first.games() > 1, first.toString());
            playTo(TURNS, table, worker);
            assertTrue(session.game().state().moment().turn() >= TURNS, "the game has ended before");
            assertEquals(first, Count.of(session));
        }
        assertEquals(0, session.listeners());
    }

    /** Lets the commanders play until a turn begins, and shows everything. */
    private static void playTo(int turn, GameTable table, StepWorker worker) {
        while (table.session().game().state().moment().turn() < turn && worker.step()) {
            table.shown().game();
            table.shown().advance(1);
        }
    }
}
