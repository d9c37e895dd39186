package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Strengths;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Routes;

/** Questions that games ask the rules all the time, in the middle of a battle on the real map. */
public class RulesBenchmark extends Timed {
    private static final int MARCHES = 64;

    private final Peninsula peninsula = new Peninsula();
    private final Game game = peninsula.game();
    private Rotation<Entry> marches;
    private Peninsula fight;
    private Command.Attack attack;

    /** Chooses marches of many brigades, and plays another game to an attack. */
    @Setup
    public void setUp() {
        List<Command> moves = new Options(game).moves();
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < MARCHES; i++) {
            game.execute(moves.get(i * moves.size() / MARCHES));
            entries.add(game.revert());
        }
        marches = new Rotation<>(entries);
        fight = new Peninsula();
        attack = fight.nextAttack();
    }

    /** Traces supply to every hex and checks each Union unit (rule 21.22). */
    @Benchmark
    public int supplyOfAllUnits() {
        return supplied(game);
    }

    static int supplied(Game game) {
        SupplyTrace supply = Routes.supply(game.state());
        int supplied = 0;
        for (Unit unit : game.state().onMap(Side.UNION)) {
            supplied += supply.supplied(game.state().deployment().hexOf(unit)) ? 1 : 0;
        }
        return supplied;
    }

    /** The strengths and odds of an attack with all its modifiers (rule 8.4). */
    @Benchmark
    public Strengths oddsOfAnAttack() {
        return fight.game().rules().combat().strengths(attack.attackers(), attack.targets());
    }

    /** The whole command: checked and resolved by the rules, adjudicated, hashed, logged and taken back. */
    @Benchmark
    public Entry executeAndRevertMarch() {
        game.execute(marches.next().command());
        return game.revert();
    }

    /** Only the events of the command, applied and reverted, as replay and look-ahead do. */
    @Benchmark
    public Entry applyAndRevertMarch() {
        game.restore(marches.next());
        return game.revert();
    }

    /** The hash of the whole state of the game. */
    @Benchmark
    public long stateHash() {
        return game.state().hash();
    }
}
