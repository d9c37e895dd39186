package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.campaign.CampaignFindings.Followed;
import org.roadtorichmond.balance.campaign.CampaignFindings.Wins;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.unit.Side;

/** What many campaigns between commanders show, for people and programs. */
final class CampaignAnswer {
    private static final double PERCENT = 100;

    private final CampaignFindings findings;
    private final Campaign campaign;
    private final double seconds;

    CampaignAnswer(CampaignFindings findings, double seconds) {
        this.findings = findings;
        this.seconds = seconds;
        campaign = findings.campaign();
    }

    Answer answer() {
        return new Answer(json(), text());
    }

    private Json json() {
        Json battles = Json.object();
        Json decides = Json.object();
        Json given = Json.object();
        for (int number = 0; number < campaign.battles().size(); number++) {
            String id = campaign.battles().get(number).id();
            battles.put(id, json(findings.wins(number)));
            decides.put(id, findings.decides(number));
            if (number > 0) {
                Json before = Json.object();
                for (Side side : Side.values()) {
                    before.put(side.word(), json(findings.given(number, number - 1, side)));
                }
                given.put(id, before);
            }
        }
        return Json.object()
                .put("campaigns", findings.chains().size())
                .put("wins", json(findings.wins()))
                .put("battles", battles)
                .put("givenTheOneBefore", given)
                .put("decides", decides)
                .put("followed", Json.list(findings.followed(), this::json))
                .put("seconds", seconds);
    }

    private static Json json(Wins wins) {
        return Json.object()
                .put("union", wins.union())
                .put("confederate", wins.confederate())
                .put("draws", wins.draws())
                .put("score", wins.score());
    }

    private Json json(Followed followed) {
        return Json.object()
                .put("name", followed.name())
                .put("in", campaign.battles().get(followed.battle()).id())
                .put("times", followed.times())
                .put("with", json(followed.with()))
                .put("without", json(followed.without()));
    }

    private List<String> text() {
        Lines text = new Lines();
        int count = findings.chains().size();
        text.add("%s, %s", campaign.name(), Tables.count(count, "campaign", "campaigns"));
        text.add("");
        text.add("%-32s %6s %6s %6s  %7s  %s", "", "Union", "Conf.", "drawn", "score", "who wins it wins the campaign");
        for (int number = 0; number < campaign.battles().size(); number++) {
            text.add(
                    "%s  %s",
                    row(campaign.battles().get(number).title(), findings.wins(number)),
                    findings.decides(number)
                            .map(share -> Tables.format("%.1f%%", PERCENT * share))
                            .orElse("-"));
        }
        text.add(row("the campaign", findings.wins()));
        text.add("");
        for (int number = 1; number < campaign.battles().size(); number++) {
            for (Side side : Side.values()) {
                text.add(row(
                        Tables.format(
                                "%s, %s won before",
                                campaign.battles().get(number).title(),
                                side == Side.UNION ? "the Union" : "the Confederates"),
                        findings.given(number, number - 1, side)));
            }
        }
        for (Followed each : findings.followed()) {
            text.add("");
            text.add("%s: in %d of %d campaigns", each.name(), each.times(), count);
            text.add(row("  when it came about", each.with()));
            text.add(row("  when it did not", each.without()));
        }
        text.add("");
        text.add("%.2f seconds, %.2f campaigns a second", seconds, count / seconds);
        return text.toList();
    }

    private static String row(String name, Wins wins) {
        return Tables.format(
                "%-32s %6d %6d %6d  %6.1f%%",
                name, wins.union(), wins.confederate(), wins.draws(), PERCENT * wins.score());
    }
}
