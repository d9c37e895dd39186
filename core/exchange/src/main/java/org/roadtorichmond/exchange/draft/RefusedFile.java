package org.roadtorichmond.exchange.draft;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.words.Sentence;

/** A foreign file cannot be imported at all; the front door of the package turns it into the problem that it carries. */
public final class RefusedFile extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;
    private final transient Optional<Open> open;

    /**
     * What can be answered, so that the file is not refused.
     *
     * @param question the kind of question
     * @param names what is asked about, each for itself
     */
    public record Open(Question question, List<String> names) {}

    /** A refusal with its place in the file, and the sentence that says what is wrong and what to do. */
    public RefusedFile(Place at, Sentence sentence) {
        this(new Problem(at, sentence));
    }

    /** A refusal until a question is answered, which the sentence asks. */
    public RefusedFile(Place at, Sentence sentence, Open open) {
        this(new Problem(at, sentence), Optional.of(open));
    }

    /** A refusal for a problem that another reader has found. */
    public RefusedFile(Problem problem) {
        this(problem, Optional.empty());
    }

    private RefusedFile(Problem problem, Optional<Open> open) {
        super(problem.message(), null, false, false);
        this.problem = problem;
        this.open = open;
    }

    /** The question on which it depends, if it does. */
    public Optional<Open> open() {
        return open;
    }

    /** What is wrong, and where. */
    public Problem problem() {
        return problem;
    }
}
