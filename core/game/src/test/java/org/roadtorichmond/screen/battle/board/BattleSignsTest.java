package org.roadtorichmond.screen.battle.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;

@DisplayName("What a battle is about is on its map")
final class BattleSignsTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    private static Session session(String scenario) {
        LoadedScenario loaded = new Documents(Shelf.of(List.of(FrozenScenarios.EARLIER)))
                .openScenario(scenario)
                .value()
                .orElseThrow();
        return new Session(loaded, VictorySystems.newGame(loaded.survey(), 1), Seats.BOTH_HUMAN);
    }

    private static GameState state(Session session) {
        return session.game().state();
    }

    /** Ends phases until the Union may march. */
    private static void toUnionMarch(Session session) {
        while (!isUnionMarch(state(session).moment())) {
            if (session.execute(new Command.EndPhase()).isPresent()) {
                session.options()
                        .march()
                        .mustEnter()
                        .forEach(unit -> session.options().march().entries(unit).keySet().stream()
                                .findFirst()
                                .ifPresent(hex -> session.execute(new Command.EnterUnit(unit, hex))));
            }
        }
    }

    private static boolean isUnionMarch(Moment moment) {
        return moment.player() == Side.UNION && moment.phase() == Phase.MOVEMENT;
    }

    private static KeySign sign(List<KeySign> signs, String hex) {
        return signs.stream()
                .filter(sign -> sign.key().hex().number().equals(hex))
                .findFirst()
                .orElseThrow();
    }

    private static MapContents board(Session session, Control control) {
        BattleSigns signs = new BattleSigns(state(session).scenario(), TEXTS);
        return BoardModel.of(control, new CorpsBands(state(session).scenario()), new SceneStyle(TEXTS, signs, 1));
    }

    @Test
    @DisplayName(
            "from the first second, in words with the name first; and the flag is another's as soon as he holds the hex")
    void objective() {
        Session session = session("the-bridges");
        BattleSigns signs = new BattleSigns(state(session).scenario(), TEXTS);
        List<KeySign> first = signs.at(state(session));
        KeySign bridge = sign(first, "2426");
        assertEquals(Optional.empty(), bridge.key().side());
        assertTrue(bridge.words().startsWith("Bottom's Bridge (2426): 6 points to the Union"), bridge.words());
        assertTrue(bridge.words().endsWith("held by no one"), bridge.words());
        assertEquals("turn 6", bridge.note());
        assertSame(first, signs.at(state(session)), "nothing has changed");
        assertEquals(first, board(session, new Control(session)).signs());
        toUnionMarch(session);
        Hex goal = bridge.key().hex();
        Unit near = state(session).onMap(Side.UNION).stream()
                .filter(unit ->
                        !unit.train() && session.options().march().ranges(unit).containsKey(goal))
                .findFirst()
                .orElseThrow();
        assertEquals(Optional.empty(), session.execute(new Command.MoveUnit(near, goal)));
        assertEquals(
                Optional.of(Side.UNION),
                sign(signs.at(state(session)), "2426").key().side());
        assertTrue(sign(signs.at(state(session)), "2426").words().endsWith("held by the Union"));
    }

    @Test
    @DisplayName("13.2: the zone that holds a chosen unit is drawn with its name, and none without one")
    void zone() {
        Session session = session("gaines-mill");
        Control control = new Control(session);
        toUnionMarch(session);
        Zone line = state(session).scenario().zones().stream()
                .filter(zone -> zone.name().equals("Porter's line"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(), zones(session, control));
        Unit held = state(session).onMap(Side.UNION).stream()
                .filter(unit -> line.hexes().contains(state(session).hexOf(unit).orElseThrow()))
                .findFirst()
                .orElseThrow();
        control.click(state(session).hexOf(held).orElseThrow(), false, false);
        List<Overlay.Region> drawn = zones(session, control);
        assertEquals(1, drawn.size());
        assertEquals("Porter's line", drawn.get(0).name());
        assertEquals(new HashSet<>(line.hexes()), drawn.get(0).hexes());
    }

    private static List<Overlay.Region> zones(Session session, Control control) {
        return board(session, control).under().stream()
                .filter(Overlay.Region.class::isInstance)
                .map(Overlay.Region.class::cast)
                .filter(region -> !region.name().isEmpty())
                .toList();
    }
}
