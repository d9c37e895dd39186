package org.roadtorichmond.screen.battle.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

@DisplayName("While a commander's turn is shown the map leaps")
final class MarchLeapTest {
    private static final int WIDE = 400;
    private static final int SCALE = 28;

    private final Table table = World.clear(40, 20)
            .union("A", "0202")
            .union("B", "0206")
            .union("C", "3815")
            .confederate("Z", "4001")
            .play();
    private final HexLayout layout =
            new HexLayout(table.state().scenario().field().grid());
    private final MapCamera camera = new MapCamera(layout);

    @BeforeEach
    void lookAside() {
        camera.area(0, 0, WIDE, WIDE);
        camera.see(SCALE, layout.width() / 2, layout.height() / 2);
    }

    private boolean shows(String hex) {
        Hex place = table.hex(hex);
        return camera.shows(layout.x(place), layout.y(place));
    }

    private Replay replay(int position) {
        Replay replay = new Replay(table.game());
        replay.go(position);
        return replay;
    }

    @Test
    @DisplayName("once for marches that end near each other, to where all of them are seen, and again for one far away")
    void groups() {
        table.move("A", "0302").move("B", "0305").move("C", "3715");
        Vector2 first = MarchLeap.of(replay(0), camera).orElseThrow();
        camera.look(first.x, first.y);
        assertTrue(shows("0302") && shows("0305"));
        assertEquals(Optional.empty(), MarchLeap.of(replay(1), camera), "it is seen already");
        Vector2 second = MarchLeap.of(replay(2), camera).orElseThrow();
        camera.look(second.x, second.y);
        assertTrue(shows("3715"));
    }

    @Test
    @DisplayName("to no march behind something else, nor to what happens nowhere")
    void onlyMarches() {
        table.move("A", "0302").endPhase();
        Vector2 alone = MarchLeap.of(replay(0), camera).orElseThrow();
        assertEquals(layout.x(table.hex("0302")), alone.x);
        assertEquals(layout.y(table.hex("0302")), alone.y);
        assertEquals(Optional.empty(), MarchLeap.of(replay(1), camera));
    }
}
