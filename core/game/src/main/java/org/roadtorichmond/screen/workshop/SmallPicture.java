package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Scaling;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.picture.UnpackedPicture;

/** A picture of a file of another program, such as that of a tile. It is disposed of as soon as it leaves its stage. */
final class SmallPicture extends Image {
    private final Texture texture;
    private boolean seen;

    SmallPicture(UnpackedPicture picture) {
        this(texture(picture));
    }

    private SmallPicture(Texture texture) {
        super(new TextureRegionDrawable(texture), Scaling.fit);
        this.texture = texture;
    }

    private static Texture texture(UnpackedPicture picture) {
        Pixmap pixels = new Pixmap(picture.width(), picture.height(), Pixmap.Format.RGBA8888);
        pixels.getPixels().put(picture.rgba()).flip();
        Texture made = new Texture(pixels);
        made.setFilter(TextureFilter.Linear, TextureFilter.Linear);
        pixels.dispose();
        return made;
    }

    @Override
    protected void setStage(@Nullable Stage stage) {
        super.setStage(stage);
        if (stage == null && seen) {
            texture.dispose();
        }
        seen = stage != null;
    }
}
