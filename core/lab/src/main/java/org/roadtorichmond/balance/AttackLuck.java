package org.roadtorichmond.balance;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;

/**
 * How kind the dice of combat were to a side: for each attack what its face was worth, less what the six faces are worth on
 * average. Since all that is subtracted is known before the die is rolled, each sum is 0 on average whoever plays however, and so a
 * multiple of it can be taken from a result without bending it.
 *
 * <p>A face is worth what it changes at once: strength points of both sides, those included that cannot retreat and those that an
 * exchange still costs; and, as another kind, the points that decide the game. Strength is kept apart for the attacks of each side.
 */
public final class AttackLuck {
    /** How many kinds of luck there are: in the side's own attacks, in the enemy's, and in points. */
    public static final int KINDS = 3;

    private static final int POINTS = 2;

    private final Side side;
    private final double[] luck = new double[KINDS];

    /** The luck of a side in a game of which nothing has been seen yet. */
    public AttackLuck(Side side) {
        this.side = side;
    }

    /** The luck in all that was seen, one figure a kind. */
    public List<Double> kinds() {
        return DoubleStream.of(luck).boxed().toList();
    }

    /** Sees an entry of the game; the game stands as before it, and does so again afterwards. */
    public void see(Game before, Entry entry) {
        if (!(entry.command() instanceof Command.Attack attack)) {
            return;
        }
        Event.DieRolled die = entry.all(Event.DieRolled.class).findFirst().orElseThrow();
        Event.AttackDeclared declared =
                entry.all(Event.AttackDeclared.class).findFirst().orElseThrow();
        List<CombatResult> results = Roll.results(declared, before.state());
        double[] strength = new double[CombatTable.FACES];
        double[] points = new double[CombatTable.FACES];
        for (int i = 0; i < CombatTable.FACES; i++) {
            // Faces that mean the same change the same.
            int alike = results.indexOf(results.get(i));
            if (alike < i) {
                strength[i] = strength[alike];
                points[i] = points[alike];
                continue;
            }
            before.suppose(attack, i + 1);
            strength[i] = strength(before.state());
            points[i] = points(before);
            before.revert();
        }
        int face = die.face();
        int kind = attack.attackers().get(0).side() == side ? 0 : 1;
        luck[kind] += favour(strength, face);
        luck[POINTS] += favour(points, face);
    }

    private static double favour(double[] worths, int face) {
        return worths[face - 1] - Arrays.stream(worths).average().orElseThrow();
    }

    private double points(Game game) {
        Score score = VictorySystem.score(game);
        return score.of(side) - (double) score.of(side.enemy());
    }

    /** The side's strength on the map less the enemy's, without what is lost already and only to be chosen. */
    private double strength(GameState state) {
        double balance = state.strengthOnMap(side) - state.strengthOnMap(side.enemy());
        return balance - state.combat().map(this::pending).orElse(0);
    }

    private int pending(Combat combat) {
        return combat.decider() == side ? combat.losses() : -combat.losses();
    }
}
