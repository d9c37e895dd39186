package org.roadtorichmond.session.control;

import java.util.Optional;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.session.Selection;

/**
 * What a click has led to.
 *
 * @param selection what is chosen now
 * @param refusal why somebody did not march, if so
 */
record ClickResult(Selection selection, Optional<Refusal> refusal) {
    /** A step in which nothing was refused. */
    ClickResult(Selection selection) {
        this(selection, Optional.empty());
    }
}
