package org.roadtorichmond.desktop;

import java.util.Map;

/**
 * macOS lets only the first thread of a process have windows, and Java gives its programs that thread only if it is asked to when
 * it starts. Without, the libraries end in a trace or stand still.
 */
final class FirstThread {
    /** What to do where the thread is missing. */
    static final String REMEDY = "On macOS the window needs the first thread of the program. Start it with"
            + " java -XstartOnFirstThread -jar road-to-richmond.jar, or as the packaged application, which does so by itself.";

    private FirstThread() {}

    /** Whether this process cannot open a window because it did not get the thread. */
    static boolean missing() {
        return missing(
                System.getProperty("os.name", ""), ProcessHandle.current().pid(), System.getenv());
    }

    /**
     * The same of any process.
     *
     * @param system what Java calls the platform
     * @param process the number of the process
     * @param environment its variables, among which Java leaves a note when it gives the thread
     */
    static boolean missing(String system, long process, Map<String, String> environment) {
        return system.startsWith("Mac") && !"1".equals(environment.get("JAVA_STARTED_ON_FIRST_THREAD_" + process));
    }
}
