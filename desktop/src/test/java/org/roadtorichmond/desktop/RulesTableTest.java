package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.victory.VictorySystem;

@DisplayName("The table of rules")
final class RulesTableTest {
    @TempDir
    private Path folder;

    private static String run(Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(ExitCode.DONE, printed.code(), printed::err);
        return printed.out();
    }

    /** A scenario that is decided by a system, laid over one that allows all of them. */
    private Path scenario(VictorySystem system) throws IOException {
        String others = VictorySystem.ids().stream()
                .filter(id -> !id.equals(system.id()))
                .map(id -> '"' + id + '"')
                .collect(Collectors.joining(", "));
        return Files.writeString(folder.resolve("under.scenario.json"), """
                { "format": "scenario/1", "name": "Under", "of": "gaines-mill",
                  "victory": { "system": "%s", "allows": [%s] } }
                """.formatted(system.id(), others));
    }

    /** The rules of all lines of an account, wherever they stand. */
    private static Set<String> rules(JsonElement account) {
        Set<String> rules = new TreeSet<>();
        if (account.isJsonArray()) {
            account.getAsJsonArray().forEach(one -> rules.addAll(rules(one)));
        } else if (account.isJsonObject()) {
            account.getAsJsonObject().asMap().forEach((key, value) -> {
                if (key.equals("rule")) {
                    rules.add(value.getAsString());
                }
                rules.addAll(rules(value));
            });
        }
        return rules;
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("has each line that adjudicate shows of the games, in text, JSON and page")
    void everyLine(VictorySystem system) throws IOException {
        Path games = folder.resolve("games");
        Path page = folder.resolve("page.html");
        List<Object> simulate = List.of(
                "simulate",
                scenario(system),
                "--games",
                3,
                "--union",
                "cadet",
                "--confederate",
                "cadet",
                "--no-progress");
        List<Object> json = new ArrayList<>(simulate);
        json.addAll(List.of("--json", "--save-games", games, "--report", page));
        JsonObject found = JsonParser.parseString(run(json.toArray())).getAsJsonObject();
        JsonObject table = found.getAsJsonObject("quality").getAsJsonObject("rules");
        Set<String> shown = new TreeSet<>();
        try (Stream<Path> saved = Files.list(games)) {
            for (Path game : saved.toList()) {
                shown.addAll(rules(JsonParser.parseString(run("adjudicate", game, "--json"))));
            }
        }
        assertEquals(shown, table.keySet());
        String text = run(simulate.toArray());
        Set<String> cells = new TreeSet<>(Jsoup.parse(page).select("td, th").eachText());
        for (String rule : shown) {
            assertTrue(table.getAsJsonObject(rule).get("scored").getAsDouble() > 0, rule);
            assertTrue(text.lines().anyMatch(line -> line.startsWith(rule + " ")), () -> rule + " is not in\n" + text);
            assertTrue(cells.contains(rule), () -> rule + " is not in " + cells);
        }
    }
}
