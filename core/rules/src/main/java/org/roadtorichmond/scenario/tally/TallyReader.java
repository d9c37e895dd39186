package org.roadtorichmond.scenario.tally;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.sheets.TallySheet;
import org.roadtorichmond.victory.systems.BattlePoints17;
import org.roadtorichmond.victory.systems.Simplified;

/**
 * Reads tally sheets, {@code "format": "tally/1"}.
 *
 * <p>What a sheet and its units may say depends on the victory system; each has a reader that asks for just the keys of
 * its system. All other keys of the format are refused with the name of the system.
 */
public final class TallyReader {
    private static final String FORMAT = "tally/1";

    /** The systems that need no map. */
    private static final List<VictorySystem> SYSTEMS =
            List.copyOf(EnumSet.complementOf(EnumSet.of(VictorySystem.ROAD_TO_RICHMOND)));

    private TallyReader() {}

    /** Reads a sheet from the bytes of a file; the problems are in the order of the file. */
    public static Result<TallySheet<?>> read(byte[] bytes) {
        return TreeReader.read(bytes).then(TallyReader::decode);
    }

    /** Returns the tally sheet in a parsed file, or all problems found in it. */
    public static Result<TallySheet<?>> decode(Node.ObjectNode root) {
        Problems problems = new Problems();
        Optional<TallySheet<?>> sheet = sheet(new Fields(root, problems));
        return problems.result(sheet);
    }

    /** Without the right format and system nothing can be said of the other keys. */
    private static Optional<TallySheet<?>> sheet(Fields root) {
        root.constant("format", FORMAT);
        VictorySystem system = root.choice("system", SYSTEMS);
        if (!root.isGood("format", "system")) {
            return Optional.empty();
        }
        SheetFields sheet = new SheetFields(root, system.id());
        return switch (system) {
            case ROAD_TO_RICHMOND -> throw new IllegalStateException("rule 21 needs a map");
            case BATTLE_POINTS_17 -> FleeingSheetReader.read(sheet, new BattlePoints17());
            case SIMPLIFIED -> FleeingSheetReader.read(sheet, new Simplified());
            case BATTLE_POINTS_16 -> ShakenSheetReader.read(sheet);
            case SPOILS_OF_WAR -> SpoilsSheetReader.read(sheet);
            case WITHDRAWAL -> WithdrawalSheetReader.read(sheet);
        };
    }
}
