package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.lab.Series;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.balance.lab.VariantFindings.TurnFindings;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.publish.page.Chart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;

/** How the games of a variant go: their results, who is ahead when, and what decides early. */
record CoursePart(Reported variant) {

    /** Writes all of it. */
    void write(Part page) {
        results(page);
        quality(page.part(variant.id("quality"), "How open the games are"));
        turns(page.part(variant.id("turns"), "Turn by turn"));
    }

    private VariantFindings found() {
        return variant.found();
    }

    private String share(int count) {
        return Figures.percent((double) count / found().size());
    }

    private void results(Part page) {
        List<Bins.Bin> bins = new Bins(found().leads().counts()).all();
        Table table = new Table("Games by the Union’s lead in the end", "Lead", "Games", "Share");
        bins.forEach(bin -> table.row(bin.label(), Figures.number(bin.count(), 0), share(bin.count())));
        Chart chart = new Chart(
                Chart.Kind.BAR,
                "Games by the Union’s lead in the end",
                "lead in " + variant.measure(),
                "games",
                false,
                false,
                bins.stream().map(Bins.Bin::label).toList(),
                List.of(new Chart.Set(
                        "games",
                        bins.stream().map(bin -> colour(bin.low())).toList(),
                        bins.stream().map(bin -> (double) bin.count()).toList(),
                        List.of(),
                        List.of())));
        page.part(variant.id("results"), "Results").chart(chart, table);
    }

    private static String colour(long lead) {
        if (lead == 0) {
            return "faint";
        }
        return lead > 0 ? "union" : "confederate";
    }

    private void quality(Part part) {
        Series changes = found().leadChanges();
        Table open = new Table("Who leads, and for how long", "Figure", "Mean or median", "Deviation")
                .row(
                        "The leader never changes after turn (half of the games)",
                        Figures.number(found().settled().quantile(0.5), 0),
                        "")
                .row(
                        "The same for nine of ten games",
                        Figures.number(found().settled().quantile(0.9), 0),
                        "")
                .row(
                        "Changes of the lead in a game",
                        Figures.number(changes.mean(), 2),
                        Figures.number(changes.deviation(), 2))
                .row(
                        "Game-turn in which games end",
                        Figures.number(found().lengths().mean()),
                        Figures.number(found().lengths().deviation()));
        Table die = new Table("Results after the first die of combat", "Face", "Games", "Mean lead", "Interval");
        for (int face = 1; face <= CombatTable.FACES; face++) {
            Series after = found().firstDie().after(face);
            if (after.size() > 0) {
                die.row(
                        String.valueOf(face),
                        Figures.number(after.size(), 0),
                        Figures.signed(after.mean()),
                        Figures.interval(after.estimate()));
            }
        }
        part.say("The first die of combat explains "
                + Figures.percent(found().firstDie().share())
                + " of the spread of the results ("
                + Figures.p(found().firstDie().chance())
                + "). The less it explains, and the later the leader is settled, the more there is left to play for.");
        part.tables(open, die);
    }

    private void turns(Part part) {
        List<TurnFindings> turns = found().turns();
        List<Double> settled = IntStream.range(0, turns.size())
                .mapToObj(place -> found().settledBy(found().firstTurn() - 1L + place))
                .toList();
        Table table = byTurn(turns, settled);
        Chart lead = line(
                "The Union’s lead by turn: mean, and two of three games about it",
                variant.measure(),
                false,
                List.of(new Chart.Set(
                        "Union’s lead",
                        List.of("union"),
                        values(turn -> turn.lead().mean()),
                        values(turn -> turn.lead().mean() - turn.lead().deviation()),
                        values(turn -> turn.lead().mean() + turn.lead().deviation()))));
        Chart strength = line(
                "Strength on the map by turn, mean",
                "strength points",
                false,
                List.of(
                        new Chart.Set(
                                "Union", "union", values(turn -> turn.union().mean())),
                        new Chart.Set(
                                "Confederates",
                                "confederate",
                                values(turn -> turn.confederate().mean()))));
        Chart explained = line(
                "What the lead at a turn says of the result",
                "share",
                true,
                List.of(
                        new Chart.Set(
                                "of the result’s spread that the lead explains",
                                "accent",
                                values(TurnFindings::explained)),
                        new Chart.Set("of games in which the leader is settled", "faint", settled)));
        part.charts(List.of(lead, strength, explained), table);
    }

    private Table byTurn(List<TurnFindings> turns, List<Double> settled) {
        Table table = new Table(
                "How matters stand at first and after each game-turn",
                "After turn",
                "Union’s lead",
                "Deviation",
                "Union strength",
                "Confederate strength",
                "Union lost",
                "Confederates lost",
                "Hexes attacked",
                "Result explained",
                "Leader settled in");
        for (int i = 0; i < turns.size(); i++) {
            TurnFindings turn = turns.get(i);
            table.row(
                    label(i),
                    Figures.signed(turn.lead().mean()),
                    Figures.number(turn.lead().deviation()),
                    Figures.number(turn.union().mean()),
                    Figures.number(turn.confederate().mean()),
                    Figures.number(turn.unionLost().mean()),
                    Figures.number(turn.confederateLost().mean()),
                    Figures.number(turn.assaults().mean()),
                    Figures.percent(turn.explained()),
                    Figures.percent(settled.get(i)));
        }
        return table;
    }

    private Chart line(String title, String y, boolean percent, List<Chart.Set> sets) {
        List<String> labels =
                IntStream.range(0, found().turns().size()).mapToObj(this::label).toList();
        return new Chart(Chart.Kind.LINE, title, "after turn", y, percent, false, labels, sets);
    }

    private List<Double> values(ToDoubleFunction<TurnFindings> what) {
        return found().turns().stream().map(turn -> what.applyAsDouble(turn)).toList();
    }

    private String label(int place) {
        return place == 0 ? "start" : String.valueOf(found().firstTurn() - 1 + place);
    }
}
