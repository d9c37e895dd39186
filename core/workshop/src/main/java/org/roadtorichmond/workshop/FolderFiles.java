package org.roadtorichmond.workshop;

import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.Storage;

/**
 * The files of a designer's folder by their names, before those elsewhere.
 *
 * @param storage the folder
 * @param elsewhere where files are that are not in the folder
 */
record FolderFiles(Storage storage, References elsewhere) {
    static final String ENDING = ".json";
    static final String DRAFT = ".draft.json";
    static final String CAMPAIGN = ".campaign" + ENDING;

    /** Whether a file of a name is a campaign. */
    static boolean isCampaign(String file) {
        return file.endsWith(CAMPAIGN);
    }

    /** The name under which a draft of a file lies. */
    static String draftName(String file) {
        return file.substring(0, file.length() - ENDING.length()) + DRAFT;
    }

    /** How readers find them. */
    References references() {
        return name -> isOwn(name) && storage.has(name)
                ? Result.good(new References.Referred(
                        storage.read(name).then(TreeReader::read), references(), identity(name)))
                : elsewhere.find(name);
    }

    /** The same for the same file, and for no other. */
    String identity(String name) {
        return storage.place(name);
    }

    /** Whether a name can be one of this folder and of no other. */
    boolean isOwn(String name) {
        return name.endsWith(ENDING)
                && name.length() > ENDING.length()
                && name.indexOf('/') < 0
                && name.indexOf('\\') < 0
                && !name.startsWith(".")
                && storage.takes(name);
    }
}
