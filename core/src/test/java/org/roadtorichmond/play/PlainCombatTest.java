package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.testing.PlainCombat;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.unit.Unit;

@DisplayName("8.1 to 8.3 agree with a plain reading of the rules")
class PlainCombatTest {
    private int situations;
    private int allowed;
    private int refusedOrphans;
    private int owing;

    private static <T> List<T> subset(List<T> items, int mask) {
        List<T> chosen = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if ((mask & 1 << i) != 0) {
                chosen.add(items.get(i));
            }
        }
        return chosen;
    }

    /** Holds every set of attackers and hexes against the plain rules, and what is owed. */
    private void compare(Game game, String where) {
        PlainCombat plain = new PlainCombat(game.state());
        List<Unit> units = plain.phasing();
        List<Hex> hexes = plain.enemyHexes();
        TreeSet<String> legal = new TreeSet<>();
        for (int who = 0; who < 1 << units.size(); who++) {
            for (int what = 0; what < 1 << hexes.size(); what++) {
                Command.Attack attack = new Command.Attack(subset(units, who), subset(hexes, what));
                var refusal = game.check(attack);
                boolean plainly = plain.allows(attack.attackers(), attack.targets());
                assertEquals(plainly, refusal.isEmpty(), () -> where + ": " + attack + " " + refusal);
                refusedOrphans +=
                        refusal.filter(why -> why.rule().equals("8.3")).isPresent() ? 1 : 0;
                if (plainly) {
                    legal.add(attack.toString());
                }
            }
        }
        allowed += legal.size();
        List<Command> listed = new LegalCommands(game).attacks();
        assertEquals(legal, new TreeSet<>(listed.stream().map(Command::toString).toList()), where);
        assertEquals(legal.size(), listed.size(), where + ": each attack is listed once");
        Owed owed = game.rules().combat().owed();
        assertEquals(plain.owedUnits(), owed.units(), where);
        assertEquals(plain.owedHexes(), owed.hexes(), where);
        boolean mayEnd = game.check(new Command.EndPhase()).isEmpty();
        assertEquals(plain.owedUnits().isEmpty(), mayEnd, where);
        assertTrue(mayEnd || !legal.isEmpty(), where + ": something is owed, and nothing can be done");
        owing += mayEnd ? 0 : 1;
        situations++;
    }

    private void fightOut(Table table, long seed) {
        Game game = table.game();
        RandomPlay player = new RandomPlay(game, seed);
        while (game.state().moment().phase() == Phase.MOVEMENT) {
            player.step();
        }
        Random random = new Random(seed);
        for (int attacks = 0; game.state().moment().phase() == Phase.COMBAT && attacks < 4; attacks++) {
            compare(game, "seed " + seed + " after " + game.log());
            List<Command> legal = new LegalCommands(game).attacks();
            if (legal.isEmpty()) {
                return;
            }
            table.command(legal.get(random.nextInt(legal.size())));
            while (game.state().combat().isPresent()) {
                player.step();
            }
        }
    }

    private void fight(long first, long last) {
        for (long seed = first; seed < last; seed++) {
            fightOut(RandomWorld.melee(seed, seed % 4 == 0 ? Phase.MOVEMENT : Phase.COMBAT), seed);
        }
        long games = last - first;
        assertTrue(situations > games && owing > games / 4, situations + " situations, of which owe " + owing);
        assertTrue(allowed > games && refusedOrphans > games, allowed + " allowed, " + refusedOrphans + " orphans");
    }

    @Test
    @DisplayName("on 300 small random battles, after each attack")
    void few() {
        fight(0, 300);
    }

    @Test
    @Tag("long")
    @DisplayName("on 4000 small random battles, after each attack")
    void many() {
        fight(300, 4300);
    }
}
