package org.roadtorichmond.scenario;

/** Where the files are that another file names. */
interface References {
    /** Reads a file named in another one; problems that only say that it cannot be read stand at its first line. */
    Result<Node.ObjectNode> read(String name);
}
