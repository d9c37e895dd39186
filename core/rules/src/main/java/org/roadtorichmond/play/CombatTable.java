package org.roadtorichmond.play;

import static org.roadtorichmond.play.CombatResult.AE;
import static org.roadtorichmond.play.CombatResult.AR;
import static org.roadtorichmond.play.CombatResult.DE;
import static org.roadtorichmond.play.CombatResult.DR;
import static org.roadtorichmond.play.CombatResult.EX;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The combat results table (rule 8.5).
 *
 * @param columns for each odds the results of the faces 1 to 6, in that order
 */
public record CombatTable(Map<Odds, List<CombatResult>> columns) {

    /** The number of faces of the die. */
    public static final int FACES = 6;

    /** Copies the columns; each must be there and have six results. */
    public CombatTable {
        columns = Collections.unmodifiableMap(new EnumMap<>(columns));
        if (columns.size() != Odds.values().length
                || columns.values().stream().anyMatch(column -> column.size() != FACES)) {
            throw new IllegalArgumentException("a combat results table has ten columns of six results");
        }
    }

    /** The result of a face of 1 to 6 at some odds. */
    public CombatResult result(Odds odds, int face) {
        return column(odds).get(face - 1);
    }

    /** The six results at some odds. */
    public List<CombatResult> column(Odds odds) {
        return Objects.requireNonNull(columns.get(odds));
    }

    /** The table with other columns in place of some. */
    public CombatTable with(Map<Odds, List<CombatResult>> others) {
        Map<Odds, List<CombatResult>> merged = new EnumMap<>(columns);
        merged.putAll(others);
        return new CombatTable(merged);
    }

    /** The table as rule 8.5 prints it. */
    public static CombatTable standard() {
        Map<Odds, List<CombatResult>> columns = new EnumMap<>(Odds.class);
        columns.put(Odds.ONE_TO_FIVE, List.of(AR, AE, AE, AE, AE, AE));
        columns.put(Odds.ONE_TO_FOUR, List.of(AR, AR, AE, AE, AE, AE));
        columns.put(Odds.ONE_TO_THREE, List.of(DR, AR, AR, AE, AE, AE));
        columns.put(Odds.ONE_TO_TWO, List.of(DR, DR, AR, AR, AE, AE));
        columns.put(Odds.ONE_TO_ONE, List.of(DR, DR, DR, AR, AR, AE));
        columns.put(Odds.TWO_TO_ONE, List.of(DR, DR, DR, DR, AR, EX));
        columns.put(Odds.THREE_TO_ONE, List.of(DE, DR, DR, DR, EX, EX));
        columns.put(Odds.FOUR_TO_ONE, List.of(DE, DE, DR, DR, DR, EX));
        columns.put(Odds.FIVE_TO_ONE, List.of(DE, DE, DE, DR, DR, EX));
        columns.put(Odds.SIX_TO_ONE, List.of(DE, DE, DE, DE, DE, EX));
        return new CombatTable(columns);
    }
}
