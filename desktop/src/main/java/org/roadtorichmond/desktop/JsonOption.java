package org.roadtorichmond.desktop;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Whether answers are printed for programs or for people. */
final class JsonOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON document a file, each on one line.")
    private boolean json;

    /** Whether for programs. */
    boolean on() {
        return json;
    }

    /**
     * Prints answers so.
     *
     * @param headings whether people read the name of the file above its answer
     */
    AnswerPrinter printer(boolean headings) {
        return new AnswerPrinter(spec.commandLine(), json, headings);
    }
}
