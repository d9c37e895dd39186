/** What happened historically on a map, hour by hour, as data: events, losses by day, and the sources of both. */
@NullMarked
package org.roadtorichmond.scenario.history;

import org.jspecify.annotations.NullMarked;
