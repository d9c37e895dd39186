package org.roadtorichmond.ai.roster;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.recruit.Recruit;

/** The commanders by name. */
public final class Commanders {
    private static final Map<String, Supplier<Commander>> KNOWN =
            new TreeMap<>(Map.of("cadet", Cadet::new, "recruit", Recruit::new));

    /** Those whom players are offered as opponents, the weakest first; the recruit is only there to be compared with. */
    private static final List<String> OFFERED = List.of("cadet");

    private Commanders() {}

    /** The names of all commanders, in alphabetical order. */
    public static List<String> names() {
        return List.copyOf(KNOWN.keySet());
    }

    /** The names of the commanders that players are offered as opponents, the weakest first. */
    public static List<String> offered() {
        return OFFERED;
    }

    /** A new commander with a name, if there is one. */
    public static Optional<Commander> find(String name) {
        return Optional.ofNullable(KNOWN.get(name)).map(Supplier::get);
    }

    /** A new commander with a name that is known to exist. */
    public static Commander named(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no commander called " + name + "; there are " + String.join(", ", names())));
    }
}
