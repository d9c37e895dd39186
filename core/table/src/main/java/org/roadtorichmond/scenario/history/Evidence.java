package org.roadtorichmond.scenario.history;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Why a statement about the past is believed.
 *
 * @param basis on what it rests
 * @param sure how sure it is
 * @param sources the sources, at least one
 */
public record Evidence(Basis basis, Certainty sure, List<Source> sources) {
    /** Copies the list. */
    public Evidence {
        sources = List.copyOf(sources);
    }

    /** The same with sources in another language. */
    Evidence in(UnaryOperator<Source> language) {
        return new Evidence(basis, sure, sources.stream().map(language).toList());
    }
}
