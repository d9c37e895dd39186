package org.roadtorichmond.ai.colonel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.toolkit.RetreatChoice;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.RetreatSystem.Refuge;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Who retreats next, where, and which friend makes room: the unit with the fewest ways out first, to where all near the combat then
 * stand best, and not at the price of a friend that has no way out itself (rule 8.6).
 */
record CombatRetreats(Game game, Board board, CombatEndValues endValues) {
    /** What it costs that a friend has to give up his place, wherever he goes. */
    private static final double DISPLACES = 0.5;

    Decision choose(Combat combat) {
        RetreatChoice.Mover mover = RetreatChoice.next(game, combat);
        Unit next = mover.unit();
        List<Refuge> ways = mover.ways();
        Command.Retreat best = retreats(next, ways.get(0)).get(0);
        double bestScore = Double.NEGATIVE_INFINITY;
        List<Decision.Option> options = new ArrayList<>();
        for (Refuge refuge : ways) {
            double score = Double.NEGATIVE_INFINITY;
            for (Command.Retreat retreat : retreats(next, refuge)) {
                double worth = worth(retreat, combat);
                score = Math.max(score, worth);
                if (worth > bestScore) {
                    bestScore = worth;
                    best = retreat;
                }
            }
            options.add(new Decision.Option(Sentence.of("option.retreat", refuge.hex()), score));
        }
        return new Decision(best, bestScore, Sentence.of("aim.retreat"), options);
    }

    /** The ways of a unit into a hex: alone, or with each of the friends who can make room, the weakest first. */
    private static List<Command.Retreat> retreats(Unit unit, Refuge refuge) {
        if (refuge.displaceable().isEmpty()) {
            return List.of(new Command.Retreat(unit, refuge.hex(), Optional.empty()));
        }
        return refuge.displaceable().stream()
                .sorted((a, b) -> Integer.compare(a.strength(), b.strength()))
                .map(friend -> new Command.Retreat(unit, refuge.hex(), Optional.of(friend)))
                .toList();
    }

    private double worth(Command.Retreat retreat, Combat combat) {
        Unit unit = retreat.unit();
        int from = board.hexOf(unit.ordinal());
        int hex = retreat.to().index();
        board.place(unit.ordinal(), hex);
        double cost =
                retreat.displaced().map(friend -> displace(friend, combat)).orElse(0.0);
        double worth = endValues.worth(unit, hex, from) - cost;
        retreat.displaced().ifPresent(friend -> board.place(friend.ordinal(), hex));
        board.place(unit.ordinal(), from);
        return worth;
    }

    /** Has a friend make room on the board, in the best hex with room, if there is one; what that costs. */
    private double displace(Unit friend, Combat combat) {
        int hex = board.hexOf(friend.ordinal());
        double cost = cost(friend, combat);
        int best = Board.NOWHERE;
        double bestWorth = Double.NEGATIVE_INFINITY;
        for (int to : ways(friend, hex, true)) {
            double worth = endValues.standing(friend, to);
            if (worth > bestWorth) {
                bestWorth = worth;
                best = to;
            }
        }
        board.place(friend.ordinal(), best);
        return cost;
    }

    /** What it costs that a friend is displaced: little if it finds room or the last of the friends that it pushes on does; otherwise it is lost. */
    private double cost(Unit displaced, Combat combat) {
        Deque<Unit> asked = new ArrayDeque<>();
        Map<Unit, Integer> pushed = new HashMap<>();
        asked.add(displaced);
        pushed.put(displaced, 1);
        while (!asked.isEmpty()) {
            Unit friend = asked.remove();
            int hex = board.hexOf(friend.ordinal());
            int pushes = pushed.getOrDefault(friend, 0);
            if (!ways(friend, hex, true).isEmpty()) {
                return pushes * DISPLACES;
            }
            for (int to : ways(friend, hex, false)) {
                for (int at = board.first(to); at != Board.NOWHERE; at = board.next(at)) {
                    Unit other = board.unit(at);
                    if (yields(other, combat) && pushed.putIfAbsent(other, pushes + 1) == null) {
                        asked.add(other);
                    }
                }
            }
        }
        return endValues.price(displaced);
    }

    private static boolean yields(Unit unit, Combat combat) {
        return !combat.displaced().contains(unit)
                && !combat.retreated().contains(unit)
                && !combat.due().contains(unit);
    }

    /** The hexes into which a unit could retreat from a hex, of those with room or of those without. */
    private List<Integer> ways(Unit unit, int hex, boolean roomy) {
        int refuges = board.refuges(unit, hex);
        int stacking = board.scenario().rules().stacking();
        return IntStream.range(0, Direction.COUNT)
                .filter(direction -> (refuges & 1 << direction) != 0)
                .map(direction -> board.grid().neighbour(hex, direction))
                .filter(to -> board.count(to, unit.side()) < stacking == roomy)
                .boxed()
                .toList();
    }
}
