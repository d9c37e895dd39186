package org.roadtorichmond.ai.colonel;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Finds units that a plan would leave where the enemy's reply destroys them for nothing: they neither fight nor serve there much better
 * than in a hex where they are safe, and nobody else is safer because they are lost.
 */
public final class LonePosts {
    /** From what share of its worth on that the reply is expected to cost a unit is as good as lost, and up to what share it is safe. */
    private static final double LOST = 0.5;

    private static final double SAFE = 0.25;

    /** What part of what a unit is about to lose another hex must save, and may serve less well. */
    private static final double MATTERS = 0.5;

    private final SideView view;
    private final Valuation valuation;
    private final Board board;
    private final Side side;
    private final Map<Unit, int[]> ends = new TreeMap<>();
    private final TreeSet<Integer> enemies = new TreeSet<>();

    /** Takes in where the units of the side that moves can go; the game stands at the beginning of a movement phase and is only read. */
    public LonePosts(Game game) {
        PlanningContext context = PlanningContext.of(game, PlanVariant.of(Manner.STEADY), 0);
        view = context.view;
        valuation = context.valuation;
        valuation.aims();
        board = view.board;
        side = view.side();
        for (Unit unit : view.own.units()) {
            int place = view.own.placeOf(unit);
            int[] hexes = new int[view.own.count(place)];
            for (int i = 0; i < hexes.length; i++) {
                hexes[i] = view.own.hex(place, i);
            }
            ends.put(unit, hexes);
        }
        game.state().onMap(side.enemy()).forEach(enemy -> enemies.add(board.hexOf(enemy.ordinal())));
        board.awake(false);
    }

    /**
     * Where units should stand instead that would be lost for nothing.
     *
     * @param stands where the units of the side are to stand when the movement phase ends; those that are not in it are off the map
     * @return the best other hex of each such unit; empty if there is none
     */
    public Map<Unit, Hex> instead(Map<Unit, Hex> stands) {
        for (Unit unit : ends.keySet()) {
            Hex hex = stands.get(unit);
            board.place(unit.ordinal(), hex == null ? Board.NOWHERE : hex.index());
        }
        stands.forEach((unit, hex) -> board.place(unit.ordinal(), hex.index()));
        view.surveyReply();
        Map<Unit, Hex> found = new TreeMap<>();
        for (Unit unit : ends.keySet()) {
            int at = board.hexOf(unit.ordinal());
            int better = at == Board.NOWHERE || unit.train() || fights(unit, at) ? Board.NOWHERE : better(unit, at);
            if (better != Board.NOWHERE) {
                found.put(unit, board.grid().hex(better));
            }
        }
        return found;
    }

    private boolean fights(Unit unit, int at) {
        return view.contacts(at).length > 0
                || (Guns.fires(unit) && new Guns(view, enemies).targets(unit, at).length > 0);
    }

    /** The best hex for a unit that is lost where it stands; {@link Board#NOWHERE} if it is not, or has no better one. */
    private int better(Unit unit, int at) {
        double share = view.peril.share(at, unit);
        if (share < LOST) {
            return Board.NOWHERE;
        }
        double price = PostValues.BEING + valuation.prices.of(unit.ordinal());
        double least = MATTERS * price * share;
        double serves = valuation.aims().value(unit, at);
        double cost = cost();
        int best = Board.NOWHERE;
        double most = 0;
        for (int hex : Objects.requireNonNull(ends.get(unit))) {
            double missed = serves - valuation.aims().value(unit, hex);
            if (open(hex, at) && missed < least) {
                board.place(unit.ordinal(), hex);
                view.surveyReply();
                double saved = cost - cost();
                boolean safe = view.peril.share(hex, unit) < SAFE && saved > least;
                if (safe && (best == Board.NOWHERE || saved - missed > most)) {
                    best = hex;
                    most = saved - missed;
                }
            }
        }
        board.place(unit.ordinal(), at);
        view.surveyReply();
        return best;
    }

    /**
     * Whether a unit that is safe where it stands would be as good as lost in another hex, where it serves little better: none advances
     * there. The board is left as it was.
     */
    static boolean exposed(PlanningContext context, Unit unit, int from, int to) {
        SideView view = context.view;
        Valuation valuation = context.valuation;
        view.surveyReply();
        if (view.peril.share(from, unit) >= SAFE) {
            return false;
        }
        view.board.place(unit.ordinal(), to);
        view.surveyReply();
        double share = view.peril.share(to, unit);
        view.board.place(unit.ordinal(), from);
        view.surveyReply();
        double price = PostValues.BEING + valuation.prices.of(unit.ordinal());
        double more = valuation.aims().value(unit, to) - valuation.aims().value(unit, from);
        return share >= LOST && more < MATTERS * price * share;
    }

    private boolean open(int hex, int at) {
        return hex != at
                && board.count(hex, side) < board.scenario().rules().stacking()
                && !board.controlled(hex, side.enemy());
    }

    /** What the reply is expected to cost all units of the side. */
    private double cost() {
        double sum = 0;
        for (Unit unit : ends.keySet()) {
            int hex = board.hexOf(unit.ordinal());
            if (hex != Board.NOWHERE) {
                sum += view.peril.share(hex, unit) * (PostValues.BEING + valuation.prices.of(unit.ordinal()));
            }
        }
        return sum;
    }
}
