package org.roadtorichmond.desktop;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.stream.Stream;

/** What the program does beside the thread that draws, seen from outside by the stacks of its workers. */
final class WorkBeside {
    /** They play on while others look. */
    private static final Set<String> PLAYERS = Set.of("commander", "staff", "match");

    private WorkBeside() {}

    /** Whether no worker has anything to do, but those who play and those who give way to all others, for whom nobody waits. */
    static boolean isDone() {
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
