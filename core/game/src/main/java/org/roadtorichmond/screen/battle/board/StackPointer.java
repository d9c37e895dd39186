package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Timer;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;

/**
 * Fans out the stack on which the mouse rests for a moment, magnifies what is under it, and reports which counter is
 * pointed at.
 */
public final class StackPointer {
    private static final float REST = 0.45f;

    private final MapView map;
    private final Supplier<MapContents> board;
    private @Nullable Hex under;
    private Timer.@Nullable Task waiting;
    private boolean magnifying;

    /** A pointer over a map view that shows the board of the moment. */
    public StackPointer(MapView map, Supplier<MapContents> board) {
        this.map = map;
        this.board = board;
    }

    /** The mouse is at a pixel, counted from below, over a hex or over none. */
    public void moved(@Nullable Hex hex, float x, float y) {
        if (map.onFan(x, y)) {
            return;
        }
        if (Objects.equals(hex, under)) {
            return;
        }
        under = hex;
        close();
        if (magnifying) {
            show();
        } else if (hex != null && height(hex) > 1) {
            waiting = Timer.schedule(task(hex), REST);
        }
    }

    private Timer.Task task(Hex hex) {
        return new Timer.Task() {
            @Override
            public void run() {
                map.fan(hex);
                Gdx.graphics.requestRendering();
            }
        };
    }

    private long height(Hex hex) {
        return board.get().counters().stream()
                .filter(counter -> counter.hex().equals(hex))
                .count();
    }

    /** Closes the fan, and does not open the one that was about to open. */
    public void close() {
        Timer.Task task = waiting;
        if (task != null) {
            task.cancel();
        }
        waiting = null;
        if (map.fanned().isPresent()) {
            map.fan(null);
            Gdx.graphics.requestRendering();
        }
    }

    /** Begins or ends magnifying. */
    public void magnify() {
        magnifying = !magnifying;
        close();
        show();
    }

    /** Ends magnifying, and closes the fan. */
    public void rest() {
        magnifying = false;
        close();
        show();
    }

    private void show() {
        map.magnify(magnifying ? under : null);
        Gdx.graphics.requestRendering();
    }

    /** The unit whose counter is pointed at in the fan; empty where no stack is fanned. */
    public Optional<Unit> pointed(GameState state, float x, float y) {
        if (!map.onFan(x, y)) {
            return Optional.empty();
        }
        return map.counterAt(x, y).map(Counter::label).flatMap(state.scenario()::unit);
    }
}
