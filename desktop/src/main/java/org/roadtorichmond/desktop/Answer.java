package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Sentence;

/**
 * The answer of a command about one file.
 *
 * @param json the answer for programs, without the name of the file
 * @param text the answer for people, line by line
 * @param troubles what went wrong although there is an answer: sentences for standard error
 * @param code the exit code of the program: done, no, or bad if there are troubles
 */
record Answer(Json json, List<String> text, List<Sentence> troubles, int code) {
    /** An answer, and what went wrong; the JSON names the first trouble. */
    Answer(Json json, List<String> text, List<Sentence> troubles) {
        this(json, text, troubles, troubles.isEmpty() ? ExitCode.DONE : ExitCode.BAD);
        json.put("trouble", troubles.stream().findFirst().map(Sentence::toString));
    }

    /** The answer to a question that cannot be answered with no. */
    Answer(Json json, List<String> text) {
        this(json, text, List.of());
    }

    /** The answer to a question that can be answered with no. */
    Answer(Json json, List<String> text, boolean yes) {
        this(json, text, List.of(), yes ? ExitCode.DONE : ExitCode.NO);
    }

    Answer {
        text = List.copyOf(text);
        troubles = List.copyOf(troubles);
    }
}
