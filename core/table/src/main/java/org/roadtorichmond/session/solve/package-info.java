/** Positions that people solve: which there are, one as it is being played, and what came of it. */
@NullMarked
package org.roadtorichmond.session.solve;

import org.jspecify.annotations.NullMarked;
