package org.roadtorichmond.desktop;

import java.util.Map;

/**
 * Checks that the process has the thread that windows need. On macOS only the first thread of a process can have windows, and Java
 * gives its programs that thread only with {@code -XstartOnFirstThread}. Without it, the libraries fail with a stack trace or hang.
 */
final class FirstThread {
    /** The sentence that says what to do if the thread is missing. */
    static final String REMEDY = "On macOS the window needs the first thread of the program. Start it with"
            + " java -XstartOnFirstThread -jar road-to-richmond.jar, or as the packaged application, which does so by itself.";

    private FirstThread() {}

    /** Whether this process cannot open a window because it does not run on the first thread. */
    static boolean missing() {
        return missing(
                System.getProperty("os.name", ""), ProcessHandle.current().pid(), System.getenv());
    }

    /**
     * Whether a given process cannot open a window because it does not run on the first thread.
     *
     * @param system the platform as in the system property {@code os.name}
     * @param process the process id
     * @param environment its environment variables; Java sets one of them when it gives the program the first thread
     */
    static boolean missing(String system, long process, Map<String, String> environment) {
        return system.startsWith("Mac") && !"1".equals(environment.get("JAVA_STARTED_ON_FIRST_THREAD_" + process));
    }
}
