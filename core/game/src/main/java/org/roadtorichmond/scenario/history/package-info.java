/** What happened historically on a map, hour by hour, as data: events, losses by day, and where both are told. */
@NullMarked
package org.roadtorichmond.scenario.history;

import org.jspecify.annotations.NullMarked;
