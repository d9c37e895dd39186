package org.roadtorichmond.benchmarks;

import java.util.List;
import java.util.Locale;

/** Writes the page of results. Ratios come first, because they hold on other machines too; times come in small print. */
final class ResultsPage {
    private static final double KILO = 1000;

    private final Measurements measurements;
    private final Machine machine;
    private final String length;
    private final StringBuilder page = new StringBuilder();

    /**
     * One row of a comparison.
     *
     * @param what the description of the search
     * @param name the name of its benchmark
     */
    private record Rival(String what, String name) {}

    ResultsPage(Measurements measurements, Machine machine, String length) {
        this.measurements = measurements;
        this.machine = machine;
        this.length = length;
    }

    String text() {
        page.append(
                        "# Benchmarks\n\nWritten by `mvn -q -pl core/game -am test-compile exec:exec@benchmarks -Dbenchmark=")
                .append(length)
                .append("` (JMH, average time of a call). Ratios are of times in this one run; ")
                .append("whoever takes 3.0 times as long is three times as slow.\n");
        goals();
        comparisons();
        times("The rules on the real map, in the middle of a battle", rules());
        times("Games", games());
        if (measurements.find("FrameBenchmark.battleScreen").isEmpty()) {
            page.append("\nThe frame of the battle screen was left out, for there was no display.\n");
        }
        growth();
        machine();
        return page.toString();
    }

    private void goals() {
        page.append("\n## Goals\n\n| goal | measured | |\n|---|---|---|\n");
        Goal.ALL.forEach(goal -> page.append(goal.row(measurements)));
    }

    private void comparisons() {
        compare(
                "Movement range: six movement points on the real map",
                List.of(
                        new Rival("**Movement range, the search alone**", "RangeBenchmark.bareSearch"),
                        new Rival("**Movement range by all rules**", "RangeBenchmark.byAllRules"),
                        new Rival("Dijkstra's search with hash maps", "RangeBenchmark.hashMapDijkstra"),
                        new Rival("JGraphT `ClosestFirstIterator`", "RangeBenchmark.jgraphtClosestFirst")));
        compare(
                "Far path: from one end of the real map to another",
                List.of(
                        new Rival("**Cheapest path**", "FarPathBenchmark.cheapestPath"),
                        new Rival("gdx-ai `IndexedAStarPathFinder`", "FarPathBenchmark.gdxAiIndexedAStar"),
                        new Rival("JGraphT `AStarShortestPath`", "FarPathBenchmark.jgraphtAStar"),
                        new Rival("JGraphT `DijkstraShortestPath`", "FarPathBenchmark.jgraphtDijkstra"),
                        new Rival("Dijkstra's search with hash maps", "FarPathBenchmark.hashMapDijkstra")));
        compare(
                "Line of communications: across the real map",
                List.of(
                        new Rival("**Line of communications**", "CommunicationsBenchmark.lineOfCommunications"),
                        new Rival("JGraphT `BreadthFirstIterator`", "CommunicationsBenchmark.jgraphtBreadthFirst")));
    }

    /** Adds a table of searches that answer the same question, relative to the first one. */
    private void compare(String title, List<Rival> rivals) {
        page.append("\n## ").append(title).append("\n\n| | times as long | bytes a call | time |\n|---|---|---|---|\n");
        for (Rival rival : rivals) {
            double ratio = measurements.ratio(rival.name(), rivals.get(0).name());
            row(rival.what(), String.format(Locale.ROOT, "%.1f | ", ratio), measurements.of(rival.name()));
        }
    }

    private static List<Rival> rules() {
        return List.of(
                new Rival("Supply of all Union units", "RulesBenchmark.supplyOfAllUnits"),
                new Rival("Strengths and odds of an attack", "RulesBenchmark.oddsOfAnAttack"),
                new Rival("A march, its events applied and reverted", "RulesBenchmark.applyAndRevertMarch"),
                new Rival(
                        "A march, checked, resolved, judged, hashed, logged and reverted",
                        "RulesBenchmark.executeAndRevertMarch"),
                new Rival("Hash of the state", "RulesBenchmark.stateHash"));
    }

    private static List<Rival> games() {
        return List.of(
                new Rival("Two cadets play *Gaines's Mill*", "CadetBenchmark.wholeGame gaines-mill"),
                new Rival("Two cadets play *Road to Richmond*", "CadetBenchmark.wholeGame road-to-richmond"),
                new Rival("A whole look-ahead of it, made and played by two cadets", "PlayoutsBenchmark.wholeGame"),
                new Rival("Making a look-ahead in turn 15", "PlayoutsBenchmark.making"),
                new Rival("A player-turn of it, played and taken back", "PlayoutsBenchmark.playerTurn"),
                new Rival(
                        "A player-turn of cadets, on look-aheads to the end", "PlayerTurnsBenchmark.playerTurn cadet"),
                new Rival("Saving a game in its last turn", "SavedGameBenchmark.save"),
                new Rival("Loading it", "SavedGameBenchmark.load"),
                new Rival("A frame of the battle screen, 1600 by 900", "FrameBenchmark.battleScreen"));
    }

    private void times(String title, List<Rival> lines) {
        page.append("\n## ").append(title).append("\n\n| | bytes a call | time |\n|---|---|---|\n");
        for (Rival line : lines) {
            measurements.find(line.name()).ifPresent(found -> row(line.what(), "", found));
        }
    }

    private void row(String what, String ratio, Measurements.Measurement measured) {
        page.append(String.format(
                Locale.ROOT,
                "| %s | %s%,.0f | <sub>%s ± %s</sub> |%n",
                what,
                ratio,
                measured.bytes(),
                time(measured.micros()),
                Double.isNaN(measured.error()) ? "?" : time(measured.error())));
    }

    private static String time(double micros) {
        return micros < KILO
                ? String.format(Locale.ROOT, "%.2f µs", micros)
                : String.format(Locale.ROOT, "%.2f ms", micros / KILO);
    }

    private void growth() {
        page.append(
                        "\n## Growth\n\nGenerated maps with woods, hills, rivers and a net of roads. The exponent is the slope of")
                .append(" a line through the logarithms of hexes and times: 1 is linear.\n\n| | exponent |");
        for (MapSize size : MapSize.values()) {
            page.append(String.format(Locale.ROOT, " %,d hexes, %,d units |", size.hexes(), size.units()));
        }
        page.append("\n|---|---|")
                .append("---|".repeat(MapSize.values().length))
                .append('\n');
        grows("Movement range by all rules", "GrowthBenchmark.range");
        grows("Line of communications", "GrowthBenchmark.lineOfCommunications");
        grows("Supply of all units", "GrowthBenchmark.supplyOfAllUnits");
        grows("Hash of the state", "GrowthBenchmark.stateHash");
    }

    private void grows(String what, String name) {
        page.append(String.format(Locale.ROOT, "| %s | %.2f |", what, measurements.exponent(name)));
        for (MapSize size : MapSize.values()) {
            page.append(" <sub>")
                    .append(time(measurements.of(name + " " + size).micros()))
                    .append("</sub> |");
        }
        page.append('\n');
    }

    private void machine() {
        page.append("\n## Machine\n\n| | |\n|---|---|\n");
        machine.lines()
                .forEach(line ->
                        page.append("| ").append(String.join(" | ", line)).append(" |\n"));
    }
}
