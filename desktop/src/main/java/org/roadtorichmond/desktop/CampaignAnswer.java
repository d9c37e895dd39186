package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.campaign.CampaignVariant;
import org.roadtorichmond.balance.campaign.ChainFindings;
import org.roadtorichmond.balance.campaign.ChainFindings.Followed;
import org.roadtorichmond.balance.campaign.Wins;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.publish.report.CampaignReport;
import org.roadtorichmond.publish.report.CampaignRow;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What many campaigns between commanders show, for people and programs.
 *
 * @param findings the findings
 * @param ending why the run ended
 * @param kept how many campaigns were kept from earlier runs
 * @param seconds how long the run took
 */
record CampaignAnswer(CampaignFindings findings, OrderedGames.Ending ending, int kept, double seconds) {
    /** The answer, with the reasons for files that could not be written. */
    Answer answer(List<Sentence> notWritten) {
        List<Sentence> troubles = new ArrayList<>(notWritten);
        ending.trouble().ifPresent(first -> troubles.add(0, first));
        return new Answer(json(), text(), troubles);
    }

    private String signature() {
        return Tables.format("%016x", findings.battles().signature());
    }

    // --- For programs ------------------------------------------------------------------------------------------------

    private Json json() {
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        List<Json> variants = new ArrayList<>();
        for (int number = 0; number < findings.variants().size(); number++) {
            CampaignVariant variant = findings.experiment().variants().get(number);
            Json json = json(findings.variants().get(number))
                    .put("name", variant.name())
                    .put("unionCommander", variant.union().toString())
                    .put("confederateCommander", variant.confederate().toString());
            if (number > 0) {
                json.put(
                        "scoreAgainstFirst",
                        comparisons
                                .get(number - 1)
                                .map(VariantComparison::score)
                                .map(score -> Tables.json("difference", score.estimate())
                                        .put("chance", score.chance())
                                        .put("corrected", score.corrected())));
            }
            variants.add(json);
        }
        Json json = Json.object()
                .put("campaigns", findings.size())
                .put("seed", findings.experiment().seed())
                .put("variants", Json.list(variants, each -> each))
                .put("kept", kept)
                .put("seconds", seconds)
                .put("signature", signature());
        if (!ending.complete()) {
            json.put("stopped", true);
        }
        return json;
    }

    private static Json json(ChainFindings found) {
        Json battles = Json.object();
        Json decides = Json.object();
        Json given = Json.object();
        List<Campaign.Battle> all = found.campaign().battles();
        for (int number = 0; number < all.size(); number++) {
            String id = all.get(number).id();
            battles.put(id, json(found.wins(number)));
            decides.put(id, found.decides(number).map(CampaignAnswer::json));
            if (number > 0) {
                Json before = Json.object();
                for (Side side : Side.values()) {
                    before.put(side.word(), json(found.given(number, number - 1, side)));
                }
                given.put(id, before);
            }
        }
        return Json.object()
                .put("campaigns", found.size())
                .put("wins", json(found.wins()))
                .put("battles", battles)
                .put("givenTheOneBefore", given)
                .put("decides", decides)
                .put("followed", Json.list(found.followed(), each -> json(found.campaign(), each)));
    }

    private static Json json(Wins wins) {
        Estimate score = wins.score();
        return Tables.json("score", score)
                .put("union", wins.union())
                .put("confederate", wins.confederate())
                .put("draws", wins.draws());
    }

    private static Json json(Proportion share) {
        return Tables.json("share", new Estimate(share.share(), share.low(), share.high()))
                .put("campaigns", share.of());
    }

    private static Json json(Campaign campaign, Followed followed) {
        return Json.object()
                .put("name", followed.name())
                .put(
                        "in",
                        followed.battle()
                                .map(number -> campaign.battles().get(number).id()))
                .put("times", followed.with().size())
                .put("with", json(followed.with()))
                .put("without", json(followed.without()))
                .put("moved", Tables.json("score", followed.with().beyond(followed.without())));
    }

    // --- For people --------------------------------------------------------------------------------------------------

    private List<String> text() {
        Lines text = new Lines();
        text.add(
                "%s, %s",
                findings.variants().get(0).campaign().name(), Tables.count(findings.size(), "campaign", "campaigns"));
        CampaignReport.verdict(findings).forEach(sentence -> text.add("%s", FindingsText.wrapped(sentence)));
        for (int number = 0; number < findings.variants().size(); number++) {
            ChainFindings found = findings.variants().get(number);
            if (found.size() > 0) {
                add(text, findings.experiment().variants().get(number).name(), found);
            }
        }
        text.add("");
        text.add(
                "%.2f seconds, %.2f campaigns a second, signature %s",
                seconds, (findings.size() - kept) / seconds, signature());
        if (!ending.complete()) {
            text.add(
                    "stopped after %d of at most %d campaigns",
                    findings.size(), findings.experiment().most());
        }
        return text.toList();
    }

    private static void add(Lines text, String variant, ChainFindings found) {
        text.add("");
        text.add("%-46s %5s %5s %5s  %s", variant, "Union", "Conf.", "drawn", "the Union's score");
        for (CampaignRow row : CampaignRow.of(variant, found)) {
            text.add(
                    "%-46s %5d %5d %5d  %s",
                    row.what() + (row.when().isEmpty() ? "" : ", if " + row.when()),
                    row.wins().union(),
                    row.wins().confederate(),
                    row.wins().draws(),
                    row.wins().size() == 0 ? "-" : FindingsText.score(row.wins().score()));
        }
        text.add("");
        List<Campaign.Battle> battles = found.campaign().battles();
        for (int number = 0; number < battles.size(); number++) {
            String title = battles.get(number).title();
            found.decides(number).ifPresent(share -> text.add("who won %s won the campaign: %s", title, score(share)));
        }
        for (Followed each : found.followed()) {
            Estimate moved = each.with().beyond(each.without());
            text.add("%s came about: %s", each.name(), score(each.times()));
            if (moved.hasInterval()) {
                text.add(
                        "  the score of %s is then higher by %s",
                        CampaignRow.changed(found.campaign(), each.battle()), FindingsText.score(moved));
            }
        }
    }

    private static String score(Proportion share) {
        return FindingsText.score(new Estimate(share.share(), share.low(), share.high()));
    }
}
