package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Unit;

/**
 * Plays a battle and its image side by side with the same random commands. Checks that both answer every question alike at every
 * step, refuse the same senseless commands, and produce the same events.
 */
final class Parallel {
    private static final int PROBES = 6;

    private final Game game;
    private final Game reworded;
    private final Exchange exchange;
    private final Set<Question> questions;
    private final Variety variety;
    private final Random random;
    private final String name;
    private int every = 1;
    private Predicate<List<Event>> hidden = events -> false;

    Parallel(Battle battle, RewordedBattle told, Set<Question> questions, Variety variety) {
        game = battle.begin();
        reworded = told.battle().begin();
        exchange = told.exchange();
        this.questions = questions;
        this.variety = variety;
        random = new Random(battle.seed());
        name = battle.scenario().name() + " " + battle.seed();
    }

    /** Compares the answers only after every N commands, for large battles. */
    Parallel asking(int rarely) {
        every = rarely;
        return this;
    }

    /** Ends the comparison after events that reveal a difference which the images may have. */
    Parallel until(Predicate<List<Event>> shown) {
        hidden = shown;
        return this;
    }

    /**
     * Whether the events depend on the order of ids. This happens in one case: if several beaten units cannot retreat, the first by
     * id goes first, and the others may then find room (rule 8.6, which does not say who goes first).
     */
    static boolean trapped(List<Event> events) {
        return events.stream().anyMatch(event -> event instanceof Event.UnitEliminated lost && lost.trapped());
    }

    /** Plays to the end, or until N commands have been given. */
    void play(int most) {
        RandomPlay player = new RandomPlay(game, random.nextLong());
        same("prologue", game.prologue(), reworded.prologue(), null);
        compare(null);
        for (int step = 1; step <= most && game.state().ending().isEmpty(); step++) {
            probe();
            Command command = player.next();
            List<Event> events = accepted(game, command);
            if (hidden.test(events)) {
                variety.saw("given up");
                return;
            }
            same("events", events, accepted(reworded, exchange.of(command)), command);
            variety.saw(command.getClass().getSimpleName());
            game.state().combat().ifPresent(combat -> variety.saw(combat.stage() + " after " + combat.result()));
            if (step % every == 0) {
                compare(command);
            }
        }
        variety.saw("battles");
    }

    private static List<Event> accepted(Game game, Command command) {
        return assertInstanceOf(
                        Outcome.Accepted.class,
                        game.execute(command),
                        () -> command + " is allowed: " + game.check(command))
                .events();
    }

    private void same(String what, List<Event> events, List<Event> images, Object after) {
        assertEquals(
                exchange.of(Unordered.of(events)), Unordered.of(images), () -> name + ": " + what + " of " + after);
    }

    private void compare(Object after) {
        for (Question question : questions) {
            assertEquals(
                    exchange.of(question.ask(game)),
                    question.ask(reworded),
                    () -> name + ": " + question + " after " + after);
        }
    }

    private void probe() {
        for (int probe = 0; probe < PROBES; probe++) {
            Command command = anything();
            Optional<String> refusal = game.check(command).map(Refusal::rule);
            Optional<String> other = reworded.check(exchange.of(command)).map(Refusal::rule);
            // If an attack is wrong in several ways, the order of units and hexes decides which one is reported.
            boolean several = command instanceof Command.Attack attack
                    && attack.attackers().size() + attack.targets().size() > 2;
            assertEquals(refusal.isPresent(), other.isPresent(), () -> name + ": refusal of " + command);
            if (!several) {
                assertEquals(refusal, other, () -> name + ": refusal of " + command);
            }
            refusal.ifPresent(rule -> variety.saw("refused by " + rule));
        }
    }

    /** A random command, which may be senseless. */
    private Command anything() {
        return switch (random.nextInt(7)) {
            case 0, 1 -> new Command.MoveUnit(unit(), hex());
            case 2 -> new Command.EnterUnit(unit(), hex());
            case 3 -> new Command.ExitUnit(unit());
            case 4 -> new Command.Attack(List.of(unit()), List.of(target()));
            case 5 -> new Command.Attack(some(this::unit), some(this::target));
            default -> new Command.Retreat(unit(), hex(), Optional.empty());
        };
    }

    private static <T> List<T> some(Supplier<T> maker) {
        List<T> several = new ArrayList<>(List.of(maker.get()));
        several.add(maker.get());
        return several.stream().distinct().toList();
    }

    private Unit unit() {
        List<Unit> units = game.state().forces().units();
        return units.get(random.nextInt(units.size()));
    }

    private Hex hex() {
        HexGrid grid = game.state().scenario().field().grid();
        return grid.hex(random.nextInt(grid.size()));
    }

    /** The hex of a unit, or any hex. */
    private Hex target() {
        return game.state().hexOf(unit()).orElseGet(this::hex);
    }
}
