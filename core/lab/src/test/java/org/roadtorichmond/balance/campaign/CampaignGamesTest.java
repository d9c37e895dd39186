package org.roadtorichmond.balance.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.campaign.CampaignFindings.Followed;
import org.roadtorichmond.balance.campaign.CampaignFindings.Wins;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.unit.Side;

@DisplayName("22 campaigns between commanders")
final class CampaignGamesTest {
    private static final CommanderSpec CADET = Commanders.parse("cadet").value().orElseThrow();

    @TempDir
    private Path folder;

    private Campaign campaign(String battles) throws IOException {
        Path file = folder.resolve("c.campaign.json");
        Files.writeString(
                file,
                ("{'format': 'campaign/1', 'name': 'C', 'battles': [" + battles
                                + "], 'returns': {'eliminated': '1/2'}}")
                        .replace('\'', '"'));
        return ((CampaignDocument)
                        new Documents(Shelf.of(List.of())).open(file).value().orElseThrow())
                .campaign();
    }

    @Test
    @DisplayName("of one battle a campaign is that battle, move for move")
    void one() throws IOException {
        Campaign campaign = campaign("{'id': 'a', 'scenario': 'training'}");
        Game game = Labs.cadets("training").play(7, List.of()).game();
        Chain chain = new CampaignGames(campaign, CADET, CADET).play(7);
        assertEquals(BattleEnd.of(game).units(), chain.ends().get(0).units());
        assertEquals(BattleEnd.of(game).union(), chain.ends().get(0).union());
    }

    @Test
    @DisplayName("a battle fought again after itself begins with what the first one left, on any number of threads")
    void twice() throws IOException {
        Campaign campaign = campaign("""
                {'id': 'a', 'scenario': 'training', 'after': [{'name': 'Won', 'if': {'winner': 'union'}, 'in': 'b', 'then': 'turns=5'}]},
                {'id': 'b', 'scenario': 'training'}""");
        CampaignGames games = new CampaignGames(campaign, CADET, CADET);
        List<Chain> chains = games.play(3, 40, 2, () -> false);
        assertEquals(ends(games.play(3, 40, 1, () -> false)), ends(chains));
        for (Chain chain : chains) {
            Map<String, Integer> left = chain.ends().get(0).units().entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey,
                            unit -> unit.getValue().left()
                                    + (unit.getValue().fate() == BattleEnd.Fate.CAPTURED
                                            ? 0
                                            : (unit.getValue().had()
                                                            - unit.getValue().left())
                                                    / 2)));
            chain.ends().get(1).units().forEach((id, end) -> assertEquals(left.get(id), end.had(), id));
        }
        CampaignFindings findings = new CampaignFindings(campaign, chains);
        Followed won = findings.followed().get(0);
        Wins first = findings.wins(0);
        assertEquals(40, first.union() + first.confederate() + first.draws());
        assertTrue(won.times() > 0 && won.times() < 40, () -> "" + won);
        assertEquals(
                findings.wins(1).union(), won.with().union() + won.without().union());
        Wins given = findings.given(1, 0, Side.UNION);
        assertEquals(first.union(), given.union() + given.confederate() + given.draws());
    }

    private static List<List<Map<String, BattleEnd.UnitEnd>>> ends(List<Chain> chains) {
        return chains.stream()
                .map(chain -> chain.ends().stream().map(BattleEnd::units).toList())
                .toList();
    }

    @Test
    @DisplayName("22.2 a colonel holds a hex that only tomorrow pays for")
    void playsForTomorrow() throws IOException {
        String plain = "{'id': 'a', 'scenario': 'training'%s}, {'id': 'b', 'scenario': 'training'}";
        int held = 0;
        int without = 0;
        String condition = "{'held': '0402', 'by': 'union'}";
        String after = ", 'after': [{'name': 'Held', 'if': " + condition + ", 'in': 'b', 'then': 'turns=5'%s}]";
        Campaign paid = campaign(plain.formatted(after.formatted(", 'side': 'union', 'worth': 30")));
        Campaign unpaid = campaign(plain.formatted(after.formatted("")));
        for (int seed = 1; seed <= 12; seed++) {
            held += holds(paid, seed) ? 1 : 0;
            without += holds(unpaid, seed) ? 1 : 0;
        }
        assertTrue(held > without + 4, held + " for " + without);
        assertNotEquals(0, held);
    }

    private static boolean holds(Campaign campaign, long seed) {
        Variant battle =
                Labs.variant(Chain.of(campaign).opening().value().orElseThrow().scenario(), "colonel");
        BattleEnd end = BattleEnd.of(battle.play(seed, List.of(battle.system())).game());
        return end.truths().hold(campaign.battles().get(0).after().get(0).when());
    }
}
