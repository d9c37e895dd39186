package org.roadtorichmond.scenario.setup;

import static org.roadtorichmond.victory.VictorySystem.BATTLE_POINTS_16;
import static org.roadtorichmond.victory.VictorySystem.BATTLE_POINTS_17;
import static org.roadtorichmond.victory.VictorySystem.SIMPLIFIED;
import static org.roadtorichmond.victory.VictorySystem.SPOILS_OF_WAR;
import static org.roadtorichmond.victory.VictorySystem.WITHDRAWAL;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.SheetTerms.Bonus;
import org.roadtorichmond.play.SheetTerms.Primary;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;

/**
 * Reads what a scenario says for the victory systems that count costs and losses. Keys that neither the scenario's system nor
 * one that it allows uses are refused by name, as in tally sheets.
 */
record SheetTermsReader(HexReader hexes, int turns) {
    private static final Map<String, Set<VictorySystem>> USERS = Map.of(
            "armyPoints", EnumSet.of(BATTLE_POINTS_17, SIMPLIFIED, BATTLE_POINTS_16),
            "secondary", EnumSet.of(BATTLE_POINTS_17, SIMPLIFIED, BATTLE_POINTS_16),
            "secondaryValue", EnumSet.of(BATTLE_POINTS_16),
            "primary", EnumSet.of(BATTLE_POINTS_16),
            "length", EnumSet.of(WITHDRAWAL),
            "bonus", EnumSet.of(WITHDRAWAL),
            "objectivesOnly", EnumSet.of(WITHDRAWAL));
    private static final List<String> LENGTHS = List.of("rolled", "random-end", "none");
    private static final List<String> PRIMARIES = List.of(SPOILS_OF_WAR.id(), "none");
    private static final int MOST_POINTS = 100_000_000;
    private static final int MOST_BONUS = 1_000_000;
    private static final int MOST_VALUE = 10;

    /** A die can ask for eight game-turns (document 003, Turns complete). */
    private static final int LONGEST_BY_DICE = 8;

    /** Reads the keys for the systems from the scenario's victory conditions. */
    SheetTerms read(Fields fields, Set<String> systems) {
        Terms terms = new Terms(fields, systems);
        fields.refuse(
                USERS.keySet().stream().filter(key -> !terms.uses(key)).sorted().toList(),
                "problem.unusedTerm",
                String.join(", ", systems.stream().sorted().toList()));
        OptionalInt armyPoints =
                terms.uses("armyPoints") ? fields.optionalInteger("armyPoints", 1, MOST_POINTS) : OptionalInt.empty();
        int value = terms.uses("secondaryValue")
                ? fields.integerOr("secondaryValue", 0, MOST_VALUE, SheetTerms.USUAL.secondaryValue())
                : SheetTerms.USUAL.secondaryValue();
        return new SheetTerms(
                armyPoints,
                terms.primary(),
                terms.secondary(),
                value,
                terms.bonuses(),
                terms.uses("objectivesOnly") && fields.truthOr("objectivesOnly", false),
                terms.length());
    }

    /** One reading. */
    private final class Terms {
        private final Fields fields;
        private final Set<String> systems;

        Terms(Fields fields, Set<String> systems) {
            this.fields = fields;
            this.systems = systems;
        }

        boolean uses(String key) {
            return USERS.getOrDefault(key, Set.of()).stream()
                    .map(VictorySystem::id)
                    .anyMatch(systems::contains);
        }

        private Optional<Node> value(String key) {
            return uses(key) ? fields.optionalValue(key) : Optional.empty();
        }

        Primary primary() {
            Optional<Node> value = value("primary");
            if (value.isEmpty()) {
                return Primary.SPOILS;
            }
            if (value.get() instanceof Node.ObjectNode) {
                List<Hex> held = fields.optionalObject("primary", SheetTermsReader.this::hexes)
                        .orElse(List.of());
                return new Primary(false, held);
            }
            return word("primary", PRIMARIES, "{ \"hexes\": [ ... ] }").equals("none")
                    ? new Primary(false, List.of())
                    : Primary.SPOILS;
        }

        /** The text of a key, one of some words; the first of them stands in. It could be an object as well, which looks so. */
        private String word(String key, List<String> words, String object) {
            Optional<Node> value = fields.optionalValue(key);
            String given = value.filter(Node.TextNode.class::isInstance)
                    .map(node -> ((Node.TextNode) node).text())
                    .orElse("");
            if (words.contains(given)) {
                return given;
            }
            fields.fault(
                    key,
                    Sentence.of(
                            "problem.wordOr",
                            value.map(Node::found).orElse(Sentence.of("problem.noGuess")),
                            key,
                            Words.either(words),
                            Sentence.of("problem.object", object),
                            Words.guess(given, words)));
            return words.get(0);
        }

        Map<Side, List<Hex>> secondary() {
            return uses("secondary")
                    ? fields.optionalObject("secondary", SheetTermsReader.this::secondary)
                            .orElse(Map.of())
                    : Map.of();
        }

        List<Bonus> bonuses() {
            if (!uses("bonus")) {
                return List.of();
            }
            Set<Hex> seen = new HashSet<>();
            return fields.objectsOrNone("bonus", bonus -> bonus(bonus, seen));
        }

        GameLength length() {
            Optional<Node> value = value("length");
            if (value.isEmpty()) {
                return SheetTerms.USUAL.length();
            }
            if (value.get() instanceof Node.ObjectNode) {
                return fields.optionalObject("length", SheetTermsReader.this::fixed)
                        .orElse(SheetTerms.USUAL.length());
            }
            String word = word("length", LENGTHS, "{ \"fixed\": 6 }");
            fields.check(
                    word.equals("none") || turns >= LONGEST_BY_DICE,
                    "length",
                    Sentence.of("problem.lengthDice", LONGEST_BY_DICE, turns));
            return switch (word) {
                case "rolled" -> new GameLength.Rolled();
                case "random-end" -> new GameLength.RandomEnd();
                default -> new GameLength.Unlimited();
            };
        }
    }

    private Optional<List<Hex>> hexes(Fields fields) {
        List<Hex> held = hexes.list(fields, "hexes");
        return fields.finish(() -> held);
    }

    /** One objective that both sides fight for, or one for each side. */
    private Optional<Map<Side, List<Hex>>> secondary(Fields fields) {
        Map<Side, List<Hex>> own = new EnumMap<>(Side.class);
        if (fields.has("hexes")) {
            List<Hex> shared = hexes.list(fields, "hexes");
            List.of(Side.values()).forEach(side -> own.put(side, shared));
        } else {
            for (Side side : Side.values()) {
                fields.optionalObject(side.word(), this::hexes).ifPresent(held -> own.put(side, held));
            }
        }
        return fields.finish(() -> own);
    }

    private Optional<Bonus> bonus(Fields fields, Set<Hex> seen) {
        Optional<Hex> hex = hexes.hex(fields, "hex");
        int points = fields.integer("points", 1, MOST_BONUS);
        Optional<Side> side = fields.optionalChoice("side", List.of(Side.values()));
        hex.ifPresent(each ->
                fields.check(side.isPresent() || seen.add(each), "hex", Sentence.of("problem.bonusTwice", each)));
        return fields.finish(() -> hex.map(each -> new Bonus(each, points, side)))
                .flatMap(bonus -> bonus);
    }

    private Optional<GameLength> fixed(Fields fields) {
        int last = fields.integer("fixed", 1, turns);
        return fields.finish(() -> new GameLength.Fixed(last));
    }
}
