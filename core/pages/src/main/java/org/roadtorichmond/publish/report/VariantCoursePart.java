package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.ExplainedVariance;
import org.roadtorichmond.balance.lab.GameEndings;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.balance.lab.TurnByTurn;
import org.roadtorichmond.balance.lab.TurnFindings;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;

/** How the games of a variant go: their results, which side is ahead when, and what decides early. */
record VariantCoursePart(ReportedVariant variant) {

    /** Writes all of it. */
    void write(Part page) {
        results(page);
        ends(page.part(variant.id("ends"), "How games end"));
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
        PageChart chart = new PageChart(
                PageChart.Kind.BAR,
                "Games by the Union’s lead in the end",
                "lead in " + variant.measure(),
                "games",
                false,
                false,
                bins.stream().map(Bins.Bin::label).toList(),
                List.of(new PageChart.Set(
                        "games",
                        bins.stream().map(bin -> colour(bin.low())).toList(),
                        bins.stream().map(bin -> (double) bin.count()).toList(),
                        List.of(),
                        List.of())));
        page.part(variant.id("results"), "Results").chart(chart, table);
    }

    private void ends(Part part) {
        GameEndings ends = found().ends();
        part.say(Figures.number(found().differentGames(), 0) + " of "
                + Figures.count(found().size(), "game", "games")
                + (found().differentGames() == 1 ? " is" : " are")
                + " different: those with the same commands and the same results of combat are one. The one that was played most often was "
                + "played " + Figures.count(found().commonestGame(), "time", "times")
                + ". On average games end on turn "
                + Figures.number(ends.lengths().mean()) + " (deviation "
                + Figures.number(ends.lengths().deviation()) + ").");
        Table why = new Table("What ended the games", "What", "Games", "Share");
        ends.causes().forEach(cause -> why.row(cause.words(), Figures.number(cause.games(), 0), share(cause.games())));
        Table when = new Table("The game-turn in which they ended", "Turn", "Games", "Share");
        ends.turns()
                .counts()
                .forEach((turn, games) -> when.row(String.valueOf(turn), Figures.number(games, 0), share(games)));
        part.tables(why, when);
    }

    private static String colour(long lead) {
        if (lead == 0) {
            return "faint";
        }
        return lead > 0 ? "union" : "confederate";
    }

    private void quality(Part part) {
        TurnByTurn turns = found().turnByTurn();
        RunningStatistics changes = turns.leadChanges();
        Table open = new Table("Who leads, and for how long", "Figure", "Mean or median", "Deviation")
                .row(
                        "The leader never changes after turn (half of the games)",
                        Figures.number(turns.settled().quantile(0.5), 0),
                        "")
                .row(
                        "The same for nine of ten games",
                        Figures.number(turns.settled().quantile(0.9), 0),
                        "")
                .row(
                        "Changes of the lead in a game",
                        Figures.number(changes.mean(), 2),
                        Figures.number(changes.deviation(), 2));
        Table die = new Table(
                "Results after the first die of combat",
                "Face",
                "Games",
                "Union’s score",
                "Interval",
                "Mean lead",
                "Interval");
        for (int face = 1; face <= CombatTable.FACES; face++) {
            RunningStatistics after = found().firstDie().after(face);
            RunningStatistics lead = found().firstDieOfLead().after(face);
            if (after.size() > 0) {
                die.row(
                        String.valueOf(face),
                        Figures.number(after.size(), 0),
                        Figures.percent(after.mean()),
                        Figures.shareInterval(after.estimate(0, 1)),
                        Figures.signed(lead.mean()),
                        Figures.interval(lead.estimate()));
            }
        }
        part.say("The first die of combat explains "
                + explained(found().firstDie()) + " of who wins and "
                + explained(found().firstDieOfLead())
                + " of the lead in the end. The less it explains, and the later the leader is settled, the more there is left to play for. Points that count only "
                + "until something happens, as while the Train has yet to come, make no leader.");
        part.tables(open, die);
    }

    private static String explained(ExplainedVariance die) {
        return Figures.percent(die.share()) + " (" + PValue.clause(die.chance()) + ")";
    }

    private void turns(Part part) {
        List<TurnFindings> turns = found().turnByTurn().turns();
        List<Double> settled = IntStream.range(0, turns.size())
                .mapToObj(place ->
                        found().turnByTurn().settledBy(found().turnByTurn().firstTurn() - 1L + place))
                .toList();
        Table table = byTurn(turns, settled);
        PageChart lead = line(
                "The Union’s lead by turn: mean, and two of three games about it",
                variant.measure(),
                false,
                List.of(new PageChart.Set(
                        "Union’s lead",
                        List.of("union"),
                        values(turn -> turn.lead().mean()),
                        values(turn -> turn.lead().mean() - turn.lead().deviation()),
                        values(turn -> turn.lead().mean() + turn.lead().deviation()))));
        PageChart strength = line(
                "Strength on the map by turn, mean",
                "strength points",
                false,
                List.of(
                        new PageChart.Set(
                                "Union", "union", values(turn -> turn.union().mean())),
                        new PageChart.Set(
                                "Confederates",
                                "confederate",
                                values(turn -> turn.confederate().mean()))));
        PageChart explained = line(
                "What the lead at a turn says of who wins",
                "share",
                true,
                List.of(
                        new PageChart.Set(
                                "of who wins that the lead explains", "accent", values(TurnFindings::explained)),
                        new PageChart.Set("of games in which the leader is settled", "faint", settled)));
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
                "Who wins, explained",
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

    private PageChart line(String title, String y, boolean percent, List<PageChart.Set> sets) {
        List<String> labels = IntStream.range(0, found().turnByTurn().turns().size())
                .mapToObj(this::label)
                .toList();
        return new PageChart(PageChart.Kind.LINE, title, "after turn", y, percent, false, labels, sets);
    }

    private List<Double> values(ToDoubleFunction<TurnFindings> what) {
        return found().turnByTurn().turns().stream()
                .map(turn -> what.applyAsDouble(turn))
                .toList();
    }

    private String label(int place) {
        return place == 0 ? "start" : String.valueOf(found().turnByTurn().firstTurn() - 1 + place);
    }
}
