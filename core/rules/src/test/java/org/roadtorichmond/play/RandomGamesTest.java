package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Line;

@DisplayName("games of random commands")
class RandomGamesTest {
    private static final int GAMES = 200;
    private static final int LONG_GAMES = 1000;

    /** Takes the last command back and carries it out again, and checks that both restore the same states. */
    private static void assertReversible(Game game, long before) {
        long after = game.state().hash();
        Entry entry = game.revert();
        assertEquals(before, game.state().hash(), () -> "taken back: " + entry.command());
        assertTrue(game.execute(entry.command()).accepted(), () -> "again: " + entry.command());
        assertEquals(after, game.state().hash(), () -> "again: " + entry.command());
        assertEquals(entry, game.log().get(game.log().size() - 1));
    }

    private static void playReversibly(long seed) {
        Game game = RandomWorld.battle(seed).game();
        long opening = game.state().hash();
        RandomPlay player = new RandomPlay(game, seed);
        while (game.state().ending().isEmpty()) {
            long before = game.state().hash();
            player.step();
            assertReversible(game, before);
        }
        while (!game.log().isEmpty()) {
            game.revert();
            Legality.check(game.state());
        }
        assertEquals(opening, game.state().hash());
    }

    @Test
    @DisplayName("apply then revert is identity, after each command and back to the start")
    void reversible() {
        for (long seed = 0; seed < GAMES / 2; seed++) {
            playReversibly(seed);
        }
    }

    private static void playLegally(long seed, Set<CombatResult> seen) {
        Game game = RandomWorld.battle(seed).game();
        Legality.check(game.state());
        new RandomPlay(game, seed).toTheEnd(() -> {
            Legality.check(game.state());
            game.state().combat().map(Combat::result).ifPresent(seen::add);
            boolean over = game.state().ending().isPresent();
            assertEquals(over, new Options(game).all().isEmpty(), "no dead end, and nothing after the end");
        });
        assertEquals(Optional.of("4.3"), game.check(new Command.EndPhase()).map(Refusal::rule));
    }

    @Test
    @DisplayName("keep stacking, states and indexes, never stop in a dead end, and end")
    void legal() {
        Set<CombatResult> seen = EnumSet.noneOf(CombatResult.class);
        for (long seed = 0; seed < GAMES; seed++) {
            playLegally(seed, seen);
        }
        assertEquals(EnumSet.complementOf(EnumSet.of(CombatResult.NO_EFFECT)), seen, "results that left a choice");
    }

    @Test
    @Tag("long")
    @DisplayName("the same many times over")
    void legalForLong() {
        Set<CombatResult> seen = EnumSet.noneOf(CombatResult.class);
        for (long seed = GAMES; seed < LONG_GAMES; seed++) {
            playLegally(seed, seen);
            playReversibly(seed);
        }
        assertFalse(seen.isEmpty());
    }

    @Test
    @DisplayName("asking changes nothing")
    void asking() {
        for (long seed = 0; seed < GAMES / 4; seed++) {
            Game game = RandomWorld.battle(seed).game();
            new RandomPlay(game, seed).toTheEnd(() -> {
                long before = game.state().hash();
                new Options(game).all();
                game.rules().combat().required();
                game.rules().reinforcements().required();
                game.state()
                        .onMap(game.state().moment().player())
                        .forEach(unit -> game.rules().movement().reach(unit));
                game.checkUndo();
                VictorySystem.ROAD_TO_RICHMOND.adjudicate(game);
                assertEquals(before, game.state().hash());
            });
        }
    }

    @Test
    @DisplayName("a replay of the recorded events and one of the commands come to the same state")
    void replay() {
        for (long seed = 0; seed < GAMES / 4; seed++) {
            Game game = RandomWorld.battle(seed).game();
            new RandomPlay(game, seed).toTheEnd(() -> {});
            Game restored = RandomWorld.battle(seed).game();
            Game repeated = RandomWorld.battle(seed).game();
            for (Entry entry : game.log()) {
                restored.restore(entry);
                assertTrue(repeated.execute(entry.command()).accepted());
                assertEquals(entry.hash(), restored.state().hash());
                assertEquals(entry.hash(), repeated.state().hash());
            }
        }
    }

    /** A random command, legal or not. */
    private static Command wild(Game game, Random random) {
        List<Unit> units = game.state().forces().units();
        int hexes = game.state().scenario().field().grid().size();
        Unit unit = units.get(random.nextInt(units.size()));
        Hex hex = game.state().scenario().field().grid().hex(random.nextInt(hexes));
        Hex near = game.state()
                .hexOf(unit)
                .map(at -> game.state().scenario().field().grid().neighbour(at.index(), random.nextInt(6)))
                .filter(to -> to >= 0)
                .map(game.state().scenario().field().grid()::hex)
                .orElse(hex);
        List<Unit> some = units.stream().filter(any -> random.nextInt(3) == 0).toList();
        return switch (random.nextInt(9)) {
            case 0 -> new Command.MoveUnit(unit, random.nextBoolean() ? hex : near);
            case 1 -> new Command.EnterUnit(unit, hex);
            case 2 -> new Command.ExitUnit(unit);
            case 3 -> new Command.Attack(random.nextBoolean() ? List.of(unit) : some, List.of(near));
            case 4 -> new Command.TakeLosses(random.nextBoolean() ? List.of(unit) : some);
            case 5 -> new Command.Retreat(unit, near, Optional.empty());
            case 6 -> new Command.Retreat(unit, near, some.stream().findFirst());
            case 7 -> new Command.Advance(unit, near);
            default -> random.nextBoolean() ? new Command.EndAdvance() : new Command.EndPhase();
        };
    }

    @Test
    @DisplayName("what is listed executes, each once, and wild commands are accepted exactly if they are listed")
    void listed() {
        int accepted = 0;
        for (long seed = 0; seed < GAMES / 4; seed++) {
            Game game = RandomWorld.battle(seed).game();
            Random random = new Random(seed);
            RandomPlay player = new RandomPlay(game, seed);
            while (game.state().ending().isEmpty()) {
                List<Command> all = new Options(game).all();
                Set<Command> legal = new HashSet<>(all);
                assertEquals(all.size(), legal.size(), "each command is listed once");
                for (Command command : legal) {
                    assertEquals(Optional.empty(), game.check(command), () -> "listed: " + command);
                }
                for (int i = 0; i < 60; i++) {
                    Command command = wild(game, random);
                    boolean may = game.check(command).isEmpty();
                    assertEquals(
                            legal.contains(command),
                            may,
                            () -> command + " in " + game.state().moment());
                    accepted += may ? 1 : 0;
                }
                player.step();
            }
        }
        assertTrue(accepted > GAMES, "wild commands that were accepted: " + accepted);
    }

    private static long lost(Game game, Side side) {
        boolean attrition = game.state().scenario().rules().options().attrition();
        return game.state().forces().units().stream()
                .filter(unit -> unit.side() == side)
                .mapToLong(unit -> game.state().eliminated(unit).isPresent()
                        ? unit.strength()
                        : attrition ? unit.strength() - game.state().strength(unit) : 0)
                .sum();
    }

    @Test
    @DisplayName("points are the sums of their lines, and points for losses are the strength lost, after each command")
    void points() {
        for (long seed = 0; seed < GAMES / 2; seed++) {
            Game game = RandomWorld.battle(seed).game();
            new RandomPlay(game, seed).toTheEnd(() -> {
                Adjudication found = VictorySystem.ROAD_TO_RICHMOND.adjudicate(game);
                assertLosses(found.sides().a().lines(), found.sides().a().total(), lost(game, Side.CONFEDERATE));
                assertLosses(found.sides().b().lines(), found.sides().b().total(), lost(game, Side.UNION));
            });
        }
    }

    private static void assertLosses(List<Line> lines, long total, long lost) {
        assertEquals(total, lines.stream().mapToLong(Line::points).sum());
        assertEquals(
                lost,
                lines.stream()
                        .filter(line -> line.rule().equals("21.11.1"))
                        .mapToLong(Line::points)
                        .sum());
        for (Line line : lines) {
            assertFalse(
                    line.points() <= 0 || line.units().isEmpty() || line.why().isBlank(), line::toString);
        }
    }
}
