package org.roadtorichmond.victory.sheets;

import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * A sheet together with the system it was filled in for.
 *
 * @param system the victory system
 * @param content what became of the units
 * @param <S> the kind of sheet
 */
public record TallySheet<S>(SheetSystem<S> system, S content) {
    /** Scores the sheet for armies {@code a} and {@code b}. */
    public Adjudication adjudicate() {
        return system.score(content, PerArmy.SHEET_NAMES);
    }
}
