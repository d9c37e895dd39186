package org.roadtorichmond.scenario.tactic;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;

/** The tactical positions that come with the game. */
public final class Tactics {
    private static final String FOLDER = "/maps/tactics/";

    /** Their file names, one a line: what is in a jar cannot be listed on every platform. */
    private static final String INDEX = FOLDER + "tactics.txt";

    private Tactics() {}

    /** All of them by their file names, in order; a damaged one would be a fault of the program, which a test looks for. */
    public static Map<String, Tactic> shipped() {
        Map<String, Tactic> tactics = new LinkedHashMap<>();
        for (String name : names()) {
            Result<Tactic> tactic =
                    TreeReader.read(bytes(FOLDER + name)).then(root -> TacticReader.read(root, References.NONE));
            tactics.put(
                    name,
                    tactic.value()
                            .orElseThrow(() -> new IllegalStateException(
                                    name + ": " + tactic.problems().get(0))));
        }
        return tactics;
    }

    /** Their file names, in order. */
    public static List<String> names() {
        return new String(bytes(INDEX), StandardCharsets.UTF_8).lines().toList();
    }

    private static byte[] bytes(String file) {
        try (@Nullable InputStream stream = Tactics.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("the game lacks " + file);
            }
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }
}
