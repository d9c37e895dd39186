package org.roadtorichmond.balance.tactics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.tactic.After;
import org.roadtorichmond.scenario.tactic.Condition;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/**
 * A tactical position played once.
 *
 * @param fulfilled for each condition, in order, whether it held when it was judged
 * @param commands what was ordered, by both sides
 */
public record Trial(List<Boolean> fulfilled, List<Command> commands) {
    private static final int MOST_COMMANDS = 20_000;

    /** Copies the lists. */
    public Trial {
        fulfilled = List.copyOf(fulfilled);
        commands = List.copyOf(commands);
    }

    /** Whether all conditions held. */
    public boolean solved() {
        return fulfilled.stream().allMatch(Boolean::booleanValue);
    }

    /**
     * Plays a tactical position.
     *
     * @param player the commander that is to solve it, new
     * @param enemy who plays the other side, new
     * @param seed the seed of the dice
     */
    public static Trial play(Tactic tactic, Commander player, Commander enemy, long seed) {
        return new Course(tactic, player, enemy, seed).play();
    }

    /** The player, whose attacks are written down as he declares them. */
    private static final class Watched implements Commander {
        private final Commander player;
        private final List<DeclaredAttack> attacks = new ArrayList<>();

        private Watched(Commander player) {
            this.player = player;
        }

        @Override
        public Command next(Game game) {
            Command command = player.next(game);
            if (command instanceof Command.Attack attack) {
                attacks.add(DeclaredAttack.of(game, attack));
            }
            return command;
        }

        @Override
        public String name() {
            return player.name();
        }

        @Override
        public Decision reason() {
            return player.reason();
        }
    }

    /** How one trial goes. */
    private static final class Course {
        private final Tactic tactic;
        private final Watched player;
        private final Playout playout;
        private final Game game;
        private final Boolean[] fulfilled;
        private final List<Command> commands = new ArrayList<>();

        private Course(Tactic tactic, Commander player, Commander enemy, long seed) {
            this.tactic = tactic;
            this.player = new Watched(player);
            playout = tactic.player() == Side.UNION ? new Playout(this.player, enemy) : new Playout(enemy, this.player);
            game = VictorySystems.newGame(
                    tactic.position().scenario().survey(), tactic.position().opening(), seed);
            fulfilled = new Boolean[tactic.conditions().size()];
            Arrays.fill(fulfilled, false);
        }

        private Trial play() {
            After next = After.MOVEMENT;
            while (true) {
                for (; past(next); next = After.values()[next.ordinal() + 1]) {
                    judge(next);
                }
                if (tactic.over(game.state())) {
                    judgeFrom(next);
                    return new Trial(List.of(fulfilled), commands);
                }
                commands.add(playout.step(game));
                if (commands.size() > MOST_COMMANDS) {
                    throw new IllegalStateException(tactic.name() + " does not end");
                }
            }
        }

        private boolean past(After after) {
            boolean fighting = game.state().moment().phase() == Phase.COMBAT;
            boolean ended = game.state().ending().isPresent();
            int playerTurns = tactic.playerTurns(game.state());
            return switch (after) {
                case MOVEMENT -> ended || playerTurns > 0 || fighting;
                case TURN -> ended || playerTurns > 0;
                case REPLY_MOVEMENT -> ended || playerTurns > 1 || (playerTurns == 1 && fighting);
                case ALL -> false;
            };
        }

        /** Judges what has not been judged yet. */
        private void judgeFrom(After first) {
            for (After after : After.values()) {
                if (after.compareTo(first) >= 0) {
                    judge(after);
                }
            }
        }

        private void judge(After after) {
            ConditionCheck judge = new ConditionCheck(game, player.attacks);
            for (int i = 0; i < fulfilled.length; i++) {
                Condition condition = tactic.conditions().get(i);
                if (condition.after() == after) {
                    fulfilled[i] = judge.holds(condition);
                }
            }
        }
    }
}
