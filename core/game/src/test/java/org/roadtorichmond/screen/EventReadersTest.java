package org.roadtorichmond.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.badlogic.gdx.files.FileHandle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.screen.battle.board.Scene;
import org.roadtorichmond.session.lesson.LessonEvent;
import org.roadtorichmond.session.opponent.OpponentTurn;
import org.roadtorichmond.session.orders.QuietTurn;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.sound.SoundCues;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.LogModel;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.words.Sentence;

@DisplayName("No reader of events passes over a kind of event")
final class EventReadersTest {
    private static final EventSentences CHRONICLE = new EventSentences(
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH));

    /**
     * What the readers make of each kind of event: x where they have an answer, a dot where they are silent on purpose. A new kind
     * of event needs a line, and with it a decision about each reader.
     */
    private static final String EVENTS = """
                             chronicle log turn quiet sounds pictures places times lesson
            UnitMoved            x      x   x     .     x       x       x      x     x
            UnitEntered          x      x   x     .     x       x       x      x     x
            UnitExited           x      x   x     .     .       x       x      x     x
            UnitShifted          x      x   x     x     x       x       x      x     x
            UnitRecovered        x      x   .     .     .       .       .      x     .
            UnitShaken           x      x   x     x     .       x       .      x     .
            UnitWeakened         x      .   x     x     .       x       .      x     .
            UnitEliminated       x      x   x     x     .       x       x      x     x
            AttackDeclared       x      x   x     x     x       x       x      x     x
            DieRolled            x      .   x     x     x       x       .      x     .
            CombatProceeded      .      .   .     .     .       .       .      .     .
            ZoneFreed            x      .   .     x     .       .       .      x     .
            PhaseBegan           x      .   x     .     x       .       .      x     .
            GameEnded            x      .   .     x     x       .       .      x     .
            GroupArrived         x      .   .     x     .       .       .      x     .
            HoldSettled          x      .   .     x     .       .       x      x     .
            LengthSet            x      .   .     x     .       .       .      x     .
            MarksCleared         .      .   .     .     .       .       .      .     .
            TokenPlaced          x      .   .     x     .       .       .      x     .
            TokensLost           x      .   .     x     .       .       .      x     .
            UmpireActed          x      x   .     x     .       x       x      x     .
            """;

    static Stream<Map.Entry<String, EventTable<?>>> readers() {
        return Stream.of(
                Map.entry("chronicle", CHRONICLE.lines()),
                Map.entry("log", LogModel.subjects()),
                Map.entry("turn", OpponentTurn.events()),
                Map.entry("quiet", QuietTurn.interruptions()),
                Map.entry("sounds", SoundCues.CUES),
                Map.entry("pictures", Scene.SHOWN),
                Map.entry("places", Scene.PLACES),
                Map.entry("times", Playback.SECONDS),
                Map.entry("lesson", LessonEvent.TABLE));
    }

    @ParameterizedTest
    @MethodSource("readers")
    @DisplayName("each says what it makes of every kind, or that it makes nothing of it")
    void all(Map.Entry<String, EventTable<?>> reader) {
        List<List<String>> lines =
                EVENTS.lines().map(line -> List.of(line.strip().split(" +"))).toList();
        int column = lines.get(0).indexOf(reader.getKey()) + 1;
        Map<String, String> expected =
                lines.stream().skip(1).collect(Collectors.toMap(line -> line.get(0), line -> line.get(column)));
        Map<String, String> found = Arrays.stream(Event.class.getPermittedSubclasses())
                .collect(Collectors.toMap(Class::getSimpleName, kind -> silent(reader.getValue(), kind) ? "." : "x"));
        assertEquals(new TreeMap<>(expected), new TreeMap<>(found));
    }

    private static boolean silent(EventTable<?> table, Class<?> kind) {
        return table.isSilent(kind.asSubclass(Event.class));
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
