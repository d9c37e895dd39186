package org.roadtorichmond.desktop;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.testing.Patience;

/**
 * A pause of some frames, which lasts until what the program does beside the thread that draws is done; that is seen from outside, by the
 * stacks of its workers.
 */
final class WorkBeside implements BooleanSupplier {
    private static final long FRAME = TimeUnit.MILLISECONDS.toNanos(15);

    /** They play on while others look. */
    private static final Set<String> PLAYERS = Set.of("commander", "staff", "match");

    private final int frames;
    private final Consumer<Boolean> hold;
    private int passed;
    private int quiet;
    private long end;

    /** A pause that has time held as soon as its frames are over and only work is awaited. */
    WorkBeside(int frames, Consumer<Boolean> hold) {
        this.frames = frames;
        this.hold = hold;
    }

    /** Another frame; whether it was the last. */
    @Override
    public boolean getAsBoolean() {
        end = end == 0 ? System.nanoTime() + Patience.LONG.toNanos() : end;
        LockSupport.parkNanos(FRAME);
        passed++;
        quiet = isDone() ? quiet + 1 : 0;
        // What was done last is shown a frame later, and may be what other work waited for.
        boolean over = passed >= frames && (quiet > 1 || System.nanoTime() > end);
        hold.accept(!over && passed >= frames);
        return over;
    }

    /** Whether no worker has anything to do, but those who play and those who give way to all others, for whom nobody waits. */
    private static boolean isDone() {
        return Thread.getAllStackTraces().entrySet().stream().noneMatch(WorkBeside::works);
    }

    private static boolean works(Map.Entry<Thread, StackTraceElement[]> each) {
        Thread thread = each.getKey();
        return thread.getPriority() >= Thread.NORM_PRIORITY
                && !PLAYERS.contains(thread.getName())
                && Stream.of(each.getValue()).anyMatch(WorkBeside::isWorker)
                && Stream.of(each.getValue()).noneMatch(WorkBeside::isIdle);
    }

    private static boolean isWorker(StackTraceElement call) {
        return call.getClassName().equals(ThreadPoolExecutor.class.getName() + "$Worker");
    }

    /** It has nothing to do, or looks at a folder now and then and sleeps in between. */
    private static boolean isIdle(StackTraceElement call) {
        return (call.getClassName().equals(ThreadPoolExecutor.class.getName())
                        && call.getMethodName().equals("getTask"))
                || (call.getClassName().equals(Thread.class.getName())
                        && call.getMethodName().equals("sleep"));
    }
}
