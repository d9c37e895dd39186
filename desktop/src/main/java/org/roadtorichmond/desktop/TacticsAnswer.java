package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.balance.tactics.ExamMark;
import org.roadtorichmond.balance.tactics.Trial;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.tactic.Tactic;

/**
 * How commanders did in tactical positions, for people and for programs.
 *
 * @param commanders the commanders that were tested
 * @param files the names of the files of the positions
 * @param marks for each position the mark of each commander
 */
record TacticsAnswer(List<String> commanders, List<String> files, List<List<ExamMark>> marks) {
    private static final String ENDING = ".tactic.json";
    private static final int COLUMN = 14;

    /** One document per file, and one for all of them. */
    Map<String, Json> documents(List<Tactic> tactics) {
        Map<String, Json> documents = new LinkedHashMap<>();
        for (int i = 0; i < files.size(); i++) {
            List<Json> row = new ArrayList<>();
            for (int commander = 0; commander < commanders.size(); commander++) {
                row.add(json(commander, marks.get(i).get(commander)));
            }
            documents.put(
                    files.get(i),
                    Json.object().put("name", tactics.get(i).name()).put("marks", row));
        }
        Json passed = Json.object();
        for (int commander = 0; commander < commanders.size(); commander++) {
            passed.put(commanders.get(commander), passed(commander));
        }
        documents.put(
                FileUnderSystem.ALL,
                Json.object().put("positions", files.size()).put("passed", passed));
        return documents;
    }

    private Json json(int commander, ExamMark mark) {
        Trial first = mark.trials().get(0);
        return Json.object()
                .put("commander", commanders.get(commander))
                .put("solved", mark.solved())
                .put("trials", mark.trials().size())
                .put("passed", mark.passed())
                .put(
                        "conditions",
                        IntStream.range(0, first.fulfilled().size())
                                .mapToObj(mark::fulfilled)
                                .toList())
                .put("commands", Json.list(first.commands(), GameWriter::tree));
    }

    private static List<String> orders(Trial trial) {
        return trial.commands().stream()
                .map(command -> JsonText.of(GameWriter.tree(command)))
                .toList();
    }

    private int passed(int commander) {
        return (int) marks.stream().filter(row -> row.get(commander).passed()).count();
    }

    /**
     * A row for each position, and the number of positions that each commander passed.
     *
     * @param orders whether to list the commands of each first trial too
     */
    List<String> table(List<Tactic> tactics, boolean orders) {
        Lines lines = new Lines();
        int width = files.stream().mapToInt(file -> title(file).length()).max().orElse(0);
        StringBuilder heading = new StringBuilder(pad("position", width));
        commanders.forEach(commander -> heading.append(column(commander)));
        lines.add(heading.toString());
        for (int i = 0; i < files.size(); i++) {
            StringBuilder row = new StringBuilder(pad(title(files.get(i)), width));
            for (ExamMark mark : marks.get(i)) {
                row.append(column(mark.solved() + " of " + mark.trials().size()));
            }
            lines.add(row.toString());
            if (orders) {
                addOrders(lines, tactics.get(i), marks.get(i));
            }
        }
        StringBuilder totals = new StringBuilder(pad("in 4 of 5", width));
        for (int commander = 0; commander < commanders.size(); commander++) {
            totals.append(column(passed(commander) + " of " + files.size()));
        }
        lines.add(totals.toString());
        return lines.toList();
    }

    private void addOrders(Lines lines, Tactic tactic, List<ExamMark> row) {
        lines.add("    " + tactic.name() + ". " + tactic.lesson());
        for (int commander = 0; commander < commanders.size(); commander++) {
            ExamMark mark = row.get(commander);
            StringBuilder held = new StringBuilder("    " + commanders.get(commander) + ", conditions held:");
            for (int i = 0; i < tactic.conditions().size(); i++) {
                held.append(' ').append(mark.fulfilled(i));
            }
            lines.add(held.toString());
            orders(mark.trials().get(0)).forEach(order -> lines.add("        " + order));
        }
    }

    /** The name of a file without folders and extension. */
    private static String title(String file) {
        String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    private static String pad(String text, int width) {
        return Tables.format("%-" + Math.max(width, 9) + "s", text);
    }

    private static String column(String text) {
        return Tables.format("  %" + COLUMN + "s", text);
    }
}
