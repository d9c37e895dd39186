package org.roadtorichmond.desktop;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Whether answers are printed as JSON for programs, or as text for people. */
final class JsonOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON document a file, each on one line.")
    private boolean json;

    /** Whether to print JSON. */
    boolean on() {
        return json;
    }

    /**
     * Creates a printer for the answers.
     *
     * @param headings whether to print the name of the file above its answer, for people
     */
    AnswerPrinter printer(boolean headings) {
        return new AnswerPrinter(spec.commandLine(), json, headings);
    }
}
