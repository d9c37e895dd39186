package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.outlook.Hopes;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Peril;
import org.roadtorichmond.ai.outlook.Prices;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.ai.outlook.Surround;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Claim;
import org.roadtorichmond.victory.VictorySystem;

/** What a colonel has before it while it plans: the position, what can come where, what units are worth, and its temper. */
final class PlanningContext {
    /** What differs by less than this, in points of strength, may be decided by temper. */
    private static final double MARGIN = 0.05;

    private PlanVariant variant;
    private Temper temper;
    private final Board board;
    private final List<Chances> chances;
    private final Surround surround;
    private final Ranges own;
    private final Ranges enemies;
    private final Peril peril;
    private final Roads roads;
    private final Ledger ledger;
    private final Utility utility;
    private final List<Claim.Open> lines;
    private final boolean brief;
    private @Nullable Aims aims;
    private Side side = Side.UNION;
    private int lastTurn;

    /** The number of the combat for which all this is worked out; 0 if it is for none. */
    private int followed;

    PlanningContext(Game game, PlanVariant variant, int temper) {
        this(game, variant, temper, false);
    }

    /**
     * What is known where a game stands.
     *
     * @param brief whether posts are left as they suit each unit alone, and the ends of combats judged likewise: for trials
     */
    PlanningContext(Game game, PlanVariant variant, int temper, boolean brief) {
        this.variant = variant;
        this.brief = brief;
        this.temper = Temper.of(temper, MARGIN, game.state());
        Survey survey = game.state().survey();
        board = new Board(survey);
        roads = new Roads(survey);
        ledger = new Ledger(
                VictorySystem.stakesOf(survey.scenario()),
                board,
                new Hopes(roads, board, game.state()),
                Hopes.sober(roads, board, game.state()));
        lines = Lines.of(ledger.stakes());
        utility = new Utility(new Evaluation(game, roads), ledger);
        chances = Arrays.stream(Side.values())
                .map(attacker -> new Chances(survey.scenario().rules(), attacker))
                .toList();
        surround = new Surround(survey);
        own = new Ranges(board);
        enemies = new Ranges(board);
        peril = new Peril(board, surround, enemies);
        glance(game);
        survey(game);
    }

    /** Forgets what it has seen of a game, and plans from now on by a variant. */
    void forget(PlanVariant instead) {
        variant = instead;
        utility.forget();
        followed = 0;
    }

    /** Takes in a game as it stands, with the eyes of the side that decides next, and where all units can go. */
    void look(Game game) {
        glance(game);
        survey(game);
    }

    private void survey(Game game) {
        Aims now = aims();
        own.surveyOwn(game);
        threaten();
        if (utility.closing() && game.state().moment().phase() == Phase.MOVEMENT) {
            utility.anticipate(now.sure());
        }
    }

    /** Takes in a game as it stands, but not where units can go: enough for fights, which depend only on where units stand. */
    void glance(Game game) {
        GameState state = game.state();
        board.load(game);
        temper = temper.at(state);
        ledger.look(state);
        side = state.decider();
        lastTurn = state.lastTurn();
        utility.consider(game, side, board);
        board.awake(true);
        aims = null;
        followed = 0;
    }

    /**
     * Takes in a combat that is being decided. In a trial nothing is valued anew from one decision of a side to the next, since a
     * retreat and an advance change little of what units and ground are worth.
     */
    void follow(Game game, Combat combat) {
        if (!brief || combat.number() != followed || game.state().decider() != side) {
            glance(game);
            followed = combat.number();
        } else {
            board.load(game);
            board.awake(true);
        }
    }

    /** Surveys what the enemy can do in his next player-turn as the board stands now; nothing if he has none. */
    void threaten() {
        if (board.turnOf(side.enemy()) > lastTurn) {
            enemies.clear(side.enemy());
        } else {
            enemies.survey(side.enemy());
        }
        peril.face(side.enemy());
    }

    Board board() {
        return board;
    }

    /** The chances of its own attacks. */
    Chances chances() {
        return chances.get(side.ordinal());
    }

    Surround surround() {
        return surround;
    }

    Ranges own() {
        return own;
    }

    Ranges enemies() {
        return enemies;
    }

    Peril peril() {
        return peril;
    }

    Prices prices() {
        return ledger;
    }

    /** What is to be done on the map; worked out when it is first asked for, so before units are moved in the mind. */
    Aims aims() {
        Aims known = aims;
        if (known == null) {
            known = new StakeAims(
                    new Circumstances(board, ledger, roads, own, side, lastTurn, lines, closing(), manner().press()));
            aims = known;
        }
        return known;
    }

    /** Whether it plans for one of many trials, and so in a part of the time. */
    boolean brief() {
        return brief;
    }

    Manner manner() {
        return variant.manner();
    }

    /** The variant by which it plans. */
    PlanVariant variant() {
        return variant;
    }

    Side side() {
        return side;
    }

    /** How it decides between things that are about as good. */
    Temper temper() {
        return temper;
    }

    /** Whether the side moves for the last time, so that only the result counts. */
    boolean closing() {
        return utility.closing();
    }

    /** What a gain or loss of points is worth by how much it moves the chance of winning. */
    double feel(double points) {
        return utility.of(points);
    }

    /** The enemy-held hexes that a unit of this side controls from a hex, and so would have to attack. */
    int[] contacts(int from) {
        int[] found = new int[Direction.COUNT];
        int count = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (board.survey().controls(from, direction)
                    && board.occupied(board.grid().neighbour(from, direction), side.enemy())) {
                found[count++] = board.grid().neighbour(from, direction);
            }
        }
        return Arrays.copyOf(found, count);
    }
}
