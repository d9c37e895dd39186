package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;

/** Something that a player can earn in a game against a commander. */
public interface Mark {
    /** The word by which files and texts know it, in small letters and hyphens. */
    String word();

    /** What the sentence of the mark names (places, formations, numbers) if it was earned; empty if it was not. */
    Optional<List<String>> earned(MarkedGame game);
}
