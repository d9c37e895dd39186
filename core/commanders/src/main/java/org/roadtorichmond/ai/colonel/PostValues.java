package org.roadtorichmond.ai.colonel;

import java.util.Map;
import java.util.Set;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.unit.Unit;

/** What posts are worth to units that join no attack, each judged with all others where they are planned to be. */
final class PostValues {
    private static final double GROUND = 0.12;
    private static final double COMPANY = 0.08;
    private static final int ENOUGH_COMPANY = 3;

    /** What every unit is worth besides its price, since a lone battery bars ways and draws fire too. */
    static final double BEING = 0.5;

    private static final double MARCHING = 0.1;
    private static final double FORCED = 0.5;
    private static final double RALLY = 0.4;
    private static final double IN_THE_WAY = 50;

    private final SideView view;
    private final Valuation valuation;
    private final Board board;
    private final Manner manner;
    private final Aims aims;
    private final Set<Integer> doors;
    private final Map<Integer, Integer> home;

    /**
     * Values posts.
     *
     * @param doors hexes to keep clear for units that are still to enter
     * @param home where units stood before, by ordinal
     */
    PostValues(
            SideView view,
            Valuation valuation,
            Manner manner,
            Aims aims,
            Set<Integer> doors,
            Map<Integer, Integer> home) {
        this.view = view;
        this.valuation = valuation;
        this.manner = manner;
        this.aims = aims;
        this.doors = Set.copyOf(doors);
        this.home = Map.copyOf(home);
        board = view.board;
    }

    /** What the enemy's reply would cost a unit where it stands, as far as its commander minds. */
    double peril(Unit unit) {
        return peril(unit, board.hexOf(unit.ordinal()));
    }

    private double peril(Unit unit, int hex) {
        double price = BEING + valuation.prices.of(unit.ordinal());
        return manner.caution() * -valuation.utility.of(-price) * view.peril.share(hex, unit);
    }

    /** What it is worth that a unit stands in a hex, with all others where they are. */
    double score(Unit unit, int hex) {
        boolean stays = hex == home.getOrDefault(unit.ordinal(), Board.NOWHERE);
        double score =
                valuation.utility.closing() ? valuation.utility.of(aims.value(unit, hex)) : aims.value(unit, hex);
        double price = BEING + valuation.prices.of(unit.ordinal());
        score -= peril(unit, hex);
        score -= stays ? 0 : thrownAway(unit, hex, price);
        score -= price * forced(unit, hex);
        score += board.defence(hex) >= TerrainEffects.DOUBLED ? GROUND : 0;
        score += COMPANY * friends(unit, hex);
        score += board.shaken(unit.ordinal()) && far(unit, hex)
                ? RALLY * board.unit(unit.ordinal()).strength()
                : 0;
        score -= stays ? 0 : MARCHING;
        score -= doors.contains(hex) ? IN_THE_WAY : 0;
        if (!stays && board.controlled(hex, unit.side().enemy())) {
            score -= IN_THE_WAY;
        }
        return score;
    }

    /**
     * What is wasted besides if a unit is sent to where the reply destroys it: that it comes nearer to the enemy there is worth
     * nothing, since it is gone before it could attack, and it would have been of use later.
     */
    private double thrownAway(Unit unit, int hex, double price) {
        double surely = view.peril.surely(hex, unit);
        if (surely == 0) {
            return 0;
        }
        int from = home.getOrDefault(unit.ordinal(), hex);
        double nearer = aims.nearness(unit, hex) - aims.nearness(unit, from);
        return surely * (price + Math.max(0, nearer));
    }

    /**
     * What part of its worth a unit loses that stays beside the enemy by night and has to attack in the morning, before the enemy
     * does (rules 8.1, 10.3).
     */
    private double forced(Unit unit, int hex) {
        boolean begins =
                board.scenario().isNight(board.turn()) && board.scenario().first() == unit.side();
        if (!begins || !board.controlled(hex, unit.side().enemy())) {
            return 0;
        }
        int defence = 0;
        for (int enemy : view.contacts(hex)) {
            for (int at = board.first(enemy); at != Board.NOWHERE; at = board.next(at)) {
                defence += board.strength(at) * board.defence(enemy);
            }
        }
        int attack = board.strength(unit.ordinal());
        for (int at = board.first(hex); at != Board.NOWHERE; at = board.next(at)) {
            attack += at == unit.ordinal() ? 0 : board.strength(at);
        }
        return defence > TerrainEffects.SINGLE * attack ? FORCED : 0;
    }

    /** Whether every enemy is so far off that a shaken unit recovers (rule 10.4). */
    private boolean far(Unit unit, int hex) {
        int distance = board.scenario().rules().recoverAt();
        if (board.scenario().isNight(board.turn())) {
            return !board.controlled(hex, unit.side().enemy());
        }
        for (int ordinal = 0; ordinal < board.units() && distance > 0; ordinal++) {
            int at = board.hexOf(ordinal);
            if (at != Board.NOWHERE
                    && board.unit(ordinal).side() != unit.side()
                    && board.grid().distance(at, hex) < distance) {
                return false;
            }
        }
        return distance > 0;
    }

    private int friends(Unit unit, int hex) {
        int found = 0;
        HexGrid grid = board.grid();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int beside = grid.neighbour(hex, direction);
            found += beside != HexGrid.OFF_MAP && board.occupied(beside, unit.side()) ? 1 : 0;
        }
        return Math.min(found, ENOUGH_COMPANY);
    }
}
