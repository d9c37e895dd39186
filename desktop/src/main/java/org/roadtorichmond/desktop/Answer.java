package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import java.util.List;

/**
 * What a command answers about one file.
 *
 * @param json for programs, without the name of the file
 * @param text for people, line by line
 * @param yes whether the answer is yes, for questions that can be answered with no
 */
record Answer(JsonObject json, List<String> text, boolean yes) {
    /** The answer to a question that no is no answer to. */
    Answer(JsonObject json, List<String> text) {
        this(json, text, true);
    }

    Answer {
        text = List.copyOf(text);
    }
}
