package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roadtorichmond.balance.lab.GameCourse;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.unit.Side;

/** The attacks of a variant's games by odds and result, and what was lost. */
record CombatPart(ReportedVariant variant) {
    private static final int MOST_ROWS = 40;
    private static final List<String> COLOURS = List.of("r0", "r1", "r2", "r3", "r4", "faint");

    void write(Part page) {
        Part attacks = page.part(variant.id("attacks"), "Attacks");
        List<Side> attackers = Stream.of(Side.values())
                .filter(side -> !columns(side).isEmpty())
                .toList();
        if (attackers.isEmpty()) {
            attacks.say("There was no attack.");
        } else {
            attacks.charts(
                    attackers.stream().map(this::chart).toList(),
                    attackers.stream().map(this::table).toArray(Table[]::new));
        }
        losses(page.part(variant.id("losses"), "Losses"));
    }

    private int count(Side side, Odds odds, CombatResult result) {
        return variant.found().attacks().getOrDefault(side.word() + " " + odds.label() + " " + result.name(), 0);
    }

    private int count(Side side, Odds odds) {
        int sum = 0;
        for (CombatResult result : CombatResult.values()) {
            sum += count(side, odds, result);
        }
        return sum;
    }

    /** The odds at which a side attacked. */
    private List<Odds> columns(Side side) {
        return Stream.of(Odds.values()).filter(odds -> count(side, odds) > 0).toList();
    }

    private Table table(Side side) {
        List<String> headings = new ArrayList<>(List.of("Odds", "Attacks a game"));
        for (CombatResult result : CombatResult.values()) {
            headings.add(Figures.word(result));
        }
        Table table = new Table(side.title() + " attacks: results by odds", headings.toArray(String[]::new));
        for (Odds odds : columns(side)) {
            int all = count(side, odds);
            List<String> row = new ArrayList<>(List.of(odds.label(), aGame(all)));
            for (CombatResult result : CombatResult.values()) {
                int count = count(side, odds, result);
                row.add(count == 0 ? "–" : Figures.percent((double) count / all));
            }
            table.row(row);
        }
        return table;
    }

    private PageChart chart(Side side) {
        List<Odds> columns = columns(side);
        List<PageChart.Set> sets = new ArrayList<>();
        for (CombatResult result : CombatResult.values()) {
            sets.add(new PageChart.Set(
                    Figures.word(result),
                    COLOURS.get(result.ordinal()),
                    columns.stream()
                            .map(odds -> (double) count(side, odds, result)
                                    / variant.found().size())
                            .toList()));
        }
        return new PageChart(
                PageChart.Kind.BAR,
                side.title() + " attacks by odds and result",
                "odds",
                "attacks a game",
                false,
                true,
                columns.stream().map(Odds::label).toList(),
                sets);
    }

    private String aGame(int count) {
        return Figures.number((double) count / variant.found().size(), 2);
    }

    private void losses(Part part) {
        Map<String, GameCourse.Lost> causes = new LinkedHashMap<>();
        Map<String, GameCourse.Lost> formations = new LinkedHashMap<>();
        variant.found().losses().forEach((key, lost) -> {
            // A formation may have any name.
            String[] parts = key.split("\\|", 3);
            causes.merge(parts[0] + "|" + parts[1], lost, CombatPart::sum);
            formations.merge(parts[0] + "|" + parts[2], lost, CombatPart::sum);
        });
        if (causes.isEmpty()) {
            part.say("Nothing was lost.");
            return;
        }
        part.tables(
                table("Losses a game by cause", "Cause", causes),
                table("Losses a game by formation", "Formation", formations));
        if (formations.size() > MOST_ROWS) {
            part.say("The " + MOST_ROWS + " formations that lost most are shown.");
        }
    }

    private static GameCourse.Lost sum(GameCourse.Lost one, GameCourse.Lost other) {
        return new GameCourse.Lost(one.units() + other.units(), one.strength() + other.strength());
    }

    private Table table(String caption, String what, Map<String, GameCourse.Lost> losses) {
        Table table = new Table(caption, what, "Side", "Units", "Strength points").words(2);
        losses.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, GameCourse.Lost> entry) ->
                                -entry.getValue().strength())
                        .thenComparing(Map.Entry::getKey))
                .limit(MOST_ROWS)
                .forEach(entry -> {
                    String[] parts = entry.getKey().split("\\|", 2);
                    String side = parts[0].equals(Side.UNION.word()) ? Side.UNION.title() : Side.CONFEDERATE.title();
                    table.row(
                            parts[1].isEmpty() ? "none" : parts[1],
                            side,
                            aGame(entry.getValue().units()),
                            aGame(entry.getValue().strength()));
                });
        return table;
    }
}
