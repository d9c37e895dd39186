package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.unit.Unit;

@DisplayName("a map seen in a mirror is fought over in the same way")
class ReflectionTest {
    private static final int BATTLES = 250;

    private static Hex mirrored(Table table, Hex hex) {
        var grid = table.state().scenario().field().grid();
        return grid.at(grid.columns() + 1 - hex.column(), hex.row()).orElseThrow();
    }

    private static Command mirrored(Table table, Command command) {
        if (command instanceof Command.Attack attack) {
            List<Hex> targets =
                    attack.targets().stream().map(hex -> mirrored(table, hex)).toList();
            return new Command.Attack(attack.attackers(), targets, attack.odds());
        } else if (command instanceof Command.Retreat retreat) {
            return new Command.Retreat(retreat.unit(), mirrored(table, retreat.to()), retreat.displaced());
        } else if (command instanceof Command.Advance advance) {
            return new Command.Advance(advance.unit(), mirrored(table, advance.to()));
        }
        return command;
    }

    private static Set<String> words(List<Command> commands) {
        return new TreeSet<>(commands.stream().map(Command::toString).toList());
    }

    @Test
    @DisplayName("with the same legal attacks, odds, losses, retreats and advances")
    void sameChoices() {
        int choices = 0;
        for (long seed = 0; seed < BATTLES; seed++) {
            Table drawn = RandomWorld.reflected(seed, false);
            Table seen = RandomWorld.reflected(seed, true);
            Random random = new Random(seed);
            while (drawn.state().moment().phase() == Phase.COMBAT) {
                List<Command> legal = new LegalCommands(drawn.game()).all();
                Set<String> reflected = words(
                        legal.stream().map(command -> mirrored(drawn, command)).toList());
                assertEquals(reflected, words(new LegalCommands(seen.game()).all()), "battle " + seed);
                Command chosen = legal.get(random.nextInt(legal.size()));
                List<Event> events = drawn.command(chosen);
                assertEquals(
                        events.size(), seen.command(mirrored(drawn, chosen)).size());
                for (Unit unit : drawn.state().forces().units()) {
                    assertEquals(
                            drawn.state().hexOf(unit).map(hex -> mirrored(drawn, hex)),
                            seen.state().hexOf(unit));
                }
                choices += legal.size();
            }
        }
        assertTrue(choices > 10 * BATTLES, "choices: " + choices);
    }
}
