package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Unit;

@DisplayName("In random games all that is listed is accepted, and what is not listed for a unit is refused")
class ListedOptionsTest {
    private static final int GAMES = 12;

    private final Set<Task> seen = EnumSet.noneOf(Task.class);

    @Test
    @DisplayName("in every position, and the detailed answers agree")
    void listed() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            new RandomPlay(game, seed).toTheEnd(() -> compare(game));
        }
        assertEquals(EnumSet.complementOf(EnumSet.of(Task.SPOILS)), seen);
    }

    private void compare(Game game) {
        Options options = new Options(game);
        seen.add(options.task());
        List<Command> all = options.all();
        Set<Command> listed = new HashSet<>(all);
        assertEquals(all.size(), listed.size(), "nothing is listed twice");
        all.forEach(command -> assertEquals(Optional.empty(), game.check(command), command::toString));
        HexGrid grid = game.state().scenario().field().grid();
        List<Hex> hexes = IntStream.range(0, grid.size()).mapToObj(grid::hex).toList();
        for (Unit unit : game.state().forces().units()) {
            assertEquals(
                    options.march().ranges(unit).keySet(),
                    allowed(game, listed, hexes, hex -> new Command.MoveUnit(unit, hex)));
            assertEquals(
                    options.march().entries(unit).keySet(),
                    allowed(game, listed, hexes, hex -> new Command.EnterUnit(unit, hex)));
            Set<Hex> goals = allowed(game, listed, hexes, hex -> new Command.Advance(unit, hex));
            for (Unit friend : game.state().forces().units()) {
                goals.addAll(allowed(
                        game,
                        listed,
                        near(hexes, game, unit),
                        hex -> new Command.Retreat(unit, hex, Optional.of(friend))));
            }
            goals.addAll(allowed(game, listed, hexes, hex -> new Command.Retreat(unit, hex, Optional.empty())));
            if (options.task() != Task.SPOILS) {
                assertEquals(new HashSet<>(options.decision().goals(unit)), goals);
            }
            allowed(game, listed, List.of(hexes.get(0)), hex -> new Command.ExitUnit(unit));
            allowed(game, listed, List.of(hexes.get(0)), hex -> new Command.PlaceToken(unit));
            allowed(game, listed, List.of(hexes.get(0)), hex -> new Command.TakeLosses(List.of(unit)));
            attacks(options, listed, hexes, unit);
        }
        ends(options, listed);
    }

    /** The neighbours of a unit, which are the only hexes where it may displace a friend. */
    private static List<Hex> near(List<Hex> hexes, Game game, Unit unit) {
        HexGrid grid = game.state().scenario().field().grid();
        return game.state().onMap(unit)
                ? hexes.stream()
                        .filter(hex -> grid.distance(game.state().deployment().hexOf(unit), hex.index()) <= 1)
                        .toList()
                : List.of();
    }

    /** The hexes for which a command is accepted, which must be exactly those for which it is listed. */
    private static Set<Hex> allowed(Game game, Set<Command> listed, List<Hex> hexes, Function<Hex, Command> command) {
        Set<Hex> accepted = new HashSet<>();
        for (Hex hex : hexes) {
            Command asked = command.apply(hex);
            boolean allowed = game.check(asked).isEmpty();
            assertEquals(allowed, listed.contains(asked), asked::toString);
            if (allowed) {
                accepted.add(hex);
            }
        }
        return accepted;
    }

    private static void attacks(Options options, Set<Command> listed, List<Hex> hexes, Unit unit) {
        for (Hex hex : hexes) {
            Command.Attack attack = new Command.Attack(List.of(unit), List.of(hex));
            assertEquals(options.allows(attack), listed.contains(attack), attack::toString);
            assertEquals(
                    options.attack().targets(unit).contains(hex),
                    options.attack().impossible(attack).isEmpty(),
                    attack::toString);
        }
    }

    private static void ends(Options options, Set<Command> listed) {
        for (Command end : List.of(new Command.EndPhase(), new Command.EndAdvance())) {
            assertEquals(options.allows(end), listed.contains(end), end::toString);
        }
        Task task = options.task();
        if (task == Task.MARCH || task == Task.ATTACK) {
            assertEquals(
                    options.mustAct().isEmpty(), options.allows(options.end().orElseThrow()));
            assertTrue(options.mustAct().isEmpty() || options.waiting().containsAll(options.mustAct()));
        }
        if (task.afterCombat()) {
            assertFalse(options.waiting().isEmpty(), "a combat waits for somebody");
        }
    }
}
