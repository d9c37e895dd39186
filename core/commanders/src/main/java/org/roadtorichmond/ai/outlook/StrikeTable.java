package org.roadtorichmond.ai.outlook;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;

/** The attacks of one player-turn in all samples of a rehearsal: those are intended that are made in at least half of them. */
final class StrikeTable {
    private final ReplyThreat threat;
    private final int samples;
    private final Map<List<Hex>, Count> counts = new LinkedHashMap<>();

    /** An attack as it was first made, and in how many samples the same hexes were attacked. */
    private record Count(Plan.Strike strike, int times) {}

    StrikeTable(ReplyThreat threat, int samples) {
        this.threat = threat;
        this.samples = samples;
    }

    /** Notes a command and its worth before it is carried out, if it is an attack of the player-turn rehearsed. */
    void note(Game game, Command command, double worth, Moment begun) {
        Moment now = game.state().moment();
        boolean own = now.turn() == begun.turn() && now.player() == begun.player();
        if (own && command instanceof Command.Attack attack) {
            counts.merge(
                    attack.targets(),
                    new Count(strike(game, attack, worth), 1),
                    (old, more) -> new Count(old.strike(), old.times() + 1));
        }
    }

    private Plan.Strike strike(Game game, Command.Attack attack, double worth) {
        CombatSystem combat = game.rules().combat();
        double clears =
                combat.faces(attack).stream().filter(CombatResult::clears).count() / (double) CombatTable.FACES;
        Board board = threat.board();
        board.load(game);
        boolean trapped = false;
        for (Hex target : attack.targets()) {
            int defender = board.first(target.index());
            trapped |= defender != Board.NOWHERE && board.refuges(board.unit(defender), target.index()) == 0;
        }
        Set<Hex> from = new LinkedHashSet<>();
        attack.attackers().forEach(unit -> game.state().hexOf(unit).ifPresent(from::add));
        return new Plan.Strike(
                attack.attackers(),
                List.copyOf(from),
                attack.targets(),
                combat.odds(attack),
                clears,
                trapped,
                worth <= 0);
    }

    /** The attacks intended, in the order in which they are first made. */
    List<Plan.Strike> intended() {
        return counts.values().stream()
                .filter(count -> 2 * count.times() >= samples)
                .map(Count::strike)
                .toList();
    }
}
