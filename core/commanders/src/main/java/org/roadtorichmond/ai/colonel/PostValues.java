package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Peril;
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

    /** What a march must gain at least, in points: what is worth less changes from turn to turn, and units would march in a ring. */
    private static final double MARCHING = 0.3;

    private static final double FORCED = 0.5;
    private static final double RALLY = 0.4;
    private static final double IN_THE_WAY = 50;

    private final SideView view;
    private final Valuation valuation;
    private final Board board;
    private final Manner manner;
    private final StakeAims aims;
    private final Set<Integer> doors;
    private final Map<Integer, Integer> home;

    /** What the loss of each unit would cost, by ordinal, once that has been asked: neither prices nor utility change meanwhile. */
    private final double[] losses;

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
            StakeAims aims,
            Set<Integer> doors,
            Map<Integer, Integer> home) {
        this.view = view;
        this.valuation = valuation;
        this.manner = manner;
        this.aims = aims;
        this.doors = Set.copyOf(doors);
        this.home = Map.copyOf(home);
        board = view.board;
        losses = new double[board.units()];
        Arrays.fill(losses, Double.NaN);
    }

    /** What the enemy's reply would cost a unit where it stands, as far as its commander minds. */
    double peril(Unit unit) {
        return minded(unit) * view.peril.share(board.hexOf(unit.ordinal()), unit);
    }

    private double price(Unit unit) {
        return BEING + valuation.prices.of(unit.ordinal());
    }

    /** What it would cost that a unit is lost, as far as its commander minds. */
    private double minded(Unit unit) {
        double loss = losses[unit.ordinal()];
        if (Double.isNaN(loss)) {
            loss = manner.caution() * -valuation.utility.of(-price(unit));
            losses[unit.ordinal()] = loss;
        }
        return loss;
    }

    /**
     * What it is worth at most that a unit stands in a hex: all that speaks for it, and what costs nothing to know of what speaks against
     * it, but not the enemy's reply. No {@link #score} is greater but by rounding.
     */
    double most(Unit unit, int hex) {
        double against = (stays(unit, hex) ? 0 : MARCHING) + inTheWay(unit, hex);
        double rally = board.shaken(unit.ordinal())
                ? RALLY * board.unit(unit.ordinal()).strength()
                : 0;
        return serving(unit, hex) + ground(hex) + COMPANY * friends(unit, hex) + rally - against;
    }

    private boolean stays(Unit unit, int hex) {
        return hex == home.getOrDefault(unit.ordinal(), Board.NOWHERE);
    }

    /** What it is worth in a hex for what the side wants of it. */
    private double serving(Unit unit, int hex) {
        double value = aims.value(unit, hex);
        return valuation.utility.closing() ? valuation.utility.of(value) : value;
    }

    private double ground(int hex) {
        return board.defence(hex) >= TerrainEffects.DOUBLED ? GROUND : 0;
    }

    /** What it costs to bar a door, or to march where the enemy stops one and has to be attacked. */
    private double inTheWay(Unit unit, int hex) {
        boolean contact = !stays(unit, hex) && board.controlled(hex, unit.side().enemy());
        return (doors.contains(hex) ? IN_THE_WAY : 0) + (contact ? IN_THE_WAY : 0);
    }

    /** What it is worth that a unit stands in a hex, with all others where they are. */
    double score(Unit unit, int hex) {
        boolean stays = stays(unit, hex);
        double score = serving(unit, hex);
        double price = price(unit);
        double share = view.peril.share(hex, unit);
        score -= minded(unit) * share;
        score -= stays ? 0 : thrownAway(unit, hex, share);
        score -= price * forced(unit, hex);
        score += ground(hex);
        score += COMPANY * friends(unit, hex);
        score += board.shaken(unit.ordinal()) && far(unit, hex)
                ? RALLY * board.unit(unit.ordinal()).strength()
                : 0;
        score -= stays ? 0 : MARCHING;
        return score - inTheWay(unit, hex);
    }

    /**
     * What is wasted besides if a unit is sent to where the reply destroys it: that it comes nearer to the enemy there is worth
     * nothing, since it is gone before it could attack, and it would have been of use later.
     *
     * @param share what share of its worth it is expected to lose there
     */
    private double thrownAway(Unit unit, int hex, double share) {
        double surely = Peril.surely(share);
        if (surely == 0) {
            return 0;
        }
        int from = home.getOrDefault(unit.ordinal(), hex);
        double nearer = aims.nearness(unit, hex) - aims.nearness(unit, from);
        return surely * (price(unit) + Math.max(0, nearer));
    }

    /**
     * What part of its worth a unit loses that stays beside the enemy by night and has to attack in the morning, before the enemy
     * does (rules 8.1, 10.3).
     */
    private double forced(Unit unit, int hex) {
        boolean begins = board.night() && board.scenario().first() == unit.side();
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
        if (board.night()) {
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
