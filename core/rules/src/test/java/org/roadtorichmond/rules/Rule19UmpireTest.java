package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Station;
import org.roadtorichmond.play.UmpireAct;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("19 The umpire")
class Rule19UmpireTest {

    private static World complete() {
        return World.clear(6, 6)
                .union("U", "0101")
                .union("V", "0102")
                .union("G", "0203")
                .awaited(Side.UNION, "W", Arm.INFANTRY, 3, 4, "0103")
                .confederate("C", "0606")
                .confederate("D", "0605")
                .confederate("E", "0505")
                .exited("D", "0606", 1)
                .eliminated("E", 2)
                .turn(3)
                .turns(9)
                .night(5);
    }

    private static Table begun() {
        return complete().play().umpire();
    }

    private static UmpireActed only(List<Event> events) {
        assertEquals(1, events.size(), events::toString);
        return (UmpireActed) events.get(0);
    }

    @Nested
    @DisplayName("19.1 comes to the table")
    class Begins {
        @Test
        @DisplayName("once, by an event, and before that nothing of his is accepted")
        void called() {
            Table table = complete().play();
            long fair = table.state().hash();
            table.refused("19.1", table.placing("U", "0202"))
                    .refused("19.1", table.removing("U"))
                    .refused("19.1", table.shaking("U", true))
                    .refused("19.1", table.setting(1, Side.UNION, Phase.MOVEMENT));
            assertFalse(table.state().umpire());
            assertEquals(new UmpireActed(0, new UmpireAct.Began()), only(table.command(new Command.UmpireBegin())));
            assertTrue(table.state().umpire());
            assertEquals(0, table.state().umpireActs());
            assertNotEquals(fair, table.state().hash());
            table.refused("19.1", new Command.UmpireBegin()).undo();
            assertEquals(fair, table.state().hash());
            assertFalse(table.state().umpire());
        }

        @Test
        @DisplayName("and is never among what the rules allow")
        void unlisted() {
            Table table = begun();
            assertTrue(new Options(table.game()).all().stream().noneMatch(Command.Umpire.class::isInstance));
        }

        @Test
        @DisplayName("but not while a combat waits, nor after the end")
        void waits() {
            Table table = World.clear(3, 9)
                    .union("U", Arm.INFANTRY, 18, "0203")
                    .confederate("C", Arm.INFANTRY, 3, "0202")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(1)
                    .play()
                    .umpire()
                    .attack("U", "0202");
            table.refused("8.8", table.placing("U", "0101")).endAdvance().place("U", "0101");
            table.concede(Side.UNION).refused("4.3", table.placing("U", "0102"));
        }
    }

    @Nested
    @DisplayName("19.2 puts units")
    class Units {
        @Test
        @DisplayName("from hex to hex, whatever lies between, and each touch has its number")
        void moves() {
            Table table = begun();
            UmpireActed acted = only(table.command(table.placing("U", "0404")));
            assertEquals(
                    new UmpireActed(
                            1,
                            new UmpireAct.Stationed(
                                    table.unit("U"),
                                    new Station.OnHex(table.hex("0101")),
                                    new Station.OnHex(table.hex("0404")))),
                    acted);
            assertEquals("0404", table.hexOf("U"));
            assertEquals(
                    2, ((UmpireActed) table.command(table.placing("C", "0101")).get(0)).number());
            assertEquals(2, table.state().umpireActs());
        }

        @Test
        @DisplayName("that are awaited, gone, lost or taken out, on the map, where they are as any other")
        void places() {
            Table table = begun();
            long before = table.state().hash();
            table.place("W", "0303").place("D", "0504").place("E", "0606").remove("U");
            assertEquals("0303 0504 0606", table.hexOf("W") + " " + table.hexOf("D") + " " + table.hexOf("E"));
            assertTrue(table.state().setAside(table.unit("U")));
            Legality.check(table.state());
            table.place("U", "0101").refused("19.2", table.placing("U", "0101"));
            table.move("W", "0203");
            for (int i = 0; i < 6; i++) {
                table.undo();
            }
            assertEquals(before, table.state().hash());
            assertEquals(
                    "awaited exited eliminated", table.hexOf("W") + " " + table.hexOf("D") + " " + table.hexOf("E"));
        }

        @Test
        @DisplayName("out of the game that are on the map or awaited, and no others")
        void removes() {
            Table table = begun().remove("W").remove("U");
            table.until(4, Side.UNION);
            table.refused("2.3", table.entering("W", "0103"));
            table.refused("19.2", table.removing("W"))
                    .refused("19.2", table.removing("D"))
                    .refused("19.2", table.removing("E"));
        }

        @Test
        @DisplayName("that carry their marches with them, and came without any")
        void marches() {
            Table table = begun().move("U", "0201");
            int left = table.game().rules().movement().left(table.unit("U"));
            table.place("U", "0404");
            assertEquals(left, table.game().rules().movement().left(table.unit("U")));
            table.place("W", "0303");
            assertEquals(
                    table.unit("W").allowance(), table.game().rules().movement().left(table.unit("W")));
        }

        @Test
        @DisplayName("shaken and effective again, by the events of the rules")
        void shakes() {
            Table table = begun();
            List<Event> events = table.command(table.shaking("U", true));
            assertEquals(
                    List.of(
                            new UmpireActed(1, new UmpireAct.Shook(table.unit("U"), true)),
                            new Event.UnitShaken(table.unit("U"))),
                    events);
            assertTrue(table.shaken("U"));
            table.refused("19.2", table.shaking("U", true)).refused("2.3", table.shaking("W", true));
            table.shake("U", false);
            assertFalse(table.shaken("U"));
            table.refused("19.2", table.shaking("U", false)).undo();
            assertTrue(table.shaken("U"));
        }

        @Test
        @DisplayName("and lost units come back effective")
        void effective() {
            Table table = World.clear(3, 9)
                    .union("U", Arm.INFANTRY, 18, "0203")
                    .confederate("C", Arm.INFANTRY, 3, "0202")
                    .shaken("C")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(1)
                    .play()
                    .umpire()
                    .attack("U", "0202")
                    .endAdvance()
                    .place("C", "0209");
            assertFalse(table.shaken("C"));
            table.undo();
            assertTrue(table.state().eliminated(table.unit("C")).isPresent());
            assertTrue(table.shaken("C"));
        }
    }

    @Nested
    @DisplayName("19.3 sets the clock")
    class Clock {
        @Test
        @DisplayName("to any existing phase, back or forward, and removes the marks of the player-turn")
        void sets() {
            Table table = begun().move("U", "0201");
            long before = table.state().hash();
            List<Event> events = table.command(table.setting(1, Side.CONFEDERATE, Phase.COMBAT));
            assertEquals(
                    new Moment(1, Side.CONFEDERATE, Phase.COMBAT), table.state().moment());
            assertEquals(3, events.size(), "his touch, the marks, the phase: " + events);
            assertEquals(List.of(), table.state().forces().moved().all());
            assertEquals("0201", table.hexOf("U"), "units stay where they are");
            table.clock(9, Side.UNION, Phase.MOVEMENT).undo().undo();
            assertEquals(before, table.state().hash());
        }

        @Test
        @DisplayName("but not to a turn that does not exist, not to combat by night, and not to where it is")
        void refuses() {
            Table table = begun();
            Moment now = table.state().moment();
            table.refused("19.3", table.setting(0, Side.UNION, Phase.MOVEMENT))
                    .refused("19.3", table.setting(10, Side.UNION, Phase.MOVEMENT))
                    .refused("19.3", table.setting(5, Side.UNION, Phase.COMBAT))
                    .refused("19.3", new Command.UmpireSetClock(now))
                    .clock(5, Side.UNION, Phase.MOVEMENT);
            assertTrue(table.state().night());
        }

        @Test
        @DisplayName("can be taken back even where it gave the turn to the other player, and a game goes on from there")
        void handsOver() {
            Table table = begun();
            Side player = table.state().moment().player();
            table.clock(3, player.enemy(), Phase.MOVEMENT);
            table.undo();
            assertEquals(player, table.state().moment().player());
            table.clock(1, player, Phase.MOVEMENT).until(2, player);
            assertEquals(2, table.state().moment().turn());
        }

        @Test
        @DisplayName(
                "so that a unit that retreated in a player-turn counts as not retreated when that turn begins again, until that is taken back")
        void retreats() {
            Table table = World.clear(3, 9)
                    .union("U", Arm.INFANTRY, 9, "0203")
                    .confederate("C", "0202")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(2)
                    .play()
                    .umpire()
                    .attack("U", "0202")
                    .retreat("C", "0201")
                    .endAdvance();
            assertTrue(table.state().retreated(table.unit("C")));
            table.clock(1, Side.UNION, Phase.MOVEMENT);
            assertFalse(table.state().retreated(table.unit("C")));
            table.undo();
            assertTrue(table.state().retreated(table.unit("C")));
        }
    }

    @Nested
    @DisplayName("19.4 leaves only what a scenario could begin with")
    class Limits {
        @Test
        @DisplayName("no hex with both sides, none overfull, no wheels in a swamp")
        void refuses() {
            Table table = World.of("...", ".s.", "...")
                    .union("U", "0101")
                    .union("V", "0101")
                    .union("W", "0103")
                    .union("G", Arm.ARTILLERY, 2, "0203")
                    .confederate("C", "0303")
                    .play()
                    .umpire();
            table.refused("19.4", table.placing("U", "0303"))
                    .refused("19.4", table.placing("W", "0101"))
                    .refused("19.4", table.placing("G", "0202"))
                    .place("W", "0202");
        }

        @Test
        @DisplayName("and whoever he sets near a zone frees those whom it holds, as the rules have it")
        void zones() {
            Table table = World.clear(5, 5)
                    .union("U", "0101")
                    .confederate("C", "0505")
                    .held("camp", Side.CONFEDERATE, "0505", 9, 1)
                    .play()
                    .umpire();
            List<Event> events = table.command(table.placing("U", "0504"));
            assertTrue(events.stream().anyMatch(Event.ZoneFreed.class::isInstance), events::toString);
        }
    }

    @Test
    @DisplayName("a game without an umpire knows nothing of him")
    void fair() {
        Game game = complete().play().game();
        assertFalse(game.state().umpire());
        assertEquals(0, game.state().umpireActs());
        assertEquals(
                List.of(),
                game.state().forces().units().stream()
                        .filter(game.state()::setAside)
                        .toList());
    }
}
