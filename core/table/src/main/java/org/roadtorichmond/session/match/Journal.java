package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/** What a side of a match keeps of it line by line, so that it can be brought back whatever ends the program. */
public interface Journal extends AutoCloseable {
    /** What stood in it when it was opened. */
    List<String> lines();

    /**
     * Adds a line. It is on the disk when this returns, unless there is {@link #trouble}; then it is kept, and written after all before it as
     * soon as that is possible.
     */
    void add(String line);

    /** Why not all lines are on the disk; empty if they are. Nothing may follow from a line before it is there. */
    default Optional<Sentence> trouble() {
        return Optional.empty();
    }

    /** Tries again to write what the disk has refused. */
    default void retry() {}

    /**
     * Strikes what belongs to a match of which the other side never heard, and adds the lines of another one; notes before its beginning stay.
     */
    void restart(List<String> lines);

    /** Ends it; another program can go on with it. */
    @Override
    void close();
}
