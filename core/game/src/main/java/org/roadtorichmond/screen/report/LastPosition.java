package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.battle.board.Layers;
import org.roadtorichmond.screen.book.MapImage;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/**
 * A picture of the field as it was left: the whole map with all that stands on it, the hexes that pay in the colour of the side that
 * held them, and the points of each side where they came about. It is drawn before a frame, and again only for another size.
 */
final class LastPosition implements Disposable {
    private static final float ABOVE = 0.34f;
    private static final float HELD = 0.5f;

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
        picture = MapImage.take(
                ui.app(), session.game().state().scenario(), contents(session), width, height);
        images.forEach(this::show);
        if (old != null) {
            old.dispose();
        }
    }

    /** What stands on the field, with what was held and paid. */
    static MapContents contents(Session session) {
        Game game = session.game();
        List<Overlay> under = new ArrayList<>();
        List<Overlay> over = new ArrayList<>();
        Objectives.holders(game.state()).forEach((hex, holder) -> {
            holder.ifPresent(side -> under.add(new Overlay.Shade(hex, Palette.clear(Palette.rim(side), HELD))));
            over.add(new Overlay.Frame(hex, holder.map(Layers::line).orElse(Palette.INK)));
        });
        LedgerTrace trace = new LedgerTrace(game);
        Adjudication verdict = VictorySystem.judge(game);
        for (Side side : Side.values()) {
            trace.points(verdict.sides().of(side)).forEach((hex, points) -> {
                over.add(new Overlay.Frame(hex, Layers.line(side)));
                over.add(new Overlay.Caption(
                        hex, "+" + points, Palette.rim(side), side == Side.UNION ? ABOVE : -2 * ABOVE));
            });
        }
        return new MapContents(BoardModel.picture(session).counters(), under, over);
    }

    @Override
    public void dispose() {
        Texture old = picture;
        if (old != null) {
            old.dispose();
        }
    }
}
