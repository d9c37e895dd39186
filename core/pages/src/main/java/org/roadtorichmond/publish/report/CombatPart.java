package org.roadtorichmond.publish.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roadtorichmond.balance.lab.GameCourse;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.unit.Side;

/** The attacks of a variant's games by odds and result, and what was lost. */
record CombatPart(ReportedVariant variant) {
    private static final int MOST_ROWS = 40;
    private static final List<CombatResult> RESULTS = List.of(CombatResult.values());
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
                    attackers.stream().map(this::table).toArray(TableData[]::new));
        }
        losses(page.part(variant.id("losses"), "Losses"));
    }

    private int count(Side side, Odds odds, CombatResult result) {
        return variant.found().attacks().getOrDefault(side.word() + " " + odds.label() + " " + result.name(), 0);
    }

    private int count(Side side, Odds odds) {
        return RESULTS.stream().mapToInt(result -> count(side, odds, result)).sum();
    }

    /** The odds at which a side attacked. */
    private List<Odds> columns(Side side) {
        return Stream.of(Odds.values()).filter(odds -> count(side, odds) > 0).toList();
    }

    private TableData<Odds> table(Side side) {
        return new TableData<>(side.title() + " attacks: results by odds", columns(side))
                .words("Odds", Odds::label)
                .figure("Attacks a game", odds -> aGame(count(side, odds)))
                .figures(RESULTS, Figures::word, (odds, result) -> {
                    int count = count(side, odds, result);
                    return count == 0 ? "–" : Figures.percent((double) count / count(side, odds));
                });
    }

    private ChartData<Odds> chart(Side side) {
        ChartData<Odds> chart = new ChartData<>(
                        ChartData.Kind.BAR, side.title() + " attacks by odds and result", columns(side), Odds::label)
                .axes("odds", "attacks a game")
                .stacked();
        for (CombatResult result : RESULTS) {
            chart = chart.set(
                    Figures.word(result),
                    COLOURS.get(result.ordinal()),
                    odds -> (double) count(side, odds, result) / variant.found().size());
        }
        return chart;
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
            causes.merge(parts[0] + "|" + parts[1], lost, GameCourse.Lost::plus);
            formations.merge(parts[0] + "|" + parts[2], lost, GameCourse.Lost::plus);
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

    private TableData<?> table(String caption, String what, Map<String, GameCourse.Lost> losses) {
        // What lost them stands behind the side.
        return new TableData<>(caption, Figures.most(losses, GameCourse.Lost::strength, MOST_ROWS))
                .words(what, entry -> {
                    String name = entry.getKey().split("\\|", 2)[1];
                    return name.isEmpty() ? "none" : name;
                })
                .words(
                        "Side",
                        entry -> entry.getKey().startsWith(Side.UNION.word() + "|")
                                ? Side.UNION.title()
                                : Side.CONFEDERATE.title())
                .figure("Units", entry -> aGame(entry.getValue().units()))
                .figure("Strength points", entry -> aGame(entry.getValue().strength()));
    }
}
