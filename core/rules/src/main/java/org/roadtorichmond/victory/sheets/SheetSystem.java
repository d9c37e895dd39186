package org.roadtorichmond.victory.sheets;

import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * A victory system that needs no map: it scores a sheet of what became of the units.
 *
 * <p>Scoring is a pure function of the sheet, so a game on the hex map is scored by making its sheet.
 *
 * @param <S> the kind of sheet
 */
public interface SheetSystem<S> {
    /** Scores the sheet; the names are what the sentences and the result call the armies. */
    Adjudication score(S sheet, PerArmy<?> names);
}
