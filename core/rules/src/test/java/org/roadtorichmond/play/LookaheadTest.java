package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Facts;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

@DisplayName("a look-ahead")
final class LookaheadTest {
    private static final int GAMES = 40;
    private static final int RESETS = 1000;

    /** Carries out the commands of a look-ahead under the rules of another game, until a command other than an attack rolls a die. */
    private static void assertSameRules(Game original, List<Entry> log) {
        for (Entry entry : log) {
            if (entry.rolled() && !(entry.command() instanceof Command.Attack)) {
                return;
            }
            Outcome outcome = entry.command() instanceof Command.Attack attack
                    ? original.suppose(attack, face(entry))
                    : original.execute(entry.command());
            assertEquals(new Outcome.Accepted(entry.events()), outcome);
        }
    }

    private static int face(Entry entry) {
        return entry.events().stream()
                .filter(Event.DieRolled.class::isInstance)
                .mapToInt(event -> ((Event.DieRolled) event).face())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("stands where the game stands, at any moment of any game")
    void standsThere() {
        Set<Combat.Stage> decisions = EnumSet.noneOf(Combat.Stage.class);
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            new RandomPlay(game, seed).toTheEnd(() -> {
                Game ahead = Lookahead.of(game).game();
                assertEquals(Facts.of(game.state()), Facts.of(ahead.state()));
                assertEquals(new Options(game).all(), new Options(ahead).all());
                assertEquals(List.of(), ahead.log());
                game.state().combat().map(Combat::stage).ifPresent(decisions::add);
            });
        }
        assertEquals(EnumSet.complementOf(EnumSet.of(Combat.Stage.SPOILS)), decisions);
    }

    @Test
    @DisplayName("plays on legally to the end from any moment, by the rules of the game, and leaves the game untouched")
    void playsOn() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            Random random = new Random(seed);
            RandomPlay player = new RandomPlay(game, seed);
            while (game.state().ending().isEmpty()) {
                if (random.nextInt(10) == 0) {
                    playOn(game, random.nextLong());
                }
                player.step();
            }
        }
    }

    private static void playOn(Game game, long key) {
        List<String> facts = Facts.of(game.state());
        long hash = game.state().hash();
        List<Entry> log = List.copyOf(game.log());
        long changes = game.changes();
        Game ahead = Lookahead.of(game).reset(key);
        new RandomPlay(ahead, key).toTheEnd(() -> Legality.check(ahead.state()));
        assertEquals(facts, Facts.of(game.state()));
        assertEquals(hash, game.state().hash());
        assertEquals(log, game.log());
        assertEquals(changes, game.changes());
        assertSameRules(game, ahead.log());
        while (game.log().size() > log.size()) {
            game.revert();
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    @DisplayName("is judged by the victory system of the game")
    void systems(String system) {
        Scenario shipped = ShippedScenarios.survey("gaines-mill-withdrawal").scenario();
        Survey survey = new Survey(shipped.with(shipped.victory().under(system)));
        for (long seed = 1; seed <= 3; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            RandomPlay player = new RandomPlay(game, seed);
            for (int i = 0; i < 20 * seed && game.state().ending().isEmpty(); i++) {
                player.step();
            }
            Game ahead = Lookahead.of(game).reset(seed);
            assertEquals(Facts.of(game.state()), Facts.of(ahead.state()));
            new RandomPlay(ahead, seed).toTheEnd(() -> {});
            assertSameRules(game, ahead.log());
        }
    }

    static List<String> systems() {
        return VictorySystem.ids();
    }

    @Test
    @DisplayName("goes back to where it began, a thousand times")
    void goesBack() {
        Game game = RandomWorld.battle(11).game();
        RandomPlay player = new RandomPlay(game, 11);
        for (int i = 0; i < 20; i++) {
            player.step();
        }
        Lookahead ahead = Lookahead.of(game);
        List<String> facts = Facts.of(ahead.game().state());
        Random random = new Random(5);
        for (int i = 0; i < RESETS; i++) {
            Game again = ahead.reset(i);
            assertSame(ahead.game(), again);
            assertEquals(List.of(), again.log());
            assertEquals(facts, Facts.of(again.state()));
            RandomPlay onwards = new RandomPlay(again, random.nextLong());
            for (int steps = random.nextInt(40);
                    steps > 0 && again.state().ending().isEmpty();
                    steps--) {
                onwards.step();
            }
        }
    }

    @Test
    @DisplayName("plays the same game again under the same key, and another under another")
    void keys() {
        int same = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            Lookahead ahead = Lookahead.of(RandomWorld.battle(seed).game());
            new RandomPlay(ahead.reset(seed), 1).toTheEnd(() -> {});
            List<Entry> log = List.copyOf(ahead.game().log());
            new RandomPlay(ahead.reset(seed + GAMES), 1).toTheEnd(() -> {});
            same += ahead.game().log().equals(log) ? 1 : 0;
            new RandomPlay(ahead.reset(seed), 1).toTheEnd(() -> {});
            assertEquals(log, ahead.game().log());
        }
        assertTrue(same < GAMES / 2, "other keys give other games: " + same);
    }

    @Test
    @DisplayName("knows nothing of the seed: equal positions with different seeds give the same look-ahead")
    void otherSeed() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game one = RandomWorld.battle(seed).game();
            Game other = new Game(one.state().survey(), one.opening(), seed + 1000);
            RandomPlay player = new RandomPlay(one, seed);
            while (one.state().moment().phase() == Phase.MOVEMENT
                    && one.state().ending().isEmpty()) {
                assertTrue(other.execute(player.step()).accepted());
            }
            Game here = Lookahead.of(one).reset(seed);
            Game there = Lookahead.of(other).reset(seed);
            assertEquals(here.state().seed(), there.state().seed());
            assertEquals(here.state().hash(), there.state().hash());
            new RandomPlay(here, seed).toTheEnd(() -> {});
            new RandomPlay(there, seed).toTheEnd(() -> {});
            assertEquals(here.log(), there.log());
        }
    }

    /** Three combats in one combat phase. */
    private static World fights() {
        return World.clear(9, 9)
                .union("A", Arm.INFANTRY, 4, "0202")
                .union("B", Arm.INFANTRY, 4, "0205")
                .union("D", Arm.INFANTRY, 4, "0208")
                .confederate("a", Arm.INFANTRY, 4, "0302")
                .confederate("b", Arm.INFANTRY, 4, "0305")
                .confederate("d", Arm.INFANTRY, 4, "0308")
                .phase(Side.UNION, Phase.COMBAT);
    }

    @Test
    @DisplayName("has one row of dice for each player-turn, whatever was rolled before it")
    void inStep() {
        for (long key = 0; key < 50; key++) {
            Set<List<Integer>> next = new HashSet<>();
            for (int early = 0; early < 3; early++) {
                next.add(rollsInTheNextTurn(key, early));
            }
            assertEquals(1, next.size(), "in step under key " + key);
        }
    }

    /** Rolls N dice in one player-turn, and two in the next player-turn. */
    private static List<Integer> rollsInTheNextTurn(long key, int early) {
        KeyedRolls rolls = new KeyedRolls(fights().play().state());
        rolls.take(key, 0);
        Moment next = new Moment(1, Side.CONFEDERATE, Phase.MOVEMENT);
        rolls.begin(next, early);
        return List.of(rolls.face(next, early), rolls.face(next, early + 1));
    }

    @Test
    @DisplayName("rolls the dice of a player-turn again after it was taken back to before it and came in another way")
    void takenBack() {
        for (long key = 0; key < 20; key++) {
            Game plain = Lookahead.of(fights().play().game()).reset(key);
            List<Integer> expected = through(plain);
            Game tried = Lookahead.of(fights().play().game()).reset(key);
            attack(tried, "A", "0302");
            attack(tried, "B", "0305");
            through(tried);
            while (!tried.log().isEmpty()) {
                tried.revert();
            }
            assertEquals(expected, through(tried));
        }
    }

    /** Ends the phase without the required attacks, by applying events directly, and rolls twice in the next player-turn. */
    private static List<Integer> through(Game game) {
        Moment now = game.state().moment();
        Moment then = new Moment(1, Side.CONFEDERATE, Phase.COMBAT);
        game.restore(new Entry(new Command.EndPhase(), List.of(new Event.PhaseBegan(now, then)), 0));
        int dice = game.state().dice();
        int first = game.state().nextFace();
        game.restore(new Entry(
                new Command.EndPhase(),
                List.of(new Event.DieRolled(dice + 1, first, Sentence.of("kept.endingDie"))),
                0));
        return List.of(first, game.state().nextFace());
    }

    @Test
    @DisplayName("has fair dice")
    void fair() {
        int[] counts = new int[7];
        Lookahead ahead = Lookahead.of(fights().play().game());
        for (long key = 0; key < 6000; key++) {
            counts[ahead.reset(key).state().nextFace()]++;
        }
        for (int face = 1; face <= 6; face++) {
            assertTrue(Math.abs(counts[face] - 1000) < 120, "of 6000 dice " + counts[face] + " show " + face);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @DisplayName("lets the die of the first attack show what is asked for, and no other")
    void stratified(int face) {
        Lookahead ahead = Lookahead.of(fights().play().game());
        List<Integer> second = new ArrayList<>();
        for (long key = 0; key < 30; key++) {
            Game stratified = ahead.reset(key, face);
            int other = stratified.state().nextFace();
            assertEquals(face, attack(stratified, "A", "0302"));
            int stratifiedSecond = attack(stratified, "B", "0305");
            attack(ahead.reset(key), "A", "0302");
            assertEquals(attack(ahead.game(), "B", "0305"), stratifiedSecond, "the second die is that of the key");
            second.add(stratifiedSecond);
            assertEquals(ahead.reset(key).state().nextFace(), other, "dice for other things are those of the key");
        }
        assertNotEquals(1, Set.copyOf(second).size());
    }

    /** Rolls for an attack by applying its events directly, and leaves the decisions after it open. */
    private static int attack(Game game, String attacker, String target) {
        Table table = new Table(game);
        game.execute(table.attacking(attacker, target));
        Entry entry = game.revert();
        List<Event> rolled = entry.events().stream()
                .filter(event -> event instanceof Event.AttackDeclared || event instanceof Event.DieRolled)
                .toList();
        game.restore(new Entry(entry.command(), rolled, 0));
        return face(entry);
    }

    @Test
    @DisplayName("refuses a face that no die has")
    void noSuchFace() {
        Lookahead ahead = Lookahead.of(fights().play().game());
        assertThrows(IllegalArgumentException.class, () -> ahead.reset(1, 0));
        assertThrows(IllegalArgumentException.class, () -> ahead.reset(1, 7));
    }

    @Test
    @DisplayName("keeps no hash, no seed and no past")
    void forgets() {
        Table table = fights().seed(77).play();
        table.attack("A", "0302");
        Game ahead = Lookahead.of(table.game()).game();
        assertEquals(0, ahead.state().seed());
        assertEquals(List.of(), ahead.log());
        new RandomPlay(ahead, 1).toTheEnd(() -> {});
        assertTrue(ahead.log().stream().allMatch(entry -> entry.hash() == 0));
        assertThrows(IllegalStateException.class, ahead::beginning);
    }

    @Test
    @DisplayName("can be looked ahead from itself")
    void ofItself() {
        Lookahead one = Lookahead.of(RandomWorld.battle(3).game());
        RandomPlay player = new RandomPlay(one.reset(1), 3);
        for (int i = 0; i < 10; i++) {
            player.step();
        }
        Game two = Lookahead.of(one.game()).reset(2);
        assertNotSame(one.game(), two);
        List<String> facts = Facts.of(one.game().state());
        assertEquals(facts, Facts.of(two.state()));
        new RandomPlay(two, 4).toTheEnd(() -> {});
        assertEquals(facts, Facts.of(one.game().state()));
    }

    @Test
    @DisplayName("counts going back as changes, so that a plan made before is stale")
    void changes() {
        Lookahead ahead = Lookahead.of(RandomWorld.battle(3).game());
        new RandomPlay(ahead.game(), 3).step();
        long before = ahead.game().changes();
        ahead.reset(1);
        assertTrue(ahead.game().changes() > before);
    }
}
