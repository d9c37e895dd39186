package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Commanders as they are named")
class CommanderSpecTest {
    private static final Map<String, CommanderSpec.Terms> KNOWN = new TreeMap<>(Map.of(
            "corporal", new CommanderSpec.Terms(List.of(), false),
            "major", new CommanderSpec.Terms(List.of("bold", "cautious"), true)));

    @Test
    @DisplayName("a name may be followed by a doctrine and a budget")
    void whole() {
        CommanderSpec spec =
                CommanderSpec.parse("major:bold@4000", KNOWN).value().orElseThrow();
        assertEquals(new CommanderSpec("major", Optional.of("bold"), OptionalInt.of(4000)), spec);
    }

    @ParameterizedTest
    @ValueSource(strings = {"corporal", "major", "major:cautious", "major@1", "major:bold@10000000"})
    @DisplayName("what is named is written as it was read")
    void roundTrip(String text) {
        assertEquals(
                text, CommanderSpec.parse(text, KNOWN).value().orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "majr | There is no commander \"majr\" (did you mean \"major\"?); there are \"corporal\" or \"major\".",
                "'' | There is no commander \"\"; there are \"corporal\" or \"major\".",
                "major:bald | major has no doctrine \"bald\" (did you mean \"bold\"?); it has \"bold\" or \"cautious\".",
                "major: | major has no doctrine \"\"; it has \"bold\" or \"cautious\".",
                "corporal:bold | corporal has no doctrines to choose from; leave :\"bold\" out.",
                "corporal@9 | corporal takes no budget of nodes; leave @\"9\" out.",
                "major@0 | \"0\" is no budget; give a whole number of nodes from 1 to 10000000.",
                "major@10000001 | \"10000001\" is no budget; give a whole number of nodes from 1 to 10000000.",
                "major@-5 | \"-5\" is no budget; give a whole number of nodes from 1 to 10000000.",
                "major@many | \"many\" is no budget; give a whole number of nodes from 1 to 10000000.",
                "major@5:bold | \"major@5:bold\" names no commander; write NAME, NAME:DOCTRINE, NAME@NODES or NAME:DOCTRINE@NODES."
            })
    @DisplayName("an unknown name is refused, and the known ones are listed")
    void refused(String text, String message) {
        assertEquals(message, CommanderSpec.parse(text, KNOWN).problems().get(0).message());
    }

    @Test
    @DisplayName("every commander can be had by its name, and says it")
    void everyName() {
        Commanders.names()
                .forEach(name -> assertEquals(name, Commanders.named(name).name()));
        assertEquals(Optional.empty(), Commanders.find("marshal", 0));
        assertThrows(IllegalArgumentException.class, () -> Commanders.named("cadet@1:x"));
    }
}
