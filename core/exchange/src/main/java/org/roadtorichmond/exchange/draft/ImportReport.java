package org.roadtorichmond.exchange.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Sentence;

/** Collects what an import took, left and found missing, in the order in which it was noted. One thread. */
public final class ImportReport {
    /** A hostile file shall not fill the memory with what is wrong with it. */
    private static final int MOST = 5_000;

    private final List<ReportEntry> entries = new ArrayList<>();
    private int more;

    /** Notes that something was taken. */
    public void taken(String what, List<String> of, Sentence sentence) {
        add(Kind.TAKEN, what, of, sentence, Place.NOWHERE, Optional.empty());
    }

    /** Notes that something was seen and left out. */
    public void left(String what, List<String> of, Place at, Sentence sentence) {
        add(Kind.LEFT, what, of, sentence, at, Optional.empty());
    }

    /** Notes that something is missing. */
    public void missing(String what, List<String> of, Place at, Sentence sentence) {
        add(Kind.MISSING, what, of, sentence, at, Optional.empty());
    }

    /** Notes that something is missing that the designer can answer once for each of the names. */
    public void asked(Question question, String what, List<String> of, Place at, Sentence sentence) {
        add(Kind.MISSING, what, of, sentence, at, Optional.of(question));
    }

    /** Notes that something was left out that the designer can have taken by an answer. */
    public void leftAsking(Question question, String what, List<String> of, Place at, Sentence sentence) {
        add(Kind.LEFT, what, of, sentence, at, Optional.of(question));
    }

    /** The same for something that has a picture. */
    public void asked(Question question, String what, List<String> of, Sentence sentence, Optional<Shown> shown) {
        add(new ReportEntry(Kind.MISSING, what, of, sentence, Place.NOWHERE, Optional.of(question), shown));
    }

    private void add(
            Kind kind, String what, List<String> of, Sentence sentence, Place at, Optional<Question> question) {
        add(new ReportEntry(kind, what, of, sentence, at, question, Optional.empty()));
    }

    private void add(ReportEntry entry) {
        if (entries.size() < MOST) {
            entries.add(entry);
        } else {
            more++;
        }
    }

    /** All entries of a kind; at the end of those that are missing, how many entries are not listed, if that is so. */
    public List<ReportEntry> entries(Kind kind) {
        List<ReportEntry> found = new ArrayList<>(
                entries.stream().filter(entry -> entry.kind() == kind).toList());
        if (more > 0 && kind == Kind.MISSING) {
            found.add(new ReportEntry(
                    kind,
                    "report",
                    List.of(),
                    Sentence.of("import.more", more),
                    Place.NOWHERE,
                    Optional.empty(),
                    Optional.empty()));
        }
        return List.copyOf(found);
    }

    /** The entries that wait for an answer. */
    public List<ReportEntry> questions() {
        return entries.stream().filter(entry -> entry.question().isPresent()).toList();
    }
}
