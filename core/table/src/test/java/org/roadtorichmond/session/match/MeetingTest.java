package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.unit.Side;

@DisplayName("Where players meet")
final class MeetingTest {
    private static final Meeting HERE = new Meeting(
            Meeting.Way.HOST,
            Side.CONFEDERATE,
            "127.0.0.1:7862",
            "mechanic",
            "Ann \"of\" the hill",
            Optional.of(new Meeting.Door("127.0.0.1:7863", "onlooker")));

    @Test
    @DisplayName("it is read from the notes of a journal as it was written, the last one if there are several")
    void noted() {
        Meeting other = new Meeting(Meeting.Way.FILES, Side.UNION, "a folder: 7", "mechanic", "Bob");
        assertEquals(Optional.of(HERE), Meeting.noted(List.of("@ asked 00", HERE.note(), "> {}")));
        assertEquals(Optional.of(other), Meeting.noted(List.of(HERE.note(), other.note())));
        assertEquals(
                Optional.of(HERE.at("host:1")),
                Meeting.noted(List.of(HERE.note(), HERE.at("host:1").note())));
        assertEquals(Optional.empty(), Meeting.noted(List.of("@ asked 00", "> {}")));
    }

    @ParameterizedTest
    @DisplayName("a note that is damaged is none")
    @CsvSource(
            delimiter = '|',
            value = {
                "\"host\" | \"elsewhere\"",
                "mechanic | mech",
                "7862 | 78620",
                "\"own\" | \"mine\"",
                "onlooker | mechanic",
                "{ | ["
            })
    void damaged(String part, String other) {
        String note = HERE.note().replace(part, other);
        assertEquals(Optional.empty(), Meeting.noted(List.of(note)), note);
    }

    @ParameterizedTest
    @DisplayName(
            "an address is a name, a colon and a port, a folder anything that is not blank, a word 8 to 40 small letters")
    @CsvSource({
        "GUEST, 192.168.0.12:7862, mechanic, true",
        "GUEST, somewhere, mechanic, false",
        "HOST, :7862, mechanic, false",
        "HOST, host:65536, mechanic, false",
        "HOST, host:0, mechanic, true",
        "GUEST, host:0, mechanic, false",
        "GUEST, [::1]:00000, mechanic, false",
        "GUEST, [::1]:1, mechanic, true",
        "WATCH, host:0, mechanic, false",
        "WATCH, host:7863, Mechanic, false",
        "GUEST, host:7863, kelopifanuwe, true",
        "GUEST, host:7863, gearbox, false",
        "FILES, somewhere, mechanic, true",
        "FILES, ' ', mechanic, false"
    })
    void isWhole(Meeting.Way way, String address, String word, boolean whole) {
        assertEquals(whole, new Meeting(way, Side.UNION, address, word, "Ann").isWhole());
    }

    @Test
    @DisplayName("a match whose journal is damaged is listed with what is wrong, one that never began is not")
    void left() {
        assertEquals(Optional.empty(), LeftMatch.of("a", List.of(HERE.note()), Instant.EPOCH));
        assertEquals(Optional.empty(), LeftMatch.of("a", List.of("> {}"), Instant.EPOCH));
        LeftMatch damaged = LeftMatch.of("a", List.of(HERE.note(), "{\"format\":1}"), Instant.EPOCH)
                .orElseThrow();
        assertEquals(Optional.empty(), damaged.match());
        assertEquals(true, damaged.damage().isPresent());
        assertEquals(Optional.empty(), damaged.awaited());
    }

    @Test
    @DisplayName("a word that is made has twelve letters; a shorter one, or one that people try first, is warned of")
    void words() {
        Set<String> made = new HashSet<>();
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            String word = MatchWord.next(random);
            assertEquals(12, word.length());
            assertTrue(MatchWord.isWord(word));
            assertEquals(Optional.empty(), MatchWord.warning(word));
            made.add(word);
        }
        assertEquals(2000, made.size());
        assertEquals(
                "match.word.common",
                MatchWord.warning("mechanicsville").orElseThrow().key());
        assertEquals(
                "match.word.short", MatchWord.warning("kelopifa").orElseThrow().key());
        assertFalse(MatchWord.isWord("a".repeat(41)));
    }

    @Test
    @DisplayName("a name is no longer than names may be")
    void name() {
        assertEquals(
                60,
                new Meeting(Meeting.Way.HOST, Side.UNION, "a:1", "mechanic", "x".repeat(99))
                        .name()
                        .length());
    }
}
