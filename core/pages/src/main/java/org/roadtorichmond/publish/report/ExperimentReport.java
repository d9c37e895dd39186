package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Element;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.publish.page.HtmlPage;
import org.roadtorichmond.publish.page.Part;

/**
 * What an experiment shows as one HTML page that contains all it needs: a verdict, tables with intervals, charts of the same
 * figures, maps, and how to repeat it. It is readable without scripts, in light and dark, on paper and by ear.
 *
 * <p>However many variants and games there are, the page stays below a megabyte: it has rows for the first variants and details of
 * a few.
 */
public final class ExperimentReport {

    /** Of how many variants there are details. */
    static final int MOST_DETAILED = 4;

    private ExperimentReport() {}

    /**
     * The page as text in UTF-8.
     *
     * @param findings what is found; there must be a game
     * @param origin where it comes from
     */
    public static String of(Findings findings, Origin origin) {
        return of(findings, origin, Optional.empty());
    }

    /**
     * The same of the games that confirm what a screening of small changes has left.
     *
     * @param screening the screening, if the games confirm one
     */
    public static String of(Findings findings, Origin origin, Optional<Sensitivity.Screening> screening) {
        List<ReportedVariant> played = ReportedVariant.all(findings);
        List<ReportedVariant> variants = played.subList(0, Math.min(played.size(), RepeatPart.MOST_VARIANTS));
        List<ReportedVariant> detailed = played.subList(0, Math.min(played.size(), MOST_DETAILED));
        String name = origin.title(played.get(0).variant().scenario().scenario().name());
        HtmlPage page = new HtmlPage("en", name + ": report of an experiment", MapsPart.style(detailed));
        head(page, name, findings, played);
        Element nav = page.main().appendElement("nav").attr("aria-label", "Contents");
        Part content = page.content();
        if (variants.size() < played.size()) {
            content.say("Tables have the first " + variants.size() + " of " + played.size()
                    + " variants; a file for spreadsheets (--csv) has all.");
        }
        screening.ifPresent(changes -> new SensitivityPart(findings, changes).write(content));
        new BalancePart(findings, variants).write(content);
        details(content, played, detailed);
        new MapsPart(detailed).write(content);
        new RepeatPart(findings, origin, name).write(content);
        contents(page.main(), nav);
        return page.html();
    }

    private static void head(HtmlPage page, String name, Findings findings, List<ReportedVariant> played) {
        Experiment experiment = findings.experiment();
        Element header = page.main().appendElement("header");
        header.appendElement("p").addClass("kind").text("Road to Richmond · report of an experiment");
        header.appendElement("h1").text(name);
        Element verdict = header.appendElement("div").addClass("verdict");
        Verdict.of(findings, Optional.empty())
                .forEach(sentence -> verdict.appendElement("p").text(sentence));
        header.appendElement("p")
                .addClass("facts")
                .text(Figures.count(findings.games(), "game", "games")
                        + (played.size() > 1
                                ? " of " + played.size() + " variants"
                                : ", " + Figures.number(played.get(0).found().differentGames(), 0)
                                        + " of them different,")
                        + " from seed "
                        + experiment.seed() + "; " + played.get(0).variant().union() + " for the Union, "
                        + played.get(0).variant().confederate() + " for the Confederates; victory by "
                        + played.get(0).variant().system().title() + ".");
    }

    /** Adds what the games of each variant are like. */
    static void details(Part content, List<ReportedVariant> played, List<ReportedVariant> detailed) {
        Part part = content.part("games", "What the games are like");
        if (detailed.size() < played.size()) {
            part.say("Details are of the first " + detailed.size() + " variants.");
        }
        RuleWords words = new RuleWords();
        for (ReportedVariant variant : detailed) {
            Part one = played.size() > 1
                    ? part.folded(
                            variant.id("variant"),
                            variant.name(),
                            variant.number() == detailed.get(0).number())
                    : part;
            new VariantCoursePart(variant).write(one);
            new RulesPart(variant, words).write(one);
            new CombatPart(variant).write(one);
            new UnitsPart(variant).write(one);
        }
    }

    /** Adds links to the parts. */
    static void contents(Element main, Element nav) {
        Element list = nav.appendElement("ul");
        for (Element section : main.select("> section")) {
            list.appendElement("li")
                    .appendElement("a")
                    .attr("href", "#" + section.id())
                    .text(section.select("> h2").text());
        }
    }
}
