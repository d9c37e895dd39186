package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("No digit, sign or letter depends on the locale of the machine")
final class LocalesTest {
    @TempDir
    static Path temporary;

    private static Map<String, String> english = new TreeMap<>();

    @BeforeAll
    static void english() throws IOException {
        english = outputs(Locale.US);
        assertTrue(english.size() > 35, english.keySet()::toString);
    }

    /** The output of every command under a locale, printed or written to files, by the call or the file name. */
    private static Map<String, String> outputs(Locale locale) throws IOException {
        Path folder = Files.createDirectory(temporary.resolve(locale.toLanguageTag()));
        Files.writeString(folder.resolve("length.experiment.json"), Commands.lengthExperiment());
        Map<String, String> outputs = new TreeMap<>();
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(locale);
            for (List<Object> call : calls(folder)) {
                Commands.Printed printed = Commands.run(call.toArray());
                String words = call.toString().replace(folder.toString(), "");
                outputs.put(words, masked(printed.code() + printed.out() + printed.err(), folder));
            }
        } finally {
            Locale.setDefault(before);
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                // Not all of them are texts, and what is none is compared all the same.
                String content = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                outputs.put(folder.relativize(file).toString(), masked(content, folder));
            }
        }
        return outputs;
    }

    /** A call of every command, with stored results so that no games are played, and bad calls. */
    private static List<List<Object>> calls(Path folder) {
        List<List<Object>> calls = new ArrayList<>(Commands.each(folder));
        calls.add(Commands.simulate(
                "--games",
                2,
                "--vary",
                "turns=3,4",
                "--results",
                folder.resolve("results.jsonl"),
                "--resume",
                "--json",
                "--report",
                folder.resolve("report.html"),
                "--csv",
                folder.resolve("table.csv")));
        calls.add(List.of("validate", "nothing"));
        calls.add(List.of("perft", "--layer", "INFANTRY", "training"));
        return calls;
    }

    /** A text without what differs each time: durations and paths. */
    private static String masked(String text, Path folder) {
        return text.replace(folder.toString(), "")
                .replaceAll("(\"(?:seconds|gamesPerSecond|mean|p95|worst)\":)[0-9.E-]+", "$1#")
                // The last two columns are the duration of a plan in regret.
                .replaceAll("(?m)^(.*%) +[0-9.]+ +[0-9.]+$", "$1 #")
                .replaceAll("(?m)^(.*(?:second| ms ).*)$", "#$1")
                .lines()
                .map(line -> line.startsWith("#") ? line.replaceAll("[ 0-9.]+", "#") : line)
                .reduce("", (all, line) -> all + line + "\n");
    }

    /** Other signs for numbers in the first, and other letters for capitals, other digits and another calendar in the second. */
    @ParameterizedTest
    @ValueSource(strings = {"lt-LT", "tr-TR-u-ca-buddhist-nu-thai"})
    @DisplayName("every command prints and writes the same")
    void same(String tag) throws IOException {
        Map<String, String> found = outputs(Locale.forLanguageTag(tag));
        assertEquals(english.keySet(), found.keySet());
        english.forEach((what, text) -> assertEquals(text, found.get(what), what));
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "de-DE",
                "fr-FR",
                "tr-TR",
                "az-AZ",
                "ar-EG-u-nu-arab",
                "fa-IR-u-nu-arabext",
                "hi-IN-u-nu-deva",
                "mr-IN-u-nu-deva",
                "th-TH-u-ca-buddhist-nu-thai"
            })
    @DisplayName(
            "in other languages that share their letters, signs or digits with one of these, or have yet others, too")
    void alike(String tag) throws IOException {
        same(tag);
    }

    /** Runs the program as a separate process and returns everything that it prints. */
    private static String process(Locale locale, Object... words) throws IOException, InterruptedException {
        Path printed = Files.createTempFile(temporary, "printed", "");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=" + locale.getLanguage(),
                "-Duser.country=" + locale.getCountry(),
                "-Duser.extensions=" + locale.getExtension(Locale.UNICODE_LOCALE_EXTENSION),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        Stream.of(words).forEach(word -> command.add(word.toString()));
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start()
                .waitFor();
        return Files.readString(printed, StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("libraries that ask for the locale of the process do not learn the machine's")
    void libraries() throws IOException, InterruptedException {
        String usage = process(Locale.forLanguageTag("tr-TR-u-nu-latn"), "simulate", "--help");
        assertTrue(usage.contains("--until") && usage.indexOf("--union") < usage.indexOf("--until"), usage);
        String bar = process(
                Locale.forLanguageTag("ar-EG-u-nu-arab"),
                Commands.simulate("--games", 2, "--progress").toArray());
        assertTrue(bar.contains("2/2"), bar);
        assertTrue(bar.chars().allMatch(character -> character < 128), bar);
    }
}
