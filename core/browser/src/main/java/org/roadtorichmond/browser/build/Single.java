package org.roadtorichmond.browser.build;

import org.teavm.model.MethodReference;

/** Fractions of single precision, which a script has not. */
final class Single {
    static final MethodReference NEAREST = new MethodReference(Single.class, "nearest", float.class, float.class);

    private Single() {}

    /** The fraction of single precision that is nearest to a number; {@link ExactArithmetic} says what that is in a script. */
    static native float nearest(float number);
}
