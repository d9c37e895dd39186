package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("What ended a game")
class GameEndTest {
    private static List<String> words(Table table) {
        return GameEnd.of(table.state()).stream().map(GameEnd::word).toList();
    }

    private static World quiet(GameLength length, int... dice) {
        return World.clear(3, 9)
                .union("U", "0101")
                .confederate("C", "0309")
                .system("withdrawal")
                .sheet(SheetTerms.USUAL.with(length))
                .dice(dice);
    }

    private static Table toTheEnd(World world) {
        Table table = world.play();
        while (table.state().ending().isEmpty()) {
            assertEquals(List.of(), words(table));
            table.endPhase();
        }
        return table;
    }

    @ParameterizedTest(name = "{0}, {1}, {2} at the ends of turns 5, 6 and 7: {3}")
    @CsvSource({"4, 1, 1, die", "3, 4, 1, die", "3, 3, 6, die", "1, 2, 3, turns"})
    @DisplayName("a die that may end it, or else its turns")
    void length(int five, int six, int seven, String word) {
        assertEquals(List.of(word), words(toTheEnd(quiet(new GameLength.RandomEnd(), five, six, seven))));
    }

    @Test
    @DisplayName("its turns, however their number came about")
    void turns() {
        assertEquals(List.of("turns"), words(toTheEnd(quiet(new GameLength.Unlimited()))));
        assertEquals(List.of("turns"), words(toTheEnd(quiet(new GameLength.Fixed(3)))));
        assertEquals(List.of("turns"), words(toTheEnd(quiet(new GameLength.Rolled(), 1))));
    }

    @Test
    @DisplayName("a side that concedes")
    void conceded() {
        Table table = quiet(new GameLength.Unlimited()).play();
        table.game().execute(new Command.Concede(Side.CONFEDERATE));
        assertEquals(List.of("confederate conceded"), words(table));
    }

    @Test
    @DisplayName("generals that fall and armies that break, all by the same command")
    void withdrawals() {
        Table table = World.clear(3, 9)
                .union("U", Arm.INFANTRY, 9, "0203")
                .confederate("C", "0202")
                .tags("U", "general")
                .tags("C", "general")
                .system("withdrawal")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(5)
                .play()
                .attack("U", "0202");
        assertEquals(List.of(), words(table), "an exchange that is half done");
        table.lose("U");
        assertEquals(List.of("union general", "confederate general"), words(table));
        Table broken = World.clear(3, 9)
                .union("U", Arm.INFANTRY, 18, "0203")
                .confederate("C", Arm.INFANTRY, 3, "0202")
                .confederate("D", "0209")
                .system("withdrawal")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(1)
                .play()
                .attack("U", "0202");
        assertEquals(List.of("confederate break-point"), words(broken));
    }

    @Test
    @DisplayName("each has a word that is read again, and a sentence")
    void words() {
        for (GameEnd.Cause cause : GameEnd.Cause.values()) {
            GameEnd end = new GameEnd(cause, Optional.of(Side.UNION));
            GameEnd bare = new GameEnd(cause, Optional.empty());
            List<GameEnd> read = List.of(end, bare).stream()
                    .flatMap(each -> GameEnd.of(each.word()).stream())
                    .toList();
            assertEquals(1, read.size(), cause.name());
            assertEquals(read.get(0), GameEnd.of(read.get(0).word()).orElseThrow());
        }
        assertEquals(Optional.empty(), GameEnd.of("union"));
        assertEquals(
                "the Union general fell or left the field",
                GameEnd.of("union general").orElseThrow().sentence().toString());
    }
}
