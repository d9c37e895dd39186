package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.campaign.ChainFindings;
import org.roadtorichmond.balance.campaign.ChainFindings.Followed;
import org.roadtorichmond.balance.campaign.Wins;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.unit.Side;

/**
 * Who won a campaign or one of its battles, in all campaigns or in those in which something else came about.
 *
 * @param variant the name of the variant; empty if it is the only one
 * @param what the campaign or the battle
 * @param when in which campaigns; empty of all
 * @param wins who won it how often
 */
public record CampaignRow(String variant, String what, String when, Wins wins) {
    private static final String CAMPAIGN = "the campaign";

    /** All rows of all variants of which there are campaigns. */
    public static List<CampaignRow> all(CampaignFindings findings) {
        List<CampaignRow> rows = new ArrayList<>();
        for (int variant = 0; variant < findings.variants().size(); variant++) {
            ChainFindings found = findings.variants().get(variant);
            if (found.size() > 0) {
                rows.addAll(of(findings.experiment().variants().get(variant).name(), found));
            }
        }
        return rows;
    }

    /** The rows of a variant: the campaign and its battles; each battle by who won the one before; what was changed by consequences. */
    public static List<CampaignRow> of(String variant, ChainFindings found) {
        List<CampaignRow> rows = new ArrayList<>();
        List<Campaign.Battle> battles = found.campaign().battles();
        rows.add(new CampaignRow(variant, CAMPAIGN, "", found.wins()));
        for (int number = 0; number < battles.size(); number++) {
            rows.add(new CampaignRow(variant, battles.get(number).title(), "", found.wins(number)));
        }
        for (int number = 1; number < battles.size(); number++) {
            for (Side side : Side.values()) {
                rows.add(new CampaignRow(
                        variant,
                        battles.get(number).title(),
                        Verdict.who(side == Side.UNION) + " won "
                                + battles.get(number - 1).title(),
                        found.given(number, number - 1, side)));
            }
        }
        for (Followed each : found.followed()) {
            String what = changed(found.campaign(), each.battle());
            rows.add(new CampaignRow(variant, what, each.name(), each.with()));
            rows.add(new CampaignRow(variant, what, "not: " + each.name(), each.without()));
        }
        return rows;
    }

    /** What a consequence changes: a battle, or the campaign. */
    public static String changed(Campaign campaign, Optional<Integer> battle) {
        return battle.map(number -> campaign.battles().get(number).title()).orElse(CAMPAIGN);
    }
}
