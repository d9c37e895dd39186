/** How games are decided: the victory systems by name, and what is asked of them; every point can be traced to the event that earned it. */
@NullMarked
package org.roadtorichmond.victory;

import org.jspecify.annotations.NullMarked;
