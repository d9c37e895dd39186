/** The victory systems, each a tally whose every point can be traced to the event that earned it. */
@NullMarked
package org.roadtorichmond.victory;

import org.jspecify.annotations.NullMarked;
