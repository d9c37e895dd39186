package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A table of units with a human's headings and words")
final class HumanTablesTest {
    @TempDir
    private Path folder;

    private Commands.Printed imported(String table, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("army.csv"), table);
        return Commands.run(
                Stream.concat(Stream.of("import", file, "--out", folder.resolve("out"), "--force"), Stream.of(options))
                        .toArray());
    }

    private String scenario() throws IOException {
        return Files.readString(folder.resolve("out/army.scenario.json"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Unit,Side,SP,Leader,Location,Arm | Hale,union,5,Hale,0203,infantry",
                "EINHEIT;SEITE;STÄRKE;FÜHRER;FELD;WAFFE | Hale;union;5;Hale;0203;infantry",
                "Brigade,Army,Strength Points,Commanding Officer,Start Hex,Unit Type | Hale,union,5,Hale,0203,infantry"
            })
    @DisplayName("is taken by what its headings mean")
    void headings(String headings, String row) throws IOException {
        Commands.Printed printed = imported(headings + "\n" + row + "\n");
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        for (String part : new String[] {
            "\"id\": \"Hale\"", "\"side\": \"union\"", "\"strength\": 5", "\"commander\": \"Hale\"", "\"hex\": \"0203\""
        }) {
            assertTrue(scenario().contains(part), scenario());
        }
    }

    @Test
    @DisplayName("has its headings below titles, and its sides and types are proposed and taken by one word")
    void proposals() throws IOException {
        String table = "Order of Battle,,,,\n\nUnit,Side,Arm,SP,Hex\nHale,CSA,inf,5,0203\nOrr,USA,Cav.,2,0304\n";
        Commands.Printed asked = imported(table);
        assertTrue(asked.out().contains("Proposed: CSA=confederate."), asked.out());
        assertFalse(scenario().contains("\"confederate\""), "nothing is guessed");
        Commands.Printed taken = imported(table, "--accept");
        assertEquals(ExitCode.DONE, taken.code(), taken.err());
        assertFalse(taken.out().contains("Proposed"), taken.out());
        assertTrue(scenario().contains("\"confederate\"") && scenario().contains("\"cavalry\""), scenario());
        assertFalse(imported(table).out().contains("Proposed"), "the answers were kept");
    }

    @Test
    @DisplayName("is asked about a column that nobody knows, and nothing is made without the names of its units")
    void columns() throws IOException {
        String table = "Outfit,Side,Type,Strength,Hex,Mood\nHale,union,infantry,5,0203,grim\n";
        Commands.Printed asked = imported(table);
        assertEquals(ExitCode.BAD, asked.code());
        assertTrue(asked.err().contains("--column") && asked.err().contains("names of the units"), asked.err());
        Commands.Printed printed = imported(table, "--column", "Outfit=id");
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertTrue(printed.out().contains("\"Mood\" is unknown"), printed.out());
        imported(table, "--column", "outfit=id", "--column", "Mood=commander");
        assertTrue(scenario().contains("\"commander\": \"grim\""), scenario());
        assertEquals(2, imported(table, "--column", "Outfit=nonsense").code());
    }

    @Test
    @DisplayName("has tags with commas between them")
    void tags() throws IOException {
        imported("id,side,type,strength,hex,tags\nHale,union,infantry,5,0203,\"colours, iron brigade\"\n");
        assertTrue(scenario().replaceAll("\\s+", " ").contains("\"colours\", \"iron brigade\""), scenario());
    }

    @ParameterizedTest
    @CsvSource({"xlsx", "ods", "xls"})
    @DisplayName("in a spreadsheet's own file is refused with the way to save it")
    void spreadsheet(String ending) throws IOException {
        Path file = Files.write(folder.resolve("army." + ending), new byte[] {'P', 'K', 3, 4});
        Commands.Printed printed = Commands.run("import", file, "--out", folder.resolve("out"));
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains("CSV UTF-8"), printed.err());
    }
}
