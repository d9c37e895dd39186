package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import java.util.List;

/**
 * What a command answers about one file.
 *
 * @param json for programs, without the name of the file
 * @param text for people, line by line
 */
record Answer(JsonObject json, List<String> text) {
    Answer {
        text = List.copyOf(text);
    }
}
