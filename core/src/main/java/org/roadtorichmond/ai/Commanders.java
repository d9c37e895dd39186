package org.roadtorichmond.ai;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The commanders that can be had by name. */
public final class Commanders {
    private static final Map<String, Supplier<Commander>> KNOWN = new TreeMap<>(Map.of("cadet", Cadet::new, "colonel", org.roadtorichmond.ai.colonel.Colonel::new));

    private Commanders() {}

    /** The names of all commanders, in order. */
    public static List<String> names() {
        return List.copyOf(KNOWN.keySet());
    }

    /** A new commander with a name, if there is such a one. */
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
