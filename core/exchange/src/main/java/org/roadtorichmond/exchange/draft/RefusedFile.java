package org.roadtorichmond.exchange.draft;

import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.words.Sentence;

/** A foreign file cannot be imported at all; the front door of the package turns it into the problem that it carries. */
public final class RefusedFile extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    /** A refusal with its place in the file, and the sentence that says what is wrong and what to do. */
    public RefusedFile(Place at, Sentence sentence) {
        this(new Problem(at, sentence));
    }

    /** A refusal for a problem that another reader has found. */
    public RefusedFile(Problem problem) {
        super(problem.message(), null, false, false);
        this.problem = problem;
    }

    /** What is wrong, and where. */
    public Problem problem() {
        return problem;
    }
}
