package org.roadtorichmond.session.match;

import java.util.List;

/** What a side of a match keeps of it line by line, so that it can be brought back whatever ends the program. */
public interface Journal extends AutoCloseable {
    /** What stood in it when it was opened. */
    List<String> lines();

    /** Adds a line, which is on the disk when this returns. */
    void add(String line);

    /** Strikes what belongs to a match of which the other side never heard; notes before its beginning stay. */
    void restart();

    /** Ends it; another program can go on with it. */
    @Override
    void close();
}
