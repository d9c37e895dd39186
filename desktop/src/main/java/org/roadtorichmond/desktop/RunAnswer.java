package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Sentence;

/** The answer about a run of an experiment. */
final class RunAnswer {
    private RunAnswer() {}

    /** The answer about a run, with the reasons for files that could not be written. */
    static Answer of(Run run, List<Sentence> notWritten) {
        List<Sentence> troubles = new ArrayList<>(notWritten);
        run.ending().trouble().ifPresent(first -> troubles.add(0, first));
        Json json = FindingsJson.of(run);
        List<String> text = new ArrayList<>(FindingsText.of(run));
        run.screening()
                .map(changes -> new SensitivityAnswer(run.findings(), changes))
                .ifPresent(answer -> {
                    json.put("sensitivity", answer.json());
                    text.addAll(answer.text());
                });
        if (!run.ending().complete()) {
            String stopped = Tables.format(
                    "stopped after %d of at most %d games",
                    run.findings().games(), run.findings().experiment().most());
            json.put("stopped", true);
            text.add(stopped);
        }
        return new Answer(json, text, troubles);
    }
}
