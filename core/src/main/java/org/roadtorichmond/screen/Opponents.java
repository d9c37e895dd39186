package org.roadtorichmond.screen;

import java.util.List;
import java.util.Optional;

/** The opponents that can be had by name. */
public interface Opponents {
    /** Their names, in order. */
    List<String> names();

    /** A new opponent with a name, if there is such a one. */
    Optional<Opponent> find(String name);
}
