package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares what commands say about files that never change with what they said before, to the letter; only what a clock measures is left
 * out. Cadets play all games, for they change with the rules alone. To change a text on purpose, run the test with {@code -Dgolden.renew=true} and look at the result.
 */
@DisplayName("What commands say as text, JSON, CSV and page is what they have always said")
final class FrozenOutletsTest {
    private static final Path KEPT = Path.of("src", "test", "resources", "outlets");

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate | simulate field.scenario.json --games 24 --as withdrawal",
                "simulate-one | simulate field.scenario.json --games 1",
                "simulate-sprt | simulate field.scenario.json --games 40 --sprt 2:98",
                "simulate-vary | simulate field.scenario.json --games 22 --vary turns=3 --vary rules.costPerPoint=40 --within 2",
                "simulate-sensitivity | simulate field.scenario.json --games 12 --sensitivity",
                "tune | tune field.experiment.json --games 3 --confirm 1 --finals 24",
                "tactics | tactics gun.tactic.json --commander cadet --enemy cadet --seeds 2 --orders",
                "forecast | forecast combat.position.json --attackers 1/B,2/B --targets 0706 --then --attackers B_Cav --targets 0804",
                "adjudicate | adjudicate ../core/rules/src/test/resources/saves/game-2.json ../core/rules/src/test/resources/saves/game-1.json"
            })
    @DisplayName("for the same files and seeds")
    void same(String name, String command) throws IOException {
        List<Object> words = new ArrayList<>();
        for (String word : command.split(" ", -1)) {
            words.add(word.matches("[a-z]+\\.[a-z]+\\.json") ? KEPT.resolve(word) : word.replace('_', ' '));
        }
        StringBuilder said = new StringBuilder();
        boolean simulates = words.get(0).equals("simulate");
        if (simulates) {
            words.addAll(List.of("--union", "cadet", "--confederate", "cadet", "--maps", Commands.STORED));
        }
        if (!words.get(0).equals("forecast") && !words.get(0).equals("adjudicate")) {
            words.addAll(List.of("--threads", "1"));
        }
        said.append(run(words));
        Path csv = folder.resolve("rows.csv");
        Path page = folder.resolve("page.html");
        if (simulates) {
            words.addAll(List.of("--csv", csv, "--report", page));
        }
        words.add("--json");
        // Of the many variants of small changes no more is kept than what is said of them together.
        said.append(
                run(words).replaceAll("\"variants\":.*(?=\"sensitivity\":)", "").replace(",\"", ",\n\""));
        if (simulates) {
            said.append(Files.readString(csv)).append(own(page, name.equals("simulate")));
        }
        check(name + ".txt", timeless(said.toString()));
    }

    private static String run(List<Object> words) {
        Commands.Printed printed = Commands.run(words.toArray());
        return "exit code " + printed.code() + "\n" + printed.err() + printed.out();
    }

    /** What a page says and charts, without its styles, the scripts of all pages and its maps; or else only its comparisons. */
    private static String own(Path file, boolean whole) throws IOException {
        Document page = Jsoup.parse(Files.readString(file));
        String charts = page.select("script#charts").html().replace(",\"", ",\n\"");
        page.select("style, script, svg, #repeat code").remove();
        if (!whole) {
            page.select("#games, #maps, #repeat").remove();
        }
        page.outputSettings().prettyPrint(true).indentAmount(0).outline(false);
        return page.body().html().replaceAll("(?m)[ \\t]+$", "") + "\n" + (whole ? charts + "\n" : "");
    }

    /** Without what a clock has measured. */
    private static String timeless(String said) {
        return said.replace("\r\n", "\n")
                .replaceAll("(?m)^.* a player-turn on average, .*$", "(times)")
                .replaceAll("[0-9.]+ seconds, [0-9.]+ games a second", "(time)")
                .replaceAll("[0-9.]+ seconds, signature", "(time), signature")
                .replaceAll(
                        "(?m)(^.*combat\\S*json.*%|^\\S*field\\S*json.*%|^all .*%) +[0-9.]+ +[0-9.]+$", "$1 (times)")
                .replaceAll("\"(turnMillis|planMillis)\":\\{(\"commander\":\\{[^}]*}|[^}])*}", "\"$1\":(times)")
                .replaceAll("\"(seconds|gamesPerSecond)\":[0-9.E-]+", "\"$1\":(time)")
                .replaceAll("(, some|,\\s+some) [^.]* here", ", (time)")
                .replaceAll("(?s)(How long commanders thought.*?<tbody>).*?</tbody>", "$1(times)</tbody>");
    }

    private static void check(String name, String said) throws IOException {
        Path file = KEPT.resolve(name);
        if (Boolean.getBoolean("golden.renew")) {
            Files.writeString(file, said, StandardCharsets.UTF_8);
        }
        assertEquals(Files.readString(file, StandardCharsets.UTF_8), said, () -> name + " is said otherwise");
    }
}
