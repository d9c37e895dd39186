package org.roadtorichmond.desktop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.balance.perft.Perft;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Unit;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Counts what can be played, to check the rules: the same rules give the same numbers on every machine and in every program. */
@CommandLine.Command(
        name = "perft",
        description = "Counts what can be played in a scenario, position or saved game: numbers that prove the rules.")
final class PerftCommand extends GameQuestionCommand {
    private static final int MOST_MOVES = 9;
    private static final int THROUGH_THE_COMBAT = 2;

    /** What to count. */
    enum Layer {
        REACH(1),
        ORDER(MOST_MOVES),
        COMBAT(THROUGH_THE_COMBAT),
        TURN(MOST_MOVES);

        private final int deepest;

        Layer(int deepest) {
            this.deepest = deepest;
        }
    }

    @Option(
            names = "--layer",
            required = true,
            paramLabel = "LAYER",
            description =
                    "reach: the hexes that units reach; order: sequences of whole moves; combat: first attacks, and to "
                            + "depth 2 all ways in which they end; turn: whole player-turns, for toy maps.")
    private Layer layer = Layer.REACH;

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "1",
            description = "How many moves, stages or player-turns (${DEFAULT-VALUE}).")
    private int depth;

    @Option(names = "--divide", description = "List the parts of which a number is the sum.")
    private boolean divide;

    @Override
    void checkUsage() {
        refuseIf(
                depth < 1 || depth > layer.deepest,
                Tables.format("--depth takes a whole number from 1 to %d for this layer", layer.deepest));
    }

    @Override
    Result<Answer> answer(Game game) {
        Perft perft = new Perft(game);
        return Result.good(
                switch (layer) {
                    case REACH -> reach(perft.reach());
                    case ORDER -> count(perft.moves(depth));
                    case COMBAT -> combat(perft);
                    case TURN -> count(perft.turns(depth));
                });
    }

    private Answer reach(Map<Unit, List<Hex>> reach) {
        Json units = Json.object();
        Lines text = new Lines();
        Map<String, String> parts = new LinkedHashMap<>();
        int total = 0;
        for (Map.Entry<Unit, List<Hex>> unit : reach.entrySet()) {
            int hexes = unit.getValue().size();
            total += hexes;
            units.put(unit.getKey().id(), hexes);
            text.add("%8d  %s", hexes, unit.getKey());
            parts.put(unit.getKey().id(), String.join(" ", Tables.numbers(unit.getValue())));
        }
        text.add("%8d  hexes in all", total);
        return divided(Json.object().put("total", total).put("units", units), text, parts);
    }

    private Answer count(Perft.Count count) {
        Json json = Json.object().put("sequences", count.sequences()).put("positions", count.positions());
        Lines text = new Lines();
        text.add("%d sequences lead to %d positions.", count.sequences(), count.positions());
        return divided(json, text, parts(count));
    }

    private Answer combat(Perft perft) {
        Map<Command.Attack, Odds> attacks = perft.attacks();
        Map<Odds, Integer> columns = new TreeMap<>();
        attacks.values().forEach(odds -> columns.merge(odds, 1, Integer::sum));
        Json json = Json.object().put("attacks", attacks.size()).put("columns", columns);
        Lines text = new Lines();
        columns.forEach((odds, number) -> text.add("%8d  at %s", number, odds));
        text.add("%8d  attacks in all", attacks.size());
        Map<String, String> parts = new LinkedHashMap<>();
        attacks.forEach((attack, odds) -> parts.put(words(attack), odds.label()));
        if (depth < THROUGH_THE_COMBAT) {
            return divided(json, text, parts);
        }
        Perft.Count endings = perft.combats();
        json.put("outcomes", perft.results())
                .put("endings", endings.sequences())
                .put("positions", endings.positions());
        text.add("%d ways to end them lead to %d positions.", endings.sequences(), endings.positions());
        return divided(json, text, parts(endings));
    }

    private static Map<String, String> parts(Perft.Count count) {
        Map<String, String> parts = new LinkedHashMap<>();
        count.parts().forEach((command, sequences) -> parts.put(words(command), Long.toString(sequences)));
        return parts;
    }

    private Answer divided(Json json, Lines text, Map<String, String> parts) {
        if (!divide) {
            return new Answer(json, text.toList());
        }
        json.put("parts", parts);
        Lines all = new Lines();
        parts.forEach((part, number) -> all.add(part + ": " + number));
        all.addAll(text.toList());
        return new Answer(json, all.toList());
    }

    /** A short text that distinguishes a command from all others. */
    private static String words(Command command) {
        if (command instanceof Command.MoveUnit move) {
            return move.unit() + " to " + move.to();
        } else if (command instanceof Command.EnterUnit entry) {
            return entry.unit() + " enters " + entry.at();
        } else if (command instanceof Command.ExitUnit exit) {
            return exit.unit() + " leaves";
        } else if (command instanceof Command.Attack attack) {
            return String.join(
                            " ", attack.attackers().stream().map(Unit::toString).toList())
                    + " against "
                    + String.join(" ", Tables.numbers(attack.targets()));
        }
        return command instanceof Command.EndPhase ? "end of phase" : command.toString();
    }
}
