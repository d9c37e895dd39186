package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.campaign.CampaignVariant;
import org.roadtorichmond.balance.campaign.ChainFindings;
import org.roadtorichmond.balance.campaign.ChainFindings.Followed;
import org.roadtorichmond.balance.campaign.Wins;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.scenario.campaign.Campaign;

/** What an experiment on campaigns shows: a verdict in sentences, and one HTML page that contains all it needs. */
public final class CampaignReport {
    private CampaignReport() {}

    /**
     * The findings in a few sentences: which side is favoured in the first variant, what its first battle explains of the end, which
     * consequence goes with the largest difference, and what the other variants change.
     *
     * @param findings what is found; there must be a campaign
     */
    public static List<String> verdict(CampaignFindings findings) {
        ChainFindings first = findings.variants().get(0);
        Campaign campaign = first.campaign();
        Wins wins = first.wins();
        List<String> sentences = new ArrayList<>();
        String with = findings.experiment().variants().size() > 1
                ? "With " + findings.experiment().variants().get(0).name() + " "
                : "";
        boolean stopped = false;
        if (findings.experiment().rule() instanceof StopRule.Sprt test) {
            stopped = test.enough(wins);
            String campaigns = Figures.count(wins.size(), "campaign", "campaigns");
            sentences.add(test.sentence(wins, "the Union", campaigns));
        }
        String favoured = Verdict.favoured(wins.score(), wins.union(), wins.confederate(), wins.draws(), stopped);
        sentences.add(with.isEmpty() ? Verdict.capital(favoured) : with + favoured);
        if (campaign.battles().size() > 1) {
            first.decides(0)
                    .map(CampaignReport::estimate)
                    .ifPresent(share ->
                            sentences.add("Who won " + campaign.battles().get(0).title() + " won "
                                    + Verdict.score(share, "") + " of the campaigns that somebody won."));
        }
        first.followed().stream()
                .filter(each -> moved(each).hasInterval())
                .max(Comparator.comparingDouble(each -> Math.abs(moved(each).value())))
                .ifPresent(each ->
                        sentences.add("The largest difference goes with " + each.name() + ", which came about in "
                                + Verdict.score(estimate(each.times()), "") + " of the campaigns: the Union’s score of "
                                + CampaignRow.changed(campaign, each.battle()) + " was then "
                                + Figures.percent(each.with().score().value()) + ", and "
                                + Figures.percent(each.without().score().value()) + " otherwise ("
                                + Figures.points(moved(each).value()) + ", 95 % interval "
                                + Figures.pointsInterval(moved(each))
                                + "). That two things go together does not say that one comes from the other."));
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        for (int other = 0; other < comparisons.size(); other++) {
            String name = findings.experiment().variants().get(other + 1).name();
            comparisons
                    .get(other)
                    .map(VariantComparison::score)
                    .ifPresent(score -> sentences.add("With " + name + " the Union’s score moves by "
                            + Figures.points(score.estimate().value()) + " ("
                            + Figures.pointsInterval(score.estimate()) + ", "
                            + PValue.clause(score.corrected()) + ")"
                            + (score.isProved() ? "." : ", which is not proved.")));
        }
        return sentences;
    }

    private static Estimate estimate(Proportion share) {
        return new Estimate(share.share(), share.low(), share.high());
    }

    private static Estimate moved(Followed each) {
        return each.with().beyond(each.without());
    }

    /**
     * The page as text in UTF-8.
     *
     * @param findings what is found; there must be a campaign
     * @param origin where it comes from
     */
    public static String of(CampaignFindings findings, Origin origin) {
        List<ReportedVariant> battles = ReportedVariant.all(findings.battles());
        List<ReportedVariant> detailed = battles.subList(0, Math.min(battles.size(), ExperimentReport.MOST_DETAILED));
        CampaignVariant first = findings.experiment().variants().get(0);
        String name = first.campaign().name();
        HtmlPage page = new HtmlPage("en", name + ": report of an experiment", MapsPart.style(detailed));
        Element header = page.main().appendElement("header");
        header.appendElement("p").addClass("kind").text("Road to Richmond · report of an experiment");
        header.appendElement("h1").text(name);
        Element verdict = header.appendElement("div").addClass("verdict");
        verdict(findings).forEach(sentence -> verdict.appendElement("p").text(sentence));
        header.appendElement("p")
                .addClass("facts")
                .text(Figures.count(findings.size(), "campaign", "campaigns") + " of "
                        + Figures.count(first.campaign().battles().size(), "battle", "battles") + " from seed "
                        + findings.experiment().seed() + "; " + first.union() + " for the Union, "
                        + first.confederate() + " for the Confederates.");
        Element nav = page.main().appendElement("nav").attr("aria-label", "Contents");
        Part content = page.content();
        wins(content.part("campaign", "Who wins"), findings);
        followed(content.part("followed", "What follows from battles"), findings);
        ExperimentReport.details(content, battles, detailed);
        new MapsPart(detailed).write(content);
        new RepeatPart(findings.battles(), origin, name).write(content);
        ExperimentReport.contents(page.main(), nav);
        return page.html();
    }

    private static void wins(Part part, CampaignFindings findings) {
        part.say(
                "Battles are won as their own victory systems have it. The score is what the Union made of them: 1 for each that it won, ½ for a "
                        + "draw, with 95 % intervals.");
        part.table(new TableData<>(
                        "The campaign, its battles, and each battle by what came before", CampaignRow.all(findings))
                .words("Variant", CampaignRow::variant)
                .words("What", CampaignRow::what)
                .words("When", CampaignRow::when)
                .figure("Campaigns", row -> Figures.whole(row.wins().size()))
                .figure("Union won", row -> Figures.whole(row.wins().union()))
                .figure("Confederates won", row -> Figures.whole(row.wins().confederate()))
                .figure("Draws", row -> Figures.whole(row.wins().draws()))
                .figure(
                        "Union’s score",
                        row -> row.wins().size() == 0
                                ? "none"
                                : Figures.percent(row.wins().score().value()))
                .figure("Interval", row -> Figures.shareInterval(row.wins().score())));
        List<Explained> explained = new ArrayList<>();
        for (ChainFindings variant : findings.variants()) {
            for (int number = 0; number < variant.campaign().battles().size(); number++) {
                String battle = variant.campaign().battles().get(number).title();
                variant.decides(number).ifPresent(share -> explained.add(new Explained(battle, share)));
            }
        }
        part.table(new TableData<>(
                        "Who won a battle won the campaign, where both were won: a half does not matter, all decides",
                        explained)
                .words("Battle", Explained::battle)
                .figure("Campaigns", row -> Figures.whole(row.share().of()))
                .figure("Share", row -> Figures.percent(row.share().share()))
                .figure("Interval", row -> Figures.shareInterval(estimate(row.share()))));
    }

    /** What a battle explains of the end. */
    private record Explained(String battle, Proportion share) {}

    /** A consequence of a campaign. */
    private record Consequence(Campaign campaign, Followed followed) {}

    private static void followed(Part part, CampaignFindings findings) {
        part.say(
                "How often each consequence came about, and by how much the Union’s score in what it changes differs from the campaigns in "
                        + "which it did not. That two things go together does not say that one comes from the other.");
        List<Consequence> all = findings.variants().stream()
                .flatMap(found -> found.followed().stream().map(each -> new Consequence(found.campaign(), each)))
                .toList();
        part.table(new TableData<>("Consequences and points at the end", all)
                .words("What", row -> row.followed().name())
                .words(
                        "Changes",
                        row -> CampaignRow.changed(
                                row.campaign(), row.followed().battle()))
                .figure(
                        "Came about",
                        row -> Figures.percent(row.followed().times().share()))
                .figure(
                        "Interval",
                        row -> Figures.shareInterval(estimate(row.followed().times())))
                .figure(
                        "Moves the score by",
                        row -> Figures.points(moved(row.followed()).value()))
                .figure("Interval", row -> Figures.pointsInterval(moved(row.followed()))));
    }
}
