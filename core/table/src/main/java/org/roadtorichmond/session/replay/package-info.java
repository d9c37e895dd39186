/** A recorded game, step by step, and the time in which it is shown. */
@NullMarked
package org.roadtorichmond.session.replay;

import org.jspecify.annotations.NullMarked;
