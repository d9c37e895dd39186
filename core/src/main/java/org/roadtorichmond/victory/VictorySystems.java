package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;

/** The victory systems that can decide a game on the hex map. */
public final class VictorySystems {
    private static final List<VictorySystem> ALL = List.of(new RoadToRichmond());

    private VictorySystems() {}

    /** The system with an id. */
    public static Optional<VictorySystem> named(String id) {
        return ALL.stream().filter(system -> system.id().equals(id)).findFirst();
    }

    /** The ids of all of them. */
    public static List<String> ids() {
        return ALL.stream().map(VictorySystem::id).toList();
    }
}
