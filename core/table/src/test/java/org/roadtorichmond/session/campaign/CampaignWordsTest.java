package org.roadtorichmond.session.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.campaign.Battles;
import org.roadtorichmond.scenario.campaign.Carried;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;

@DisplayName("22 what is said of a campaign")
final class CampaignWordsTest extends PlayedCampaign {
    @ParameterizedTest
    @DisplayName(
            "a consequence that always comes about says so, tells few of many changes, and a turn is one of arrival")
    @CsvSource(delimiter = '|', textBlock = """
            en | whoever wins, in two: X: comes in turn 2, A: strength 5, B: strength 8, Y: strength 3 and 1 more. | X: comes in turn 2, not 1 ( | ' (counts twice)'
            de | wer auch gewinnt, in two: X: kommt in Spielzug 2, A: Stärke 5, B: Stärke 8, Y: Stärke 3 und 1 weitere. | X: kommt in Spielzug 2 statt 1 ( | ' (zählt doppelt)'""")
    void words(String language, String told, String line, String weight) {
        battles.scenario(
                "two",
                "1862-06-26T16:00",
                Battles.UNITS.replace("'hex': '0601'", "'arrives': {'turn': 1, 'hexes': ['0601']}"),
                "");
        battles.campaign(BATTLES.replace("'scenario': 'three'", "'scenario': 'three', 'weight': 2")
                .replace("'points': [7, 13]}}", """
                'points': [7, 13]}, 'after': [{'name': 'Late',
                  'if': {'any': [{'winner': 'union'}, {'winner': 'draw'}, {'winner': 'confederate'}]}, 'in': 'two', 'then':
                  'units.X.arrives.turn=2, units.A.strength=5, units.B.strength=8, units.Y.strength=3, units.Train.strength=0'}]}"""));
        Chain chain = good(campaigns().skip(begun())).chain();
        Texts texts = new Texts(
                new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.forLanguageTag(language));
        CampaignWords words = new CampaignWords(texts, chain);
        assertEquals(
                List.of(told),
                words.outcomes(0).stream().map(CampaignWords.Outcome::told).toList());
        assertEquals(List.of("one", "three" + weight), List.of(words.weighed(0), words.weighed(2)));
        Carried opening = good(chain.opening());
        assertEquals(
                1,
                opening.lines().stream()
                        .filter(each -> words.line(each).startsWith(line))
                        .count());
    }
}
