package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.words.Sentence;

@DisplayName("what a player-turn is for")
final class PurposesTest {
    @ParameterizedTest(name = "paid to the {0}, for the {1}: {2}")
    @CsvSource({"UNION, UNION, hold", "UNION, CONFEDERATE, deny"})
    @DisplayName("is to hold the ground for which the side is paid, and to deny it if the enemy is")
    void ground(Side paid, Side side, String purpose) {
        Table table =
                World.clear(4, 3).union("U", "0101").confederate("C", "0303").play();
        Hex hex = table.state().scenario().field().grid().parse("0202").orElseThrow();
        for (Claim claim :
                List.of(new Claim.Held(paid, hex, OptionalInt.empty()), new Claim.More(paid, List.of(hex)))) {
            Stake stake = new Stake("21.9", paid, Coin.POINT, 5, Per.UNIT, claim, Stake.ALWAYS, "");
            assertEquals(
                    Sentence.of("purpose." + purpose, List.of(hex)),
                    Purposes.of(side).purpose(stake));
            assertEquals(
                    Sentence.of("wanted." + purpose, List.of(hex)),
                    Purposes.believed(side).purpose(stake));
        }
    }
}
