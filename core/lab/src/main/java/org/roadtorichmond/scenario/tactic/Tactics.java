package org.roadtorichmond.scenario.tactic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;

/** The tactical positions that come with the game. */
public final class Tactics {
    private static final String FOLDER = "/maps/tactics/";

    /** Their file names, one a line: what is in a jar cannot be listed on every platform. */
    private static final String INDEX = FOLDER + "tactics.txt";

    /** The names of those that people may solve, easiest first. */
    private static final String FOR_PEOPLE = FOLDER + "people.txt";

    private Tactics() {}

    /** All of them by their file names, in order; a damaged one would be a fault of the program, which a test looks for. */
    public static Map<String, Tactic> shipped() {
        return read(names());
    }

    /** Those whose task can be said in a sentence that does not give the answer away, for people to solve, easiest first. */
    public static Map<String, Tactic> forPeople() {
        return read(ShippedFiles.text(FOR_PEOPLE).lines().toList());
    }

    private static Map<String, Tactic> read(List<String> names) {
        Map<String, Tactic> tactics = new LinkedHashMap<>();
        names.forEach(name -> tactics.put(name, ShippedFiles.read(FOLDER + name, Tactics::read)));
        return tactics;
    }

    private static Result<Tactic> read(byte[] bytes) {
        return TreeReader.read(bytes).then(root -> TacticReader.read(root, References.NONE));
    }

    /** Their file names, in order. */
    public static List<String> names() {
        return ShippedFiles.text(INDEX).lines().toList();
    }
}
