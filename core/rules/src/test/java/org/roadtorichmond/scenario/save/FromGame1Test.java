package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Ending;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

@DisplayName("English sentences of the first version become keys and values")
final class FromGame1Test {
    private static final RecordReader READER =
            new RecordReader(ShippedScenarios.survey("training").scenario(), new Problems());

    /** Migrates a game with one event, and returns the sentence of that event. */
    private static Sentence migrated(String english) {
        Node event = JsonValues.object(Map.of(
                OneOf.KIND,
                JsonValues.text("game-ended"),
                "ending",
                JsonValues.object(Map.of("reason", JsonValues.text(english)))));
        Node entry = JsonValues.object(Map.of("events", array(event)));
        Node.ObjectNode game = JsonValues.object(Map.of("format", JsonValues.text("game/1"), "log", array(entry)));
        Node.ObjectNode now = Migrations.toNewest(game).value().orElseThrow();
        assertEquals(JsonValues.text("game/2"), member(now, "format"));
        Node read = element(member(element(member(now, "log")), "events"));
        return EventShapes.EVENT
                .read(read, READER)
                .map(Event.GameEnded.class::cast)
                .map(Event.GameEnded::ending)
                .map(Ending::reason)
                .orElseThrow();
    }

    private static Node array(Node element) {
        return new Node.ArrayNode(element.at(), List.of(element));
    }

    private static Node member(Node node, String key) {
        return ((Node.ObjectNode) node).member(key).orElseThrow().value();
    }

    private static Node element(Node node) {
        return ((Node.ArrayNode) node).elements().get(0);
    }

    static Stream<Map.Entry<String, Sentence>> known() {
        Sentence slain = Sentence.of("kept.told", Side.UNION, Sentence.of("kept.generalSlain", "A.P. Hill"));
        Sentence broken =
                Sentence.of("kept.told", Side.CONFEDERATE, Sentence.of("kept.breakPoint", new Halves(5), 5, 3));
        return Map.ofEntries(
                Map.entry("3-1: defenders retreat", Sentence.of("kept.told", "3-1", CombatResult.DR)),
                Map.entry("1-5: no effect", Sentence.of("kept.told", "1-5", CombatResult.NO_EFFECT)),
                Map.entry("exchange", Sentence.word(CombatResult.EX)),
                Map.entry("forested rough", Sentence.word(Terrain.FORESTED_ROUGH)),
                Map.entry("D.H. Hill arrives (3 or less)", Sentence.of("kept.arrives", "D.H. Hill", 3)),
                Map.entry("007 is delayed (12 or less)", Sentence.of("kept.delayed", "007", 12)),
                Map.entry("Union arrives (1 or less)", Sentence.of("kept.arrives", "Union", 1)),
                Map.entry("Night falls after turn 7.", Sentence.of("kept.nightfall", 7)),
                Map.entry("The Confederate player has conceded.", Sentence.of("kept.conceded", Side.CONFEDERATE)),
                Map.entry(
                        "Union: The general Lee left the field for good, so the army must withdraw.",
                        Sentence.of("kept.told", Side.UNION, Sentence.of("kept.generalLeft", "Lee"))),
                Map.entry(
                        "Union: The army lost 4 of its 8 units and breaks at 4, so it must withdraw.",
                        Sentence.of("kept.told", Side.UNION, Sentence.of("kept.breakPoint", 4, 8, 4))),
                Map.entry(slain + " " + slain + " " + broken, joined(joined(slain, slain), broken)))
                .entrySet()
                .stream();
    }

    private static Sentence joined(Sentence first, Sentence next) {
        return Sentence.of("joined", first, next);
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("what the first version wrote is known, its names and numbers by their places")
    void known(Map.Entry<String, Sentence> text) {
        assertEquals(text.getValue(), migrated(text.getKey()));
        assertEquals(text.getKey(), text.getValue().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the fog of war",
                "It rains. Night falls after turn 7.",
                "Night falls after turn 7. It rains.",
                "Union: it rains",
                "{0}",
                "it's '{'",
                "The army lost 9999999 of its 5 units and breaks at 3, so it must withdraw."
            })
    @DisplayName("what it never wrote is kept as it is")
    void unknown(String words) {
        assertEquals(Sentence.of("verbatim", words), migrated(words));
        assertEquals(words, migrated(words).toString());
    }
}
