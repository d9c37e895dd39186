/** A finished game looked at again: how clear its result is, when it turned, and which decisions were the best and the worst. */
@NullMarked
package org.roadtorichmond.session.review;

import org.jspecify.annotations.NullMarked;
