package org.roadtorichmond.scenario.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.systems.Simplified;
import org.roadtorichmond.words.Sentence;

/** Warnings about what can never pay under the victory systems that count costs, tokens and objectives. */
final class SheetWarnings {
    private final Warnings warnings;
    private final Scenario scenario;
    private final SheetTerms terms;
    private final Set<VictorySystem> systems;

    SheetWarnings(Warnings warnings) {
        this.warnings = warnings;
        scenario = warnings.scenario();
        terms = scenario.victory().sheet();
        systems = scenario.victory().choices().stream()
                .map(VictorySystem::of)
                .flatMap(Optional::stream)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(VictorySystem.class)));
    }

    void add() {
        costs();
        bands();
        spoils();
        withdrawal();
        secondary();
        hexes("victory.primary.hexes", Optional.empty());
        holds();
        for (int i = 0; i < terms.bonuses().size(); i++) {
            SheetTerms.Bonus bonus = terms.bonuses().get(i);
            objective("victory.bonus[" + i + "].hex", bonus.hex(), bonus.side());
        }
    }

    private void holds() {
        List<Payments.Hold> holds = scenario.victory().payments().holds();
        for (int i = 0; i < holds.size(); i++) {
            Payments.Hold hold = holds.get(i);
            String path = "victory.holds[" + i + "]";
            objective(path + ".hex", hold.hex(), Optional.of(hold.side()));
            if (scenario.victory().system().equals(VictorySystem.SPOILS_OF_WAR.id())) {
                warnings.warn(path, Sentence.of("warning.holdTokens", VictorySystem.SPOILS_OF_WAR.id()));
            }
            int after = hold.after().orElse(0);
            if (after > lastTurn()) {
                warnings.warn(path + ".after", Sentence.of("warning.holdTooLate", lastTurn(), after));
            }
        }
    }

    /** The last game-turn that a game can reach: only withdrawal has a length of its own. */
    private int lastTurn() {
        GameLength length =
                systems.equals(EnumSet.of(VictorySystem.WITHDRAWAL)) ? terms.length() : SheetTerms.USUAL.length();
        return IntStream.range(1, scenario.turns())
                .filter(turn -> length.chanceOfEnd(turn) >= 1)
                .findFirst()
                .orElse(scenario.turns());
    }

    private void bands() {
        if (systems.contains(VictorySystem.SIMPLIFIED)) {
            Payments payments = scenario.victory().payments();
            int win = Simplified.WIN.in(payments);
            int massacre = Simplified.MASSACRE.in(payments);
            if (win > massacre) {
                warnings.warn("victory.values.winFrom", Sentence.of("warning.massacre", win, massacre));
            }
        }
    }

    private void costs() {
        boolean counted = systems.contains(VictorySystem.BATTLE_POINTS_16)
                || systems.contains(VictorySystem.BATTLE_POINTS_17)
                || systems.contains(VictorySystem.SIMPLIFIED)
                || (systems.contains(VictorySystem.WITHDRAWAL)
                        && !(terms.objectivesOnly()
                                && scenario.victory().payments().holds().isEmpty()));
        if (counted && scenario.rules().costPerPoint() == 0) {
            warnings.warn("rules.costPerPoint", Sentence.of("warning.nothingCosts"));
        }
    }

    private void spoils() {
        Optional<VictorySystem> asking = terms.primary().spoils() && systems.contains(VictorySystem.BATTLE_POINTS_16)
                ? Optional.of(VictorySystem.BATTLE_POINTS_16)
                : Optional.of(VictorySystem.SPOILS_OF_WAR).filter(systems::contains);
        for (Side side : Side.values()) {
            List<Unit> infantry = scenario.units().stream()
                    .filter(unit -> unit.side() == side && unit.arm() == Arm.INFANTRY)
                    .toList();
            if (warnings.fights(side) && infantry.stream().noneMatch(scenario::bearsColours)) {
                String key = infantry.isEmpty() ? "warning.noInfantry" : "warning.noColours";
                asking.ifPresent(system -> warnings.warn(named(system), Sentence.of(key, side, system.id())));
            }
        }
    }

    /** Where the scenario names a system. */
    private String named(VictorySystem system) {
        int allowed = scenario.victory().allows().indexOf(system.id());
        return allowed < 0 ? "victory.system" : "victory.allows[" + allowed + "]";
    }

    private void withdrawal() {
        if (terms.objectivesOnly() && terms.bonuses().isEmpty()) {
            warnings.warn("victory.objectivesOnly", Sentence.of("warning.noBonus"));
        }
    }

    private void secondary() {
        boolean none = terms.secondary().values().stream().allMatch(List::isEmpty);
        if (warnings.says("victory.secondaryValue") && none) {
            warnings.warn("victory.secondaryValue", Sentence.of("warning.noSecondary"));
        } else if (terms.secondaryValue() == 0 && systems.equals(EnumSet.of(VictorySystem.BATTLE_POINTS_16))) {
            warnings.warn("victory.secondaryValue", Sentence.of("warning.worthlessSecondary"));
        }
        hexes("victory.secondary.hexes", Optional.empty());
        for (Side side : Side.values()) {
            hexes("victory.secondary." + side.word() + ".hexes", Optional.of(side));
        }
    }

    private void hexes(String path, Optional<Side> wanting) {
        warnings.hexes(path).forEach(listed -> objective(listed.path(), listed.hex(), wanting));
    }

    /** Warns of an objective for each side that wants it and that nothing can bring to it; both want one that is nobody's own. */
    private void objective(String path, Hex hex, Optional<Side> wanting) {
        for (Side side : Side.values()) {
            boolean wanted = warnings.fights(side) && wanting.orElse(side) == side;
            if (wanted && !warnings.reachable().holds(side, hex.index())) {
                warnings.warn(path, Sentence.of("warning.unreachable", hex, side));
            }
        }
    }
}
