package org.roadtorichmond.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;

/**
 * Plays random commands, one at a time. It first draws the kind of command, so that phases end. It finds an attack by adding
 * attackers and hexes to a single pair until the rules accept it, so that large battles need no list of all attacks.
 */
public final class RandomPlay {
    private static final int MOST_STEPS = 4000;
    private static final int MOST_TRIES = 500;

    private final Game game;
    private final Random random;

    /** A player for both sides. */
    public RandomPlay(Game game, long seed) {
        this.game = game;
        random = new Random(seed * 31 + 5);
    }

    /** Carries out one random command and returns it. */
    public Command step() {
        Command command = next();
        assertTrue(game.execute(command).accepted(), () -> command + " is legal: " + game.check(command));
        return command;
    }

    /** Plays to the end, and runs an action after each command. */
    public void toTheEnd(Runnable afterEach) {
        int steps = 0;
        while (game.state().ending().isEmpty()) {
            assertTrue(steps++ < MOST_STEPS, "the game ends");
            step();
            afterEach.run();
        }
    }

    /** A random legal command; the game must not have ended. */
    public Command next() {
        GameState state = game.state();
        Options legal = new Options(game);
        if (state.combat().isPresent()) {
            return any(legal.all());
        }
        boolean mayEnd = game.check(new Command.EndPhase()).isEmpty();
        if (mayEnd && random.nextInt(state.moment().phase() == Phase.COMBAT ? 4 : 8) == 0) {
            return new Command.EndPhase();
        }
        List<Command> commands = new ArrayList<>();
        if (state.moment().phase() == Phase.COMBAT) {
            for (int tries = 0; tries < MOST_TRIES && commands.isEmpty(); tries++) {
                commands.addAll(attacks(legal));
                tries += mayEnd ? MOST_TRIES : 0;
            }
        } else {
            commands.addAll(random.nextBoolean() ? legal.entries() : List.of());
            commands.addAll(random.nextInt(3) == 0 ? legal.exits() : List.of());
            if (commands.isEmpty()) {
                commands.addAll(legal.moves());
                commands.addAll(legal.entries());
            }
        }
        return commands.isEmpty() ? new Command.EndPhase() : any(commands);
    }

    private <T> T any(List<T> list) {
        assertTrue(!list.isEmpty(), "there is a legal command");
        return list.get(random.nextInt(list.size()));
    }

    private List<Command> attacks(Options options) {
        List<Command> found = new ArrayList<>();
        GameState state = game.state();
        for (Unit unit : state.onMap(state.moment().player())) {
            for (Hex hex : options.attack().targets(unit)) {
                found.add(grown(new Command.Attack(List.of(unit), List.of(hex)), options));
            }
        }
        found.removeIf(command -> game.check(command).isPresent());
        return found;
    }

    /** Adds hexes and units as long as the attack is refused. */
    private Command.Attack grown(Command.Attack attack, Options options) {
        Command.Attack now = attack;
        for (int tries = 0; tries < 12 && game.check(now).isPresent(); tries++) {
            List<Unit> units = new ArrayList<>(now.attackers());
            List<Hex> hexes = new ArrayList<>(now.targets());
            if (random.nextBoolean()) {
                List<Hex> others = new ArrayList<>(options.attack().targets(any(units)));
                others.removeAll(hexes);
                others.stream().skip(random.nextInt(others.size() + 1)).limit(1).forEach(hexes::add);
            } else {
                List<Unit> others = new ArrayList<>(options.attack().close(any(hexes)));
                others.removeAll(units);
                others.stream().skip(random.nextInt(others.size() + 1)).limit(1).forEach(units::add);
            }
            now = new Command.Attack(units, hexes);
        }
        return now;
    }
}
