package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.roadtorichmond.view.CachedPanels;

/**
 * An opaque panel that is drawn again only when it looks different, and else copied: most do not change while the map
 * moves.
 */
public final class CachedPane extends Table {
    private final CachedPanels.Part part;

    /** Wraps a panel; its picture is kept in the given part. */
    public CachedPane(Table panel, CachedPanels.Part part) {
        this.part = part;
        add(panel).grow();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        part.draw(getX(), getY(), getWidth(), getHeight(), () -> super.draw(batch, parentAlpha));
    }
}
