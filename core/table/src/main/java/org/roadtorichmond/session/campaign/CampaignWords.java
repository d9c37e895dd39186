package org.roadtorichmond.session.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** What is said of a campaign: how each battle went, what follows from it and what does not, and how the next one begins. */
public final class CampaignWords {
    /** How many changes of a consequence are told; the others are counted, and those of the next battle have lines of their own. */
    private static final int MOST_CHANGES = 4;

    private final Texts texts;
    private final Chain chain;
    private final Campaign campaign;
    private final ConditionWords conditions;
    private final ChangeWords changes;

    /** The words of a campaign as far as it has been fought. */
    public CampaignWords(Texts texts, Chain chain) {
        this.texts = texts;
        this.chain = chain;
        campaign = chain.campaign();
        conditions = new ConditionWords(texts, campaign);
        changes = new ChangeWords(texts);
    }

    /**
     * Something that could follow from a battle.
     *
     * @param name what it is called
     * @param cameAbout whether it did
     * @param told on what it depends, and what it changes, in sentences
     * @param why the reason that the campaign gives; may be empty
     */
    public record Outcome(String name, boolean cameAbout, String told, String why) {}

    /** What could follow from a battle that is over, in the order of the file, and points at the end that are about it. */
    public List<Outcome> outcomes(int battle) {
        List<Outcome> outcomes = new ArrayList<>();
        for (Campaign.Consequence each : campaign.battles().get(battle).after()) {
            String then = changes(each);
            String where = campaign.battles().get(campaign.number(each.in())).title();
            outcomes.add(new Outcome(
                    each.name(),
                    chain.cameAbout(battle, each),
                    ConditionWords.isAlways(each.when())
                            ? texts.get("campaign.outcome.always", where, then)
                            : texts.get("campaign.outcome", conditions.of(each.when(), battle), where, then),
                    each.why()));
        }
        return outcomes;
    }

    /** The points at the end of the campaign, and whether they are paid as matters stand. */
    public List<Outcome> finals() {
        return campaign.finals().stream()
                .map(each -> new Outcome(
                        each.name(),
                        chain.isPaid(each),
                        texts.get(
                                "campaign.final",
                                conditions.of(each.when(), campaign.battles().size() - 1),
                                side(each.side()),
                                each.points()),
                        ""))
                .toList();
    }

    private String changes(Campaign.Consequence each) {
        String first = each.then().stream()
                .limit(MOST_CHANGES)
                .map(change -> change(change, each.in()))
                .collect(Collectors.joining(", "));
        int more = each.then().size() - MOST_CHANGES;
        return more <= 0 ? first : texts.get("campaign.more", first, more);
    }

    private String change(Factor.Change change, String in) {
        Scenario scenario =
                campaign.battles().get(campaign.number(in)).scenario().scenario();
        return changes.of(change, scenario);
    }

    /** A line of what differs from the printed scenario in the next battle. */
    public String line(Carried.Line line) {
        Scenario scenario = chain.next().scenario().scenario();
        Optional<String> unit = line.unit().map(id -> ChangeWords.named(id, scenario));
        if (unit.isPresent() && line.after().isEmpty()) {
            return texts.get("campaign.away", unit.get(), line.why());
        }
        if (line.after().equals(line.before())) {
            return texts.get("campaign.stays", changes.path(line.path(), scenario), line.after(), line.why());
        }
        return unit.map(who -> texts.get("campaign.unit", who, line.after(), line.before(), line.why()))
                .orElseGet(() -> texts.get(
                        "campaign.value",
                        changes.path(line.path(), scenario),
                        line.after().isEmpty() ? texts.get("ledger.none") : line.after(),
                        line.before().isEmpty() ? texts.get("ledger.none") : line.before(),
                        line.why()));
    }

    /** What a battle is called, and how often its battle points count if that is more than once. */
    public String weighed(int battle) {
        Campaign.Battle named = campaign.battles().get(battle);
        return named.weight() > 1 ? texts.get("campaign.weighed", named.title(), named.weight()) : named.title();
    }

    /** The day on which a battle begins; empty where its scenario has no clock. */
    public String date(int battle) {
        return Hours.date(campaign.battles().get(battle).scenario().scenario(), texts)
                .orElse("");
    }

    /** How a battle that is over went: by which points who won it, and whether it was fought. */
    public String result(int battle) {
        BattleEnd end = chain.ends().get(battle);
        String points = points(end.union(), end.confederate(), end.winner());
        return end.fought() ? points : texts.get("campaign.skipped", points);
    }

    /** How history has a battle, if the campaign says so. */
    public Optional<String> history(int battle) {
        return campaign.battles().get(battle).history().map(history -> {
            int confederate = BattleEnd.ALL - history.union();
            return points(history.union(), confederate, BattleEnd.winner(history.union()));
        });
    }

    private String points(int union, int confederate, Optional<Side> winner) {
        return texts.get(
                "campaign.points",
                winner.map(this::won).orElseGet(() -> texts.get("campaign.drawn")),
                union,
                confederate);
    }

    private String won(Side side) {
        return texts.get("campaign.won", side(side));
    }

    /** Both sides' points so far; who wins, when all battles are over. */
    public String standing() {
        return texts.get(
                chain.isOver() ? "campaign.sum" : "campaign.sumSoFar",
                chain.points(Side.UNION),
                chain.points(Side.CONFEDERATE));
    }

    /** Who wins the campaign. */
    public String winner() {
        return chain.winner()
                .map(side -> texts.get("campaign.wins", side(side)))
                .orElseGet(() -> texts.get("campaign.draw"));
    }

    /**
     * What the last battle that is over means for those to come, a line each: what follows from it and what does not, points at the
     * end, and who of those that were destroyed comes back.
     */
    public List<String> tomorrow() {
        List<String> lines = new ArrayList<>();
        outcomes(chain.ends().size() - 1).forEach(outcome -> lines.add(told(outcome)));
        finals().stream()
                .filter(outcome -> outcome.cameAbout() || chain.isOver())
                .forEach(outcome -> lines.add(told(outcome)));
        if (!chain.isOver()) {
            chain.opening()
                    .value()
                    .ifPresent(carried -> carried.lines().stream()
                            .filter(this::wasDestroyed)
                            .map(this::line)
                            .forEach(lines::add));
        }
        return lines;
    }

    private boolean wasDestroyed(Carried.Line line) {
        BattleEnd last = chain.ends().get(chain.ends().size() - 1);
        return line.of() == chain.ends().size() - 1
                && line.unit()
                        .map(id -> last.units().get(id))
                        .filter(end -> end != null && end.fate() != BattleEnd.Fate.LIVES)
                        .isPresent();
    }

    /** An outcome in one paragraph. */
    public String told(Outcome outcome) {
        String words = texts.get(
                outcome.cameAbout() ? "campaign.cameAbout" : "campaign.notSo", outcome.name(), outcome.told());
        return outcome.why().isEmpty() ? words : words + " " + outcome.why();
    }

    /** The numbers of the battles that are over. */
    public IntStream over() {
        return IntStream.range(0, chain.ends().size());
    }

    private String side(Side side) {
        return texts.get("report.side." + side.word());
    }
}
