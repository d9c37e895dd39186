package org.roadtorichmond.scenario.json;

import org.roadtorichmond.words.Sentence;

/** Where the files are that another file names. */
public interface References {
    /** No file at all, for what contains everything itself. */
    References NONE = name -> Result.bad(Sentence.of("problem.notHere", Words.quoted(name)));

    /** The name of the file of a scenario that is named with or without the ending. */
    static String scenarioFile(String name) {
        return name.endsWith(".json") ? name : name + ".scenario.json";
    }

    /**
     * Finds a file named in another one. That there is none is a problem of the name; what is wrong with a file that was
     * found is told by its tree.
     */
    Result<Referred> find(String name);

    /**
     * A file that was found.
     *
     * @param tree its content, or what is wrong with it as a text
     * @param references where the files are that it names itself
     * @param identity the same for the same file by whatever name it was found, and for no other
     */
    record Referred(Result<Node.ObjectNode> tree, References references, String identity) {}
}
