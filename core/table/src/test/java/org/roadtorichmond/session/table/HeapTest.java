package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.AutosaveService;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.StepWorker;

/** Measures the memory in use after many games; {@code -Dheap.games=200} sets the number. */
@DisplayName("Games one after another on one table")
@Timeout(value = 1, unit = TimeUnit.DAYS)
final class HeapTest {
    private static final int GAMES = Integer.getInteger("heap.games", 10);

    /** The largest number of measurements; between two of them each scenario is played at least once. */
    private static final int LOOKS = 10;

    private static final int COLLECTIONS = 4;
    private static final long MEBIBYTE = 1 << 20;

    /** The memory that the virtual machine may use in addition, for code that it has compiled meanwhile. */
    private static final long MOST_MORE = 2 * MEBIBYTE;

    private static final List<String> SCENARIOS =
            List.of("training", "gaines-mill", "savages-station", "gaines-mill-battle-points", "road-to-richmond");

    private final Archive archive = new Archive(Shelf.of(List.of()), new MemoryStorage());
    private final Preferences preferences = new Preferences(new MemoryStorage());
    private final List<LoadedScenario> loaded = SCENARIOS.stream()
            .map(name -> archive.scenario(name).value().orElseThrow())
            .toList();

    @Test
    @DisplayName("leave no more in the memory than the first of them")
    void flat() {
        preferences.set(Setting.PACE, Setting.INSTANT);
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        List<Long> used = new ArrayList<>();
        int every = Math.max(SCENARIOS.size(), GAMES / LOOKS);
        for (int game = 1; game <= GAMES; game++) {
            play(loaded.get(game % loaded.size()), game);
            if (game % every == 0) {
                for (int i = 0; i < COLLECTIONS; i++) {
                    memory.gc();
                }
                used.add(memory.getHeapMemoryUsage().getUsed());
                System.out.printf("after %3d games: %.2f MiB%n", game, used.get(used.size() - 1) / (double) MEBIBYTE);
            }
        }
        long first = used.get(0);
        assertTrue(used.get(used.size() - 1) <= first + MOST_MORE, used::toString);
    }

    /** Plays a game as in a window, with autosaves and everything that is shown. */
    private void play(LoadedScenario scenario, long seed) {
        Session session =
                new Session(scenario, VictorySystems.newGame(scenario.survey(), seed), new Seats("cadet", "cadet"));
        StepWorker worker = new StepWorker();
        try (AutosaveService autosaving =
                        new AutosaveService(archive, new StepWorker(), saved -> archive.save(saved, "other"));
                GameTable table = new GameTable(
                        session,
                        preferences,
                        worker,
                        new StepWorker(),
                        fault -> {
                            throw fault;
                        },
                        List.of(autosaving::watch))) {
            while (session.game().state().ending().isEmpty() && worker.step()) {
                table.shown().game();
                table.shown().advance(1);
            }
            assertTrue(session.game().state().ending().isPresent(), "the game has come to its end");
        }
    }
}
