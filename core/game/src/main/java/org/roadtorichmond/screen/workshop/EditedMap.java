package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;
import org.roadtorichmond.view.Underlay;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.DrawableMap;

/**
 * The drawn map of the workshop. After an edit it is worked out beside the drawing thread, and the one before is shown until all that
 * is seen of the next one is ready, so that nothing flickers. Only what looks different is drawn again.
 */
final class EditedMap implements Disposable {
    private final AppContext app;
    private final Worker worker;
    private Node.@Nullable ObjectNode asked;
    private @Nullable Subscription work;
    private @Nullable Drawn shown;
    private @Nullable Drawn next;
    private @Nullable MapCamera camera;
    private @Nullable Underlay underlay;
    private int left;
    private int bottom;
    private int width = 1;
    private int height = 1;

    private float fittedX;
    private float fittedY;
    private float fittedScale;

    /** A field, the map of which it was made, its picture, and how that differs from the one that was shown when it was asked for. */
    private record Drawn(
            Node.ObjectNode map, Battlefield field, MapView view, Optional<MapView.Difference> difference) {}

    EditedMap(AppContext app) {
        this.app = app;
        worker = app.worker("map of the workshop");
    }

    /** Has a map drawn, unless it is the one that is drawn already. */
    @SuppressWarnings("ReferenceEquality") // An edit makes another tree, and to compare trees leaf by leaf takes time.
    void follow(Node.ObjectNode map) {
        if (map == asked) {
            return;
        }
        asked = map;
        if (work != null) {
            work.close();
        }
        Optional<MapView> before = Optional.ofNullable(shown).map(Drawn::view);
        work = worker.run(
                cancelled -> DrawableMap.of(map).map(field -> drawn(map, field, before)),
                made -> made.ifPresent(this::made),
                fault -> {
                    throw fault;
                });
    }

    private Drawn drawn(Node.ObjectNode map, Battlefield field, Optional<MapView> before) {
        MapView view = app.map(field);
        return new Drawn(map, field, view, before.map(view::differenceFrom));
    }

    private void made(Drawn drawn) {
        if (next != null) {
            next.view().dispose();
        }
        if (shown != null) {
            drawn.view().takeOver(shown.view(), drawn.difference());
        }
        next = drawn;
        drawn.view().underlay(underlay);
        Gdx.graphics.requestRendering();
    }

    /** The field that is drawn while an edit is ahead of it; none once the edit is drawn too. */
    @SuppressWarnings("ReferenceEquality") // As above.
    Optional<Battlefield> outdated() {
        return Optional.ofNullable(shown).filter(drawn -> drawn.map() != asked).map(Drawn::field);
    }

    /** Shows a picture under the map, whose ground is clear then; none if there is no picture. */
    void underlay(@Nullable Underlay picture) {
        underlay = picture;
        Stream.of(shown, next)
                .filter(Objects::nonNull)
                .forEach(drawn -> drawn.view().underlay(picture));
        Gdx.graphics.requestRendering();
    }

    /** The camera over the map; empty before the first map is ready. */
    Optional<MapCamera> camera() {
        return Optional.ofNullable(camera);
    }

    /** Says which part of the window is free for the map, in pixels from the lower left. */
    void area(int newLeft, int newBottom, int newWidth, int newHeight) {
        left = newLeft;
        bottom = newBottom;
        width = newWidth;
        height = newHeight;
        MapCamera seeing = camera;
        if (seeing != null) {
            boolean still = seeing.scale() == fittedScale && seeing.middleX() == fittedX && seeing.middleY() == fittedY;
            seeing.area(left, bottom, width, height);
            if (still) {
                fit();
            }
        }
    }

    /** Shows the whole map, and does so again in another window as long as it is not moved. */
    void fit() {
        camera().ifPresent(seeing -> {
            seeing.fitPlay();
            fittedX = seeing.middleX();
            fittedY = seeing.middleY();
            fittedScale = seeing.scale();
        });
    }

    /** Brings a hex into sight if it is not. */
    void bring(Hex hex) {
        camera().ifPresent(seeing -> {
            HexLayout layout = seeing.layout();
            if (hex.index() < layout.grid().size() && !seeing.shows(layout.x(hex), layout.y(hex))) {
                seeing.look(layout.x(hex), layout.y(hex));
            }
        });
    }

    void draw(MapContents contents) {
        change();
        if (shown != null && camera != null) {
            shown.view().draw(camera, contents, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        }
    }

    /** Shows the next map as soon as it is ready. */
    private void change() {
        Drawn coming = next;
        if (coming == null) {
            return;
        }
        boolean sameSize = camera != null
                && camera.layout().grid().columns() == coming.field().grid().columns()
                && camera.layout().grid().rows() == coming.field().grid().rows();
        if (!sameSize) {
            MapCamera made = new MapCamera(new HexLayout(coming.field().grid()));
            made.area(left, bottom, width, height);
            camera = made;
            fit();
        } else if (camera != null && !coming.view().prepare(camera)) {
            Gdx.graphics.requestRendering();
            return;
        }
        if (shown != null) {
            shown.view().dispose();
        }
        shown = coming;
        next = null;
    }

    @Override
    public void dispose() {
        worker.close();
        if (shown != null) {
            shown.view().dispose();
        }
        if (next != null) {
            next.view().dispose();
        }
    }
}
