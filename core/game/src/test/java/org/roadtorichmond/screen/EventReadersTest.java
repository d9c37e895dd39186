package org.roadtorichmond.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.badlogic.gdx.files.FileHandle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.screen.battle.board.Scene;
import org.roadtorichmond.screen.kit.SoundCues;
import org.roadtorichmond.session.opponent.OpponentTurn;
import org.roadtorichmond.session.orders.QuietTurn;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.words.Sentence;

@DisplayName("No reader of events passes over a kind of event")
final class EventReadersTest {
    private static final EventSentences CHRONICLE = new EventSentences(
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH));

    private static Set<String> names(Stream<? extends Class<?>> kinds) {
        return kinds.map(Class::getSimpleName).collect(Collectors.toSet());
    }

    static Stream<Map.Entry<String, EventTable<?>>> readers() {
        return Stream.of(
                Map.entry("chronicle", CHRONICLE.lines()),
                Map.entry("log", LogModel.subjects()),
                Map.entry("opponent's turn", OpponentTurn.events()),
                Map.entry("quiet turns", QuietTurn.interruptions()),
                Map.entry("sounds", SoundCues.CUES),
                Map.entry("pictures", Scene.SHOWN),
                Map.entry("places", Scene.PLACES),
                Map.entry("times", Playback.SECONDS));
    }

    @ParameterizedTest
    @MethodSource("readers")
    @DisplayName("each says what it makes of every kind, or that it makes nothing of it")
    void all(Map.Entry<String, EventTable<?>> reader) {
        assertEquals(
                names(Arrays.stream(Event.class.getPermittedSubclasses())), names(reader.getValue().kinds().stream()));
    }

    @Test
    @DisplayName("every kind has its line in the chronicle and its time in a replay but those that only keep the books")
    void silent() {
        Set<String> silent = Set.of("CombatProceeded", "MarksCleared");
        assertEquals(silent, names(CHRONICLE.lines().silent().stream()));
        assertEquals(silent, names(Playback.SECONDS.silent().stream()));
    }

    @Test
    @DisplayName("a march, an attack, its die, an advance, a phase and the end are heard")
    void heard() {
        Set<String> heard = names(SoundCues.CUES.kinds().stream()
                .filter(kind -> !SoundCues.CUES.silent().contains(kind)));
        assertEquals(
                Set.of(
                        "UnitMoved",
                        "UnitEntered",
                        "UnitShifted",
                        "AttackDeclared",
                        "DieRolled",
                        "PhaseBegan",
                        "GameEnded"),
                heard);
    }

    @Test
    @DisplayName("what happens to a unit on the map is seen there, and where it happens")
    void seen() {
        assertEquals(
                Set.of(
                        "UnitRecovered",
                        "TokenPlaced",
                        "TokensLost",
                        "GroupArrived",
                        "HoldSettled",
                        "LengthSet",
                        "ZoneFreed",
                        "PhaseBegan",
                        "GameEnded",
                        "CombatProceeded",
                        "MarksCleared"),
                names(Scene.SHOWN.silent().stream()));
    }

    @Test
    @DisplayName("a kind stands once in a table, and one that does not is a bug")
    void table() {
        EventTable<String> table = new EventTable<String>().on(Event.UnitShaken.class, shaken -> "shaken");
        assertThrows(IllegalArgumentException.class, () -> table.silent(List.of(Event.UnitShaken.class)));
        Event.DieRolled die = new Event.DieRolled(1, 6, Sentence.of("kept.lengthDie"));
        assertThrows(NullPointerException.class, () -> table.of(die));
    }
}
