package org.roadtorichmond.screen.book;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.Scaling;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.Palette;

/**
 * The map of a scenario as a plate of a book: framed, filled to its edges with the ground on which both armies stand at first. It is
 * drawn before the next frame at the size in which it is shown, and kept until another scenario or size is asked for.
 */
final class MapPlate implements Disposable {
    private static final float FRAME = 3;

    private final BookPage page;
    private @Nullable Texture drawn;
    private String shown = "";

    MapPlate(BookPage page) {
        this.page = page;
    }

    /**
     * The plate with its frame.
     *
     * @param name tells the scenario from others
     * @param room the width with the frame, in pixels
     * @param height the height without the frame, in pixels
     */
    Table of(LoadedScenario loaded, String name, float room, int height) {
        Table frame = new Table();
        frame.setBackground(page.theme().box(Palette.PANEL, Palette.INK, FRAME));
        int width = Math.max(1, Math.round(room - frame.getPadLeft() - frame.getPadRight()));
        Image image = new Image();
        image.setScaling(Scaling.stretch);
        frame.add(image).grow().height(height).minWidth(0);
        String wanted = name + " " + width + " " + height;
        Texture old = drawn;
        if (old != null && shown.equals(wanted)) {
            image.setDrawable(new TextureRegionDrawable(old));
        } else {
            page.plate(() -> {
                image.setDrawable(new TextureRegionDrawable(draw(loaded, width, height)));
                shown = wanted;
            });
        }
        return frame;
    }

    private Texture draw(LoadedScenario loaded, int width, int height) {
        dispose();
        // The dice do not matter to what stands where at first.
        Session session = new Session(loaded, VictorySystems.newGame(loaded.survey(), 1), Seats.BOTH_HUMAN);
        Texture made = MapImage.ofGround(
                page.app(), loaded.scenario(), BoardModel.picture(session, page.texts()), width, height);
        drawn = made;
        return made;
    }

    @Override
    public void dispose() {
        Texture old = drawn;
        if (old != null) {
            old.dispose();
            drawn = null;
        }
    }
}
