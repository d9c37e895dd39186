package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.lab.ExplainedVariance;
import org.roadtorichmond.balance.lab.GameEndings;
import org.roadtorichmond.balance.lab.RunningStatistics;
import org.roadtorichmond.balance.lab.TurnByTurn;
import org.roadtorichmond.balance.lab.TurnFindings;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.unit.Side;

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

    private void results(Part page) {
        String title = "Games by the Union’s lead in the end";
        List<Bins.Bin> bins = new Bins(found().leads().counts()).all();
        page.part(variant.id("results"), "Results")
                .chart(
                        new ChartData<>(ChartData.Kind.BAR, title, bins, Bins.Bin::label)
                                .axes("lead in " + variant.measure(), "games")
                                .set("games", bin -> colour(bin.low()), Bins.Bin::count),
                        new TableData<>(title, bins)
                                .words("Lead", Bins.Bin::label)
                                .figure("Games", bin -> Figures.whole(bin.count()))
                                .figure("Share", bin -> variant.share(bin.count())));
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
        part.tables(
                new TableData<>("What ended the games", ends.causes())
                        .words("What", GameEndings.Cause::words)
                        .figure("Games", cause -> Figures.whole(cause.games()))
                        .figure("Share", cause -> variant.share(cause.games())),
                new TableData<>(
                                "The game-turn in which they ended",
                                ends.turns().counts().entrySet())
                        .words("Turn", Map.Entry::getKey)
                        .figure("Games", turn -> Figures.whole(turn.getValue()))
                        .figure("Share", turn -> variant.share(turn.getValue())));
    }

    private static String colour(long lead) {
        if (lead == 0) {
            return "faint";
        }
        return lead > 0 ? "union" : "confederate";
    }

    /** A figure with its mean or median, and its deviation where that is known. */
    private record Middle(String figure, String value, String deviation) {}

    private void quality(Part part) {
        TurnByTurn turns = found().turnByTurn();
        RunningStatistics changes = turns.leadChanges();
        String half = Figures.number(turns.settled().quantile(0.5), 0);
        String most = Figures.number(turns.settled().quantile(0.9), 0);
        List<Middle> middles = List.of(
                new Middle("The leader never changes after turn (half of the games)", half, ""),
                new Middle("The same for nine of ten games", most, ""),
                new Middle(
                        "Changes of the lead in a game",
                        Figures.number(changes.mean(), 2),
                        Figures.number(changes.deviation(), 2)));
        TableData<Middle> open = new TableData<>("Who leads, and for how long", middles)
                .words("Figure", Middle::figure)
                .figure("Mean or median", Middle::value)
                .figure("Deviation", Middle::deviation);
        ExplainedVariance first = found().firstDie();
        ExplainedVariance ofLead = found().firstDieOfLead();
        List<Integer> faces = IntStream.rangeClosed(1, CombatTable.FACES)
                .filter(face -> first.after(face).size() > 0)
                .boxed()
                .toList();
        TableData<Integer> die = new TableData<>("Results after the first die of combat", faces)
                .words("Face", face -> face)
                .figure("Games", face -> Figures.whole(first.after(face).size()))
                .figure(
                        "Union’s score",
                        face -> Figures.percent(first.after(face).mean()))
                .figure(
                        "Interval",
                        face -> Figures.shareInterval(first.after(face).estimate(0, 1)))
                .figure("Mean lead", face -> Figures.signed(ofLead.after(face).mean()))
                .figure("Interval", face -> Figures.interval(ofLead.after(face).estimate()));
        part.say("The first die of combat explains "
                + Figures.explained(first) + " of who wins and "
                + Figures.explained(ofLead)
                + " of the lead in the end. The less it explains, and the later the leader is settled, the more there is left to play for. Points that count only "
                + "until something happens, as while the Train has yet to come, make no leader.");
        TableData<Side> stand = new TableData<>("Strength that ends where nothing pays", List.of(Side.values()))
                .words("Side", Side::title)
                .figure(
                        "Of what was not lost",
                        side -> Figures.percent(found().bystanders(side).mean()))
                .figure("A third or more, in so many games", side -> Figures.percent(found().thirdStandsBy(side)));
        part.say(
                "A unit ends where nothing pays if one march more would bring it to no hex that is paid for and to no enemy whom it could attack.");
        part.tables(open, die, stand);
    }

    /** How matters stand at first, or after a game-turn, and in which share of the games the leader is settled by then. */
    private record Turn(String label, TurnFindings found, double settled) {
        RunningStatistics lead() {
            return found.lead();
        }

        RunningStatistics strength(Side side) {
            return side == Side.UNION ? found.union() : found.confederate();
        }

        double explained() {
            return found.explained();
        }
    }

    private void turns(Part part) {
        TurnByTurn course = found().turnByTurn();
        List<Turn> turns = new ArrayList<>();
        for (TurnFindings turn : course.turns()) {
            long number = course.firstTurn() - 1L + turns.size();
            turns.add(new Turn(turns.isEmpty() ? "start" : String.valueOf(number), turn, course.settledBy(number)));
        }
        ChartData<Turn> lead = line(
                        "The Union’s lead by turn: mean, and two of three games about it", variant.measure(), turns)
                .set(
                        "Union’s lead",
                        "union",
                        turn -> turn.lead().mean(),
                        turn -> turn.lead().mean() - turn.lead().deviation(),
                        turn -> turn.lead().mean() + turn.lead().deviation());
        ChartData<Turn> strength = line("Strength on the map by turn, mean", "strength points", turns)
                .set("Union", "union", turn -> turn.strength(Side.UNION).mean())
                .set(
                        "Confederates",
                        "confederate",
                        turn -> turn.strength(Side.CONFEDERATE).mean());
        ChartData<Turn> explained = line("What the lead at a turn says of who wins", "share", turns)
                .percent()
                .set("of who wins that the lead explains", "accent", Turn::explained)
                .set("of games in which the leader is settled", "faint", Turn::settled);
        part.charts(List.of(lead, strength, explained), byTurn(turns));
        part.say(
                "The last three columns are of games in which a side was less than 25 % likely to win, as people are shown it, after a turn: how "
                        + "many they are, in how many that side won, and in how many the winner was so far behind then or after a later turn.");
    }

    private static ChartData<Turn> line(String title, String y, List<Turn> turns) {
        return new ChartData<>(ChartData.Kind.LINE, title, turns, Turn::label).axes("after turn", y);
    }

    private static TableData<Turn> byTurn(List<Turn> turns) {
        return new TableData<>("How matters stand at first and after each game-turn", turns)
                .words("After turn", Turn::label)
                .figure("Union’s lead", turn -> Figures.signed(turn.lead().mean()))
                .figure("Deviation", turn -> Figures.number(turn.lead().deviation()))
                .figure("Union strength", turn -> Figures.mean(turn.strength(Side.UNION)))
                .figure("Confederate strength", turn -> Figures.mean(turn.strength(Side.CONFEDERATE)))
                .figure("Union lost", turn -> Figures.mean(turn.found().unionLost()))
                .figure("Confederates lost", turn -> Figures.mean(turn.found().confederateLost()))
                .figure("Hexes attacked", turn -> Figures.mean(turn.found().assaults()))
                .figure("Who wins, explained", turn -> Figures.percent(turn.explained()))
                .figure("Leader settled in", turn -> Figures.percent(turn.settled()))
                .figure(
                        "A side below 25 %",
                        turn -> Figures.percent(turn.found().behind().mean()))
                .figure("It wins", turn -> Figures.percent(turn.found().turned().mean()))
                .figure(
                        "Or is later, and wins",
                        turn -> Figures.percent(turn.found().turnedLater().mean()));
    }
}
