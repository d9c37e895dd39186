package org.roadtorichmond.browser;

import org.teavm.jso.JSExport;

/** What the script exports to the page's worker: one function of texts. */
public final class EngineScript {
    private static final Engine ENGINE = new Engine();

    private EngineScript() {}

    /** The reply to a request, both as JSON ({@link Engine#answer}). */
    @JSExport
    public static String answer(String request) {
        return ENGINE.answer(request);
    }

    /** Does nothing: the page asks. */
    public static void main(String[] args) {}
}
