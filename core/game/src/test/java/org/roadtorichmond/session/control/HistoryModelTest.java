package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.history.Histories;
import org.roadtorichmond.scenario.history.PastEvent;
import org.roadtorichmond.scenario.history.Source;
import org.roadtorichmond.screen.battle.board.HistoryMarks;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;

@DisplayName("History that is looked up during play")
final class HistoryModelTest {
    private static final Shelf SHELF = Shelf.of(List.of(Checkout.path("maps")));

    private final HistoryModel model = model("road-to-richmond");

    private static HistoryModel model(String name) {
        Scenario scenario =
                new Documents(SHELF).openScenario(name).value().orElseThrow().scenario();
        return new HistoryModel(Histories.on(SHELF, Locale.ENGLISH).of(scenario).orElseThrow(), scenario);
    }

    private String ids() {
        return model.events().stream().map(PastEvent::id).collect(Collectors.joining(" "));
    }

    private PastEvent event(String id) {
        return model.events().stream()
                .filter(event -> event.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("it follows the turn that is played, and leads back to earlier turns and forth again")
    void turns() {
        assertEquals("guns-south powhite-creek porter-in-line old-cold-harbor", ids());
        assertEquals(OptionalInt.empty(), model.earlier());
        assertEquals(OptionalInt.empty(), model.later());
        model.at(3);
        assertEquals("ewell-centre hold-till-dark", ids());
        assertEquals(OptionalInt.of(2), model.earlier());
        model.show(2);
        model.at(3);
        assertEquals("slocum-crosses hill-attacks", ids(), "nothing new was played");
        assertEquals(OptionalInt.of(1), model.earlier());
        assertEquals(OptionalInt.of(3), model.later());
        model.at(4);
        assertEquals(4, model.turn());
    }

    @Test
    @DisplayName("nothing of a turn to come can be seen")
    void noSpoiling() {
        model.at(3);
        model.show(4);
        assertEquals(3, model.turn());
        assertEquals(OptionalInt.empty(), model.later());
        model.at(2);
        assertEquals(2, model.turn(), "a replay that goes back shuts what comes after it again");
        assertEquals(OptionalInt.empty(), model.later());
    }

    @Test
    @DisplayName("hours of which nothing is told are skipped, except those that are played")
    void gaps() {
        HistoryModel hourly = model("gaines-mill");
        hourly.at(1);
        assertTrue(hourly.events().stream().anyMatch(event -> event.id().equals("guns-south")));
        HistoryModel clock = model("gaines-mill-withdrawal");
        int quiet = 0;
        for (int turn = 1; turn <= 8; turn++) {
            clock.at(turn);
            quiet += clock.events().isEmpty() ? 1 : 0;
            clock.show(1);
            OptionalInt later = clock.later();
            assertTrue(turn == 1 || later.isPresent());
            clock.show(turn);
        }
        assertEquals(0, quiet, "the afternoon of Gaines' Mill is told hour by hour");
    }

    @Test
    @DisplayName("sources of what is shown are listed once each, and no others")
    void sources() {
        model.at(3);
        assertEquals(
                List.of("OR1-58", "Freeman", "ABT"),
                model.sources().stream().map(Source::id).toList());
        assertTrue(model.about().startsWith("Put together"));
    }

    @Test
    @DisplayName("an event is pointed out by one click and left by the next, or by another turn")
    void pointing() {
        model.point(event("old-cold-harbor"));
        assertEquals(Optional.of(event("old-cold-harbor")), model.pointed());
        model.point(event("guns-south"));
        assertEquals(Optional.of(event("guns-south")), model.pointed());
        model.point(event("guns-south"));
        assertEquals(Optional.empty(), model.pointed());
        model.point(event("guns-south"));
        model.at(2);
        assertEquals(Optional.empty(), model.pointed());
    }

    @Test
    @DisplayName("what happened off the map has no number; the others have those of the map")
    void numbers() {
        model.at(10);
        assertEquals("quiet white-house", ids());
        assertEquals(OptionalInt.of(1), model.number(event("quiet")));
        assertEquals(OptionalInt.empty(), model.number(event("white-house")));
        model.at(19);
        assertEquals(OptionalInt.of(1), model.number(event("savages-station")));
    }

    @Test
    @DisplayName("on the map every hex is framed, every march an arrow, and numbers stand where the panel has them")
    void marks() {
        MapContents board = HistoryMarks.on(new MapContents(List.of(), List.of(), List.of()), model);
        List<String> frames = board.over().stream()
                .filter(Overlay.Frame.class::isInstance)
                .map(frame -> ((Overlay.Frame) frame).hex().number())
                .toList();
        assertEquals(List.of("0409", "0511", "0512", "0908", "1007", "1107", "1108", "1008", "1009"), frames);
        List<String> arrows = board.over().stream()
                .filter(Overlay.Route.class::isInstance)
                .map(Overlay.Route.class::cast)
                .map(route -> route.hexes().stream().map(Hex::number).collect(Collectors.joining(" ")) + route.arrow())
                .toList();
        assertEquals(List.of("0705 0805 0906 1006true", "1602 1506true"), arrows);
        assertEquals(
                "0409 1, 0511 1, 0512 1, 0908 3, 1006 2, 1007 3, 1008 3, 1009 3, 1107 3, 1108 3, 1506 4",
                board.over().stream()
                        .filter(Overlay.Caption.class::isInstance)
                        .map(Overlay.Caption.class::cast)
                        .map(caption -> caption.hex() + " " + caption.text())
                        .collect(Collectors.joining(", ")));
        assertEquals(List.of(), board.under());
        model.point(event("guns-south"));
        MapContents strong = HistoryMarks.on(new MapContents(List.of(), List.of(), List.of()), model);
        assertEquals(3, strong.under().size(), "what is pointed out is shaded too");
    }
}
