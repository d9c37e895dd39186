package org.roadtorichmond.scenario.json;

import org.roadtorichmond.words.Sentence;

/** Where the files are that another file names. */
public interface References {
    /** No file at all, for what contains everything itself. */
    References NONE = name -> Result.bad(new Problem(Place.START, Sentence.of("problem.notHere", Words.quoted(name))));

    /** Reads a file named in another one; problems that only say that it cannot be read stand at its first line. */
    Result<Referred> read(String name);

    /**
     * A file that was found.
     *
     * @param root its content
     * @param references where the files are that it names itself
     */
    record Referred(Node.ObjectNode root, References references) {}
}
