package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.Sentences;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.words.Sentence;

@DisplayName("Whole games, told in German")
final class GermanTest {
    private static final int GAMES = 30;
    private static final int WILD = 12;

    private final Texts english = Bundles.texts(Locale.ENGLISH);
    private final Texts german = Bundles.texts(Locale.GERMAN);
    private final EventSentences englishChronicle = new EventSentences(english);
    private final EventSentences germanChronicle = new EventSentences(german);
    private final Set<String> said = new TreeSet<>();

    private void assertTranslated(Sentence sentence) {
        assertNotEquals("verbatim", sentence.key(), sentence::toString);
        assertNotEquals(english.tell(sentence), german.tell(sentence), sentence.key());
        said.add(sentence.key());
        sentence.values().stream()
                .filter(Sentence.class::isInstance)
                .map(Sentence.class::cast)
                .forEach(part -> said.add(part.key()));
    }

    /** Writes an entry and all sentences of its events in both languages. */
    private void tell(Entry entry) {
        List<String> inEnglish = englishChronicle.tell(entry);
        List<String> inGerman = germanChronicle.tell(entry);
        assertEquals(inEnglish.size(), inGerman.size());
        for (int i = 0; i < inEnglish.size(); i++) {
            assertNotEquals(inEnglish.get(i), inGerman.get(i));
            assertFalse(inGerman.get(i).contains("{"), inGerman.get(i));
        }
        for (Event event : entry.events()) {
            Sentences.in(event).forEach(this::assertTranslated);
        }
    }

    private void tellPoints(Adjudication result) {
        for (Army army : Army.values()) {
            result.sides().of(army).lines().forEach(line -> assertTranslated(line.sentence()));
        }
        result.battlePoints().map(Shares::lines).orElse(List.of()).forEach(share -> assertTranslated(share.sentence()));
        result.tokens().map(Shares::lines).orElse(List.of()).forEach(share -> assertTranslated(share.sentence()));
    }

    private void tellWhole(Game game) {
        game.log().forEach(this::tell);
        for (VictorySystem system : VictorySystem.values()) {
            tellPoints(system.adjudicate(game));
        }
    }

    /** A random command, which is hardly ever legal. */
    private static Command wild(Game game, Random random) {
        List<Unit> units = game.state().forces().units();
        Unit unit = units.get(random.nextInt(units.size()));
        var grid = game.state().scenario().field().grid();
        Hex far = grid.hex(random.nextInt(grid.size()));
        Hex hex = game.state()
                .hexOf(unit)
                .map(at -> grid.neighbour(at.index(), random.nextInt(6)))
                .filter(to -> to >= 0 && random.nextInt(3) > 0)
                .map(grid::hex)
                .orElse(far);
        List<Unit> some = units.stream().filter(any -> random.nextInt(4) == 0).toList();
        List<Unit> attackers = random.nextBoolean() ? List.of(unit) : some;
        return switch (random.nextInt(10)) {
            case 0, 1 -> new Command.MoveUnit(unit, hex);
            case 2 -> new Command.EnterUnit(unit, hex);
            case 3 -> new Command.ExitUnit(unit);
            case 4, 5 -> new Command.Attack(attackers, List.of(hex), Optional.empty());
            case 6 -> new Command.TakeLosses(some);
            case 7 -> new Command.Retreat(unit, hex, some.stream().findFirst());
            case 8 -> new Command.Advance(unit, hex);
            default -> random.nextBoolean() ? new Command.EndPhase() : new Command.PlaceToken(unit);
        };
    }

    @Test
    @DisplayName("random games: every line of the log, every refusal, every line of points")
    void randomGames() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            Random random = new Random(seed);
            new RandomPlay(game, seed).toTheEnd(() -> {
                for (int i = 0; i < WILD; i++) {
                    game.check(wild(game, random)).ifPresent(this::refuse);
                }
                game.checkUndo().ifPresent(this::refuse);
            });
            tellWhole(game);
        }
        long refusals = said.stream().filter(key -> key.startsWith("refusal.")).count();
        assertTrue(refusals >= 40, () -> refusals + " kinds of refusals: " + said);
        assertTrue(
                said.containsAll(Set.of("kept.told", "kept.trapped", "kept.lastTurn", "road.eliminated")),
                said::toString);
    }

    private void refuse(Refusal refusal) {
        assertTranslated(refusal.sentence());
        assertTrue(german.refusal(refusal).endsWith("(Regel " + refusal.rule() + ")"));
        String spoken = refusal.toString()
                .replaceAll("\\b0\\.5 points", "½ points")
                .replaceAll("\\.5 points", "½ points")
                .replaceAll("\\.0 points", " points");
        assertEquals(spoken, english.refusal(refusal));
    }

    @ParameterizedTest
    @ValueSource(strings = {"training", "gaines-mill-withdrawal", "gaines-mill-battle-points"})
    @DisplayName("cadets' games under each system: every line of the log and of points")
    void cadets(String name) {
        Scenario shipped = ShippedScenarios.survey(name).scenario();
        for (String system : VictorySystem.ids()) {
            Scenario scenario = shipped.with(shipped.victory().under(system));
            tellWhole(new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                    .play(VictorySystems.newGame(new Survey(scenario), 3)));
        }
        assertTrue(said.contains("kept.told"), said::toString);
    }

    @Test
    @DisplayName("a game that was saved long ago")
    void saved() {
        Path file = Checkout.fixtures("saves/game-1.json");
        Document document =
                new Documents(Shelf.of(List.of())).open(file).value().orElseThrow();
        tellWhole(((Document.GameDocument) document).saved().game());
        assertTrue(said.contains("kept.told"), said::toString);
    }

    @Test
    @DisplayName("the systems, and the hour on the field")
    void systems() {
        for (VictorySystem system : VictorySystem.values()) {
            assertTranslated(system.explanation());
            assertEquals(system.title().toString(), english.tell(system.title()));
        }
        Scenario scenario = ShippedScenarios.survey("road-to-richmond").scenario();
        assertEquals("Friday 27 June, 12:00", Hours.at(scenario, 1, english).orElseThrow());
        assertEquals("Freitag, 27. Juni, 12:00", Hours.at(scenario, 1, german).orElseThrow());
    }

    @Test
    @DisplayName("texts name the keys that the player has chosen")
    void keys() {
        assertTrue(german.get("hint.sure").contains("noch einmal Leertaste "), german.get("hint.sure"));
        assertTrue(english.get("attack.button").endsWith("(Enter)"));
        KeyMap keys = new KeyMap(new Preferences(new MemoryStorage()), Keyboard.US);
        keys.change(KeyAction.END_PHASE, new KeyStroke(Keys.E, true, false));
        english.keys(keys);
        assertEquals(
                "Enter, a second click or a second Ctrl+E ends the phase; Esc, or anything else that is done, takes the"
                        + " question back.",
                english.get("hint.sure"));
        assertTrue(english.get("hint.march", 2).contains("; Tab goes to the next of 2 units"));
    }

    @Test
    @DisplayName("the player of a side has a name in both languages; an unknown one keeps its own name")
    void players() {
        for (String commander : Commanders.names()) {
            assertNotEquals(english.player(commander), german.player(commander));
        }
        assertEquals("ein Mensch", german.player(Seats.HUMAN));
        assertEquals("marshal", german.player("marshal"));
    }

    @Test
    @DisplayName("one is told in the singular, on a computer of either language")
    void plurals() {
        assertTrue(english.get("hint.attackOwed", 1, 1).startsWith("1 unit and 1 hex "));
        assertTrue(english.get("hint.attackOwed", 2, 0).startsWith("2 units and no hex "));
        assertTrue(german.get("hint.attackOwed", 1, 2).contains(" 1 Einheit und 2 Felder "));
        assertEquals("Union: 1 point", english.get("ledger.total", "Union", 1L));
        assertEquals("Union: -1 Punkte", german.get("ledger.total", "Union", -1L));
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("movement phase", Bundles.texts(Locale.ENGLISH).get("phase.movement"));
        } finally {
            Locale.setDefault(before);
        }
    }
}
