package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import java.util.List;

/**
 * What a command answers about one file.
 *
 * @param json for programs, without the name of the file
 * @param text for people, line by line
 * @param code the exit code that it gives the program: done, no, or bad where something went wrong although there is an answer
 */
record Answer(JsonObject json, List<String> text, int code) {
    /** The answer to a question that no is no answer to. */
    Answer(JsonObject json, List<String> text) {
        this(json, text, ExitCode.DONE);
    }

    /** The answer to a question that can be answered with no. */
    Answer(JsonObject json, List<String> text, boolean yes) {
        this(json, text, yes ? ExitCode.DONE : ExitCode.NO);
    }

    Answer {
        text = List.copyOf(text);
    }
}
