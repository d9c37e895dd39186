package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.Map;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameCourse;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Measure;

/** Findings for tests, from games that were played or from made-up results. */
final class Reports {
    static final Origin ORIGIN = new Origin("1.2.3", List.of("simulate", "training"));

    private Reports() {}

    /** Findings of games between cadets, with variants that differ only in name. */
    static Findings played(String scenario, int games, List<VictorySystem> further, String... names) {
        Experiment experiment = new Experiment(variants(scenario, names), further, 1, games, new StopRule.All());
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 1).run(findings);
        return findings;
    }

    private static List<Variant> variants(String scenario, String... names) {
        Variant one = Labs.cadets(scenario);
        return List.of(names).stream()
                .map(name -> new Variant(name, one.scenario(), one.start(), one.union(), one.confederate()))
                .toList();
    }

    /** Findings of made-up games: for each variant the Union's lead in points in each game. */
    static Findings madeUp(Map<String, List<Integer>> leads) {
        List<String> names = List.copyOf(leads.keySet());
        int games = leads.get(names.get(0)).size();
        Experiment experiment = new Experiment(
                variants("training", names.toArray(String[]::new)), List.of(), 1, games, new StopRule.All());
        Findings findings = new Findings(experiment);
        for (int variant = 0; variant < names.size(); variant++) {
            String name = names.get(variant);
            for (int i = 0; i < games; i++) {
                Laboratory.Known game =
                        known(name, i + 1, leads.getOrDefault(name, List.of()).get(i));
                findings.add(variant, game.line(), game.course());
            }
        }
        return findings;
    }

    private static Laboratory.Known known(String name, int seed, int lead) {
        String winner = lead == 0 ? "draw" : lead > 0 ? "union" : "confederate";
        GameLine.Points points = new GameLine.Points(Math.max(lead, 0), Math.max(-lead, 0));
        GameCourse course = new GameCourse(
                List.of(new GameCourse.Judged("road-to-richmond", winner, Measure.VICTORY_POINTS, points)),
                name + seed,
                List.of("turns"),
                0,
                1,
                List.of(0L, (long) lead),
                List.of(0L, 0L),
                List.of(10, 9),
                List.of(12, 11),
                List.of(new GameLine.Points(0, 0), new GameLine.Points(1, 1)),
                List.of(500, lead == 0 ? 500 : lead > 0 ? 1000 : 0),
                new GameLine.Points(9, 11),
                new GameLine.Points(0, 0),
                List.of(0.0, 0.0, 0.0),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of());
        return new Laboratory.Known(new GameLine(name, seed, winner, points, 2, "000000000000000a"), course);
    }
}
