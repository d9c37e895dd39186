package org.roadtorichmond.exchange.draft;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** What an import may have to ask the designer, since the file does not say it in words of the game. */
public enum Question {
    /** Which terrain a tile stands for. */
    TERRAIN,
    /** Which army a side of the file is. */
    SIDE,
    /** Which arm a type of the file is. */
    TYPE,
    /** Which mark of pieces is their side, formation, strength, type or commander. */
    MARK,
    /** Which column of a table of units a heading is. */
    COLUMN,
    /** Which of several set-ups is to be taken. */
    SETUP,
    /** Which boards lie on a map of a module, from left to right with semicolons, rows from above with bars. */
    BOARD,
    /** Whether a layer that is hidden counts. */
    LAYER,
    /** Whether a map whose hexes have their points up may be turned. */
    TURN,
    /** Whether files in the folders above that of the map may be read. */
    OUTSIDE;

    /** The columns of a table of units, in the order in which they are written. */
    public static final List<String> COLUMNS = List.of(
            "id",
            "side",
            "type",
            "strength",
            "formation",
            "commander",
            "hex",
            "turn",
            "entry",
            "tags",
            "movement",
            "last",
            "optional",
            "number",
            "group");

    /** The answer for a tile that is only there for the eye. */
    public static final String NOTHING = "none";

    /** What {@link #TURN} is asked about. */
    public static final String MAP = "map";

    /** What {@link #OUTSIDE} is asked about. */
    public static final String FOLDERS = "folders";

    /** That something may be done. */
    public static final String YES = "yes";

    /** That it may not. */
    public static final String NO = "no";

    /** The answers that there are; empty if any text can be one. */
    public List<String> answers() {
        return switch (this) {
            case TERRAIN ->
                Stream.concat(Arrays.stream(Terrain.values()).map(Terrain::word), Stream.of(NOTHING))
                        .toList();
            case SIDE -> Arrays.stream(Side.values()).map(Side::word).toList();
            case TYPE -> Arrays.stream(Arm.values()).map(Arm::word).toList();
            case COLUMN -> Stream.concat(COLUMNS.stream(), Stream.of(NOTHING)).toList();
            case LAYER, TURN, OUTSIDE -> List.of(YES, NO);
            case MARK, SETUP, BOARD -> List.of();
        };
    }

    /** How it is answered on the command line. */
    public Sentence remedy() {
        return switch (this) {
            case TERRAIN -> Sentence.of("import.by.terrain");
            case SIDE -> Sentence.of("import.by.side");
            case TYPE -> Sentence.of("import.by.type");
            case MARK -> Sentence.of("import.by.mark");
            case COLUMN -> Sentence.of("import.by.column");
            case SETUP -> Sentence.of("import.by.setup");
            case BOARD -> Sentence.of("import.by.board");
            case LAYER -> Sentence.of("import.by.layer");
            case TURN -> Sentence.of("import.by.turn");
            case OUTSIDE -> Sentence.of("import.by.outside");
        };
    }

    /** The word for it in tables of answers and on the command line. */
    public String word() {
        return Constants.word(this);
    }
}
