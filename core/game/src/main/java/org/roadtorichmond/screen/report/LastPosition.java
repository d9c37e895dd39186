package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.book.MapImage;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/**
 * A picture of the field as it was left: the part of the map in which anything stands or was won, the hexes that pay with the flags of those that
 * held them, and the points of each side where they came about. It is drawn before a frame, and again only for another size.
 */
final class LastPosition implements Disposable {
    private static final float ABOVE = 0.34f;
    /** How much of the map is seen round the outermost hexes that matter, in hex radii. */
    private static final float AROUND = 1.7f;
    /** The largest hexes, so that not a few of them fill the picture. */
    private static final float LARGEST = 46;

    private final Widgets ui;
    private final Session session;
    private final List<Image> images = new ArrayList<>();
    private @Nullable Texture picture;
    private int width;
    private int height;
    private boolean wanted;

    LastPosition(Widgets ui, Session session) {
        this.ui = ui;
        this.session = session;
    }

    /** An image that shows the picture as soon as it is drawn. */
    Image image(int wide, int high) {
        Image image = new Image();
        image.setScaling(Scaling.fit);
        images.removeIf(old -> old.getStage() == null);
        images.add(image);
        wanted |= picture == null || wide > width || high > height;
        width = Math.max(width, wide);
        height = Math.max(height, high);
        show(image);
        Gdx.graphics.requestRendering();
        return image;
    }

    private void show(Image image) {
        Texture made = picture;
        if (made != null) {
            image.setDrawable(new TextureRegionDrawable(made));
        }
    }

    /** Draws the picture if one is wanted; to be called before a frame is drawn, for it is drawn in the window. */
    void prepare() {
        if (!wanted) {
            return;
        }
        wanted = false;
        Texture old = picture;
        int wide = Math.min(width, Gdx.graphics.getBackBufferWidth());
        int high = Math.min(height, Gdx.graphics.getBackBufferHeight());
        MapContents contents = contents(session, ui.texts());
        MapCamera camera = camera(contents, wide, high);
        // No wider and no higher than the paper: there is nothing to be seen beside it.
        int paperWide = Math.round((camera.layout().width() + 2 * MapCamera.MARGIN) * camera.scale());
        int paperHigh = Math.round((camera.layout().height() + 2 * MapCamera.MARGIN) * camera.scale());
        int cutWide = Math.min(wide, paperWide);
        int cutHigh = Math.min(high, paperHigh);
        float x = camera.middleX();
        float y = camera.middleY();
        camera.area(0, 0, cutWide, cutHigh);
        camera.look(x, y);
        picture = MapImage.section(ui.app(), scenario(), contents, camera, cutWide, cutHigh);
        images.forEach(this::show);
        if (old != null) {
            old.dispose();
        }
    }

    private Scenario scenario() {
        return session.state().scenario();
    }

    /** Looks at all that stands on the field or was paid for, as near as fits; at the whole map where there is nothing. */
    private MapCamera camera(MapContents contents, int wide, int high) {
        MapCamera camera = new MapCamera(MapRoom.layout(ui.app(), scenario().field()));
        camera.area(0, 0, wide, high);
        List<Hex> hexes = new ArrayList<>();
        contents.counters().forEach(counter -> hexes.add(counter.hex()));
        contents.signs().stream()
                .map(KeySign::key)
                .filter(key -> key.kind() == KeyHex.Kind.OBJECTIVE)
                .forEach(key -> hexes.add(key.hex()));
        contents.over().forEach(overlay -> {
            if (overlay instanceof Overlay.Frame frame) {
                hexes.add(frame.hex());
            }
        });
        if (hexes.isEmpty()) {
            camera.fitPlay();
            return camera;
        }
        HexLayout layout = camera.layout();
        DoubleSummaryStatistics x = hexes.stream().collect(Collectors.summarizingDouble(layout::x));
        DoubleSummaryStatistics y = hexes.stream().collect(Collectors.summarizingDouble(layout::y));
        double radius =
                Math.min(wide / (x.getMax() - x.getMin() + 2 * AROUND), high / (y.getMax() - y.getMin() + 2 * AROUND));
        camera.see(
                (float) Math.floor(Math.min(ui.px(LARGEST), radius)),
                (float) (x.getMax() + x.getMin()) / 2,
                (float) (y.getMax() + y.getMin()) / 2);
        return camera;
    }

    /** What stands on the field, with what was held and paid. */
    static MapContents contents(Session session, Texts texts) {
        Game game = session.game();
        List<Overlay> over = new ArrayList<>();
        LedgerTrace trace = new LedgerTrace(game);
        Adjudication verdict = VictorySystem.judge(game);
        for (Side side : Side.values()) {
            trace.points(verdict.sides().of(side)).forEach((hex, points) -> {
                over.add(new Overlay.Frame(hex, Palette.rim(side)));
                over.add(new Overlay.Caption(
                        hex, "+" + points, Palette.rim(side), side == Side.UNION ? ABOVE : -2 * ABOVE));
            });
        }
        return BoardModel.picture(session, texts).with(List.of(), over);
    }

    @Override
    public void dispose() {
        Texture old = picture;
        if (old != null) {
            old.dispose();
        }
    }
}
