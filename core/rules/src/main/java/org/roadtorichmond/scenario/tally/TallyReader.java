package org.roadtorichmond.scenario.tally;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
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

    /** The systems that need no map, in their order, each with what reads its sheets. */
    private static final Map<VictorySystem, Function<SheetFields, Optional<TallySheet<?>>>> READERS =
            new EnumMap<>(Map.of(
                    VictorySystem.BATTLE_POINTS_17, sheet -> FleeingSheetReader.read(sheet, new BattlePoints17()),
                    VictorySystem.SIMPLIFIED, sheet -> FleeingSheetReader.read(sheet, new Simplified()),
                    VictorySystem.BATTLE_POINTS_16, ShakenSheetReader::read,
                    VictorySystem.SPOILS_OF_WAR, SpoilsSheetReader::read,
                    VictorySystem.WITHDRAWAL, WithdrawalSheetReader::read));

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
        VictorySystem system = root.choice("system", List.copyOf(READERS.keySet()));
        if (!root.isGood("format", "system")) {
            return Optional.empty();
        }
        return Objects.requireNonNull(READERS.get(system)).apply(new SheetFields(root, system.id()));
    }
}
