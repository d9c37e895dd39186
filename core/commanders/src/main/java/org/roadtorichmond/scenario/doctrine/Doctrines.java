package org.roadtorichmond.scenario.doctrine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.scenario.json.ShippedFiles;

/** The doctrines that come with the game, read once. */
public final class Doctrines {
    /** The doctrine of commanders for which none is named. */
    public static final String USUAL = "steady";

    private static final String FOLDER = "/assets/doctrine/";

    /** Their names, the boldest first: what is in a jar cannot be listed on every platform. */
    private static final List<String> NAMES = List.of("bold", USUAL, "cautious");

    private Doctrines() {}

    /** Made by the first who asks. */
    private static final class Shipped {
        private static final Map<String, Doctrine> BY_NAME = readAll();
    }

    /** All of them by name, the boldest first. */
    public static Map<String, Doctrine> shipped() {
        return Shipped.BY_NAME;
    }

    /** A damaged one would be a fault of the program, which a test looks for. */
    private static Map<String, Doctrine> readAll() {
        Map<String, Doctrine> doctrines = new LinkedHashMap<>();
        NAMES.forEach(name -> doctrines.put(name, ShippedFiles.read(FOLDER + name + ".json", DoctrineReader::read)));
        return Collections.unmodifiableMap(doctrines);
    }
}
