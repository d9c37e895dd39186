package org.roadtorichmond.view;

import com.badlogic.gdx.utils.Disposable;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A picture that is painted once, and again only when another size or palette is asked for. */
final class CachedPicture implements Disposable {
    private final Ink ink;
    private @Nullable Picture picture;
    private ColourScheme scheme = ColourScheme.HIGH_CONTRAST;

    CachedPicture(Ink ink) {
        this.ink = ink;
    }

    /** The picture of a size in pixels; where it has to be painted, the painter is given it. */
    Picture of(int width, int height, Consumer<Picture> painter) {
        Picture made = picture;
        if (made != null && made.width() == width && made.height() == height && scheme == Palette.scheme()) {
            return made;
        }
        dispose();
        Picture fresh = new Picture(width, height, true);
        fresh.paint(ink, () -> painter.accept(fresh));
        picture = fresh;
        scheme = Palette.scheme();
        return fresh;
    }

    /** The picture as it was painted last, if that was in the present palette. */
    Optional<Picture> painted() {
        return Optional.ofNullable(picture).filter(made -> scheme == Palette.scheme());
    }

    /** Shows the picture of another one, too; this one must have none yet. */
    void share(CachedPicture before) {
        Picture made = before.picture;
        picture = made == null ? null : made.shared();
        scheme = before.scheme;
    }

    @Override
    public void dispose() {
        Picture made = picture;
        if (made != null) {
            made.dispose();
        }
        picture = null;
    }
}
