package org.roadtorichmond.workshop.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.work.Background;

@DisplayName("The balance dial beside a thread that draws")
final class BalanceDialThreadTest {
    private static final long FRAME_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
    private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final int HANDED = 100;

    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final List<RuntimeException> faults = new ArrayList<>();
    private final List<Long> worked = new ArrayList<>();
    private final List<Long> lasted = new ArrayList<>();

    private BalanceDial dial(String thread, String commander) {
        BalanceDial dial = new BalanceDial(Background.yielding(thread, posted::add), faults::add, 1);
        for (Side side : Side.values()) {
            dial.command(side, Commanders.parse(commander).value().orElseThrow());
        }
        return dial;
    }

    /** Does something on the thread that draws, and takes its time: how long it worked, and how long it was away. */
    private void timed(Runnable work) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long begun = System.nanoTime();
        work.run();
        lasted.add(System.nanoTime() - begun);
        worked.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before);
    }

    private static long part(List<Long> nanos, int percent) {
        return nanos.stream().sorted().toList().get(nanos.size() * percent / 100);
    }

    /** Does what was posted frame by frame until something is so. */
    private void draw(BooleanSupplier enough) {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!enough.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "it takes too long");
            Runnable next = posted.poll();
            if (next == null) {
                LockSupport.parkNanos(FRAME_NANOS);
            } else {
                timed(next);
            }
        }
    }

    private static Optional<Thread> thread(String name) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(name))
                .findFirst();
    }

    @Test
    @DisplayName("keeps it waiting for less than 5 ms, however often the scenario changes and games are handed over")
    void neverBlocks() {
        List<LoadedScenario> scenarios = List.of(Labs.scenario("training"), Labs.scenario("savages-station"));
        try (BalanceDial dial = dial("dial-handing-over", "cadet")) {
            int[] notified = new int[1];
            dial.listen(() -> {
                notified[0]++;
                dial.state();
            });
            for (int round = 0; round < HANDED / 10; round++) {
                LoadedScenario scenario = scenarios.get(round % 2);
                timed(() -> dial.show(scenario));
                int until = notified[0] + 10;
                draw(() -> notified[0] >= until);
                timed(() -> dial.hold().close());
                timed(dial::pause);
                timed(dial::resume);
            }
        }
        assertEquals(List.of(), faults);
        assertTrue(worked.size() > HANDED);
        // Other programs may take the processor away for any time, which is no fault of the dial; but not every other
        // time.
        assertTrue(part(worked, 95) < MOST_NANOS, () -> worked + " nanoseconds of work");
        assertTrue(part(lasted, 50) < MOST_NANOS, () -> lasted + " nanoseconds");
    }

    @Test
    @DisplayName("gives way to it, and ends in the middle of a game when it is closed")
    void endsInAGame() {
        BalanceDial dial = dial("dial-closing", "general@100000");
        dial.show(Labs.scenario("road-to-richmond"));
        draw(() -> dial.state().reading().isEmpty() && posted.isEmpty() && isPlaying("dial-closing"));
        assertEquals(Thread.MIN_PRIORITY, thread("dial-closing").orElseThrow().getPriority());
        dial.close();
        draw(() -> thread("dial-closing").isEmpty());
        assertFalse(dial.state().reading().isPresent(), "no game was finished");
        assertEquals(List.of(), faults);
    }

    private static boolean isPlaying(String name) {
        return thread(name).stream()
                .flatMap(thread -> List.of(thread.getStackTrace()).stream())
                .anyMatch(frame -> frame.getMethodName().equals("choose"));
    }

    @Test
    @DisplayName("breaks a game off when it is paused, and plays it again later")
    void breaksOff() {
        try (BalanceDial dial = dial("dial-breaking", "colonel")) {
            dial.show(Labs.scenario("training"));
            draw(() -> dial.state().reading().isPresent());
            dial.pause();
            int games = dial.state().reading().orElseThrow().games();
            draw(() -> thread("dial-breaking").orElseThrow().getState() == Thread.State.WAITING);
            dial.resume();
            draw(() -> dial.state().reading().orElseThrow().games() > games + 1);
            BalanceReading reading = dial.state().reading().orElseThrow();
            BalanceReading alone = alone(reading.games());
            assertEquals(alone, reading, "the games are those that were never broken off");
        }
        assertEquals(List.of(), faults);
    }

    /** The games of the training scenario without a pause. */
    private BalanceReading alone(int games) {
        DialWork work = new DialWork(0);
        DialWork.Wanted wanted = new DialWork.Wanted(
                Labs.scenario("training"),
                PerArmy.each(army -> Commanders.parse("colonel").value().orElseThrow()));
        Optional<BalanceReading> reading = Optional.empty();
        while (reading.map(BalanceReading::games).orElse(0) < games) {
            reading = work.play(wanted, false, () -> false).reading();
        }
        return reading.orElseThrow();
    }
}
