package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.words.Sentence;

/** Where the files of a match come and go. */
public interface MailBox {
    /**
     * What has come.
     *
     * @param files the files that were asked for, the earliest first
     * @param problems what is wrong with others, by their names
     */
    record Post(List<MailFile> files, Map<String, List<Problem>> problems) {}

    /**
     * Looks for files; any thread may do so.
     *
     * @param wanted whether a file is asked for, by what its first line says
     */
    Post look(Predicate<MailFile.Head> wanted);

    /** What a file is called here. */
    String name(MailFile file);

    /** Puts a file here, in place of the same one if that is there; returns why not, if it was not. */
    Optional<Sentence> write(MailFile file);
}
