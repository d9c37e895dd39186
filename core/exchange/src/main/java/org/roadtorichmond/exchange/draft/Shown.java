package org.roadtorichmond.exchange.draft;

import java.util.Optional;
import org.roadtorichmond.exchange.picture.UnpackedPicture;

/** A picture that a question is about, such as that of a tile. Nothing of it is read before it is wanted. */
@FunctionalInterface
public interface Shown {
    /**
     * The picture; empty if it cannot be read. Any thread may ask for it.
     *
     * @param longest the most pixels of a side, at least 1
     */
    Optional<UnpackedPicture> unpack(int longest);
}
