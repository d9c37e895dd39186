package org.roadtorichmond.screen.battle.board;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

@DisplayName("What a player sees of the map when a battle begins")
final class MapSightTest {
    private static final float READABLE = 28;
    private static final float CLOSE = 0.05f;
    /** How much ground should be seen round a hex, in radii. */
    private static final float ROUND = 4;

    /** The room beside the panels of a window of 1366 by 768 pixels, and of 1920 by 1080. */
    private static final int[][] ROOMS = {{1088, 616}, {1484, 880}};

    private final Shelf shelf = Shelf.of(List.of());

    static List<String> scenarios() {
        return Shelf.of(List.of()).scenarios();
    }

    private Session session(String file, Seats seats) {
        LoadedScenario loaded = new Documents(shelf).openScenario(file).value().orElseThrow();
        return new Session(loaded, VictorySystems.newGame(loaded.survey(), 1), seats);
    }

    private static MapCamera begun(Session session, int[] room) {
        HexLayout layout =
                new HexLayout(session.game().state().scenario().field().grid());
        MapCamera camera = new MapCamera(layout.turned(layout.height() > layout.width()));
        camera.area(0, 0, room[0], room[1]);
        new MapSight(new Control(session), camera).begin(READABLE, 0);
        return camera;
    }

    private static boolean seen(MapCamera camera, Hex hex) {
        return camera.shows(camera.layout().x(hex), camera.layout().y(hex));
    }

    /** Where units stand with which a player begins, and where some come in the first two game-turns. */
    private static Stream<Hex> own(GameState state, Side player) {
        return Stream.concat(
                state.onMap(player).stream().flatMap(unit -> state.hexOf(unit).stream()),
                new Objectives(state.scenario())
                        .at(state).stream()
                                .filter(key -> key.kind() == KeyHex.Kind.ENTRY
                                        && key.side().orElseThrow() == player
                                        && key.turn() <= 2)
                                .map(KeyHex::hex));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @DisplayName(
            "all his units, and where some soon come, but for those that are too far from the fighting; and no desk")
    void shipped(String file) {
        for (int[] room : ROOMS) {
            Session session = session(file, Seats.BOTH_HUMAN);
            MapCamera camera = begun(session, room);
            HexLayout layout = camera.layout();
            GameState state = session.game().state();
            Fighting.Point fight = Fighting.best(
                            Fighting.points(session.game(), layout), camera.seenWidth(), camera.seenHeight())
                    .orElseThrow();
            assertTrue(camera.shows(fight.x(), fight.y()), "the fighting");
            own(state, state.moment().player())
                    .filter(hex -> Math.abs(layout.x(hex) - fight.x()) < camera.seenWidth() / 2 - ROUND
                            && Math.abs(layout.y(hex) - fight.y()) < camera.seenHeight() / 2 - ROUND)
                    .forEach(hex -> assertTrue(seen(camera, hex), hex::number));
            if (!camera.showsAll()) {
                assertTrue(camera.leftEdge() >= -MapCamera.MARGIN - CLOSE, "desk at the left");
                assertTrue(camera.rightEdge() <= layout.width() + MapCamera.MARGIN + CLOSE, "desk at the right");
            }
        }
    }

    @ParameterizedTest(name = "{0}, {1} against {2}: {3}")
    @CsvSource({
        "gaines-mill, human, human, 0401 0103 0604 1008",
        "gaines-mill, cadet, human, 0401 0604 1008",
        "gaines-mill, human, cadet, 1007 1008 1407",
        "mechanicsville, human, human, 0212 0910 1408 1412",
        "malvern-hill, human, human, 0106 0206 0705"
    })
    @DisplayName("who plays against a commander sees his own units, whoever moves first; far exits come second")
    void own(String file, String union, String confederate, String hexes) {
        MapCamera camera = begun(session(file, new Seats(union, confederate)), ROOMS[0]);
        for (String number : hexes.split(" ", -1)) {
            assertTrue(seen(camera, camera.layout().grid().parse(number).orElseThrow()), number);
        }
    }
}
