package org.roadtorichmond.session.begin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.unit.Side;

@DisplayName("What is chosen before a battle")
final class NewBattleTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final Archive archive = new Archive(Shelf.of(List.of()), storage);
    private final Preferences preferences = new Preferences(storage);

    @Test
    @DisplayName("the scenarios stand in the order of their days, after the main one")
    void byDate() {
        NewBattle battle = new NewBattle(archive, preferences);
        List<Scenario> listed = IntStream.range(0, battle.count())
                .mapToObj(place -> battle.read(place).value().orElseThrow().scenario())
                .toList();
        assertEquals("Road to Richmond", listed.get(0).name());
        List<LocalDateTime> days = listed.stream()
                .skip(1)
                .map(scenario -> scenario.begins(1).orElseThrow())
                .toList();
        assertEquals(days.stream().sorted(Comparator.naturalOrder()).toList(), days);
    }

    @Test
    @DisplayName("who played the last battle is offered for the next one, but no one who is not known any more")
    void seats() {
        NewBattle first = new NewBattle(archive, preferences);
        assertEquals("cadet", first.seats().confederate());
        first.seats(first.seats().with(Side.UNION, "general").with(Side.CONFEDERATE, Seats.HUMAN));
        assertTrue(first.begin(preferences).isPresent());
        Seats next = new NewBattle(archive, new Preferences(storage)).seats();
        assertEquals("general", next.union());
        assertEquals(Seats.HUMAN, next.confederate());
        preferences.set(Setting.seat(Side.UNION), "marshal");
        preferences.set(Setting.seat(Side.CONFEDERATE), Seats.REMOTE);
        Seats unknown = new NewBattle(archive, preferences).seats();
        assertEquals(Seats.HUMAN, unknown.union());
        assertEquals("cadet", unknown.confederate());
    }
}
