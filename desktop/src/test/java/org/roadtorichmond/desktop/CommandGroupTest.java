package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The list of commands")
final class CommandGroupTest {
    private static final int WIDTH = 100;
    private static final Pattern ENTRY = Pattern.compile("  ([a-z-]+) +(\\S.*)");
    private static final Pattern DOCUMENTED = Pattern.compile("\\| (?:none, or )?`([a-z-]+)[ `].*");

    private static List<String> help() {
        return Commands.run("--help").out().lines().toList();
    }

    @Test
    @DisplayName("says a whole sentence for each command")
    void sentences() {
        Map<String, String> said = new TreeMap<>();
        String command = "";
        for (String line : help()) {
            Matcher entry = ENTRY.matcher(line);
            if (entry.matches()) {
                command = entry.group(1);
                said.put(command, entry.group(2));
            } else if (line.startsWith("   ")) {
                said.computeIfPresent(command, (name, before) -> before + " " + line.strip());
            }
        }
        assertEquals(Main.commandLine().getSubcommands().keySet(), said.keySet());
        said.forEach((name, words) -> assertTrue(words.matches("[A-Z][^.]*(\\.\\S[^.]*)*\\."), name + ": " + words));
    }

    @Test
    @DisplayName("has every command once, under the heading of its group, and is no wider than the usage")
    void groups() {
        List<String> all = Stream.of(CommandGroup.values())
                .flatMap(group -> group.names().stream())
                .toList();
        assertEquals(all.stream().distinct().toList(), all);
        assertEquals(List.copyOf(Main.commandLine().getSubcommands().keySet()), all);
        List<String> expected = Stream.of(CommandGroup.values())
                .flatMap(group -> Stream.concat(Stream.of(group.title()), group.names().stream()))
                .toList();
        List<String> printed = help().stream()
                .filter(line ->
                        line.matches("[A-Z][A-Za-z ]*:") || ENTRY.matcher(line).matches())
                .map(line -> line.strip().replaceFirst("[ :].*", ""))
                .toList();
        assertEquals(
                expected.stream().map(title -> title.replaceFirst(" .*", "")).toList(), printed);
        help().forEach(line -> assertTrue(line.length() <= WIDTH, line));
    }

    @Test
    @DisplayName("stands in the documents in the same groups")
    void documented() throws IOException {
        Map<String, List<String>> listed = new TreeMap<>();
        String heading = "";
        for (String line : Files.readAllLines(Path.of("../docs/command-line.md"))) {
            Matcher row = DOCUMENTED.matcher(line);
            if (line.startsWith("## ")) {
                heading = line.substring("## ".length());
            } else if (row.matches()) {
                listed.computeIfAbsent(heading, key -> new ArrayList<>()).add(row.group(1));
            }
        }
        assertEquals(
                Stream.of(CommandGroup.values())
                        .collect(Collectors.toMap(CommandGroup::title, CommandGroup::names, (a, b) -> a, TreeMap::new)),
                listed);
    }
}
