/** Maps, scenarios and positions: trees become a battlefield, units, zones and terms of victory. */
@NullMarked
package org.roadtorichmond.scenario.setup;

import org.jspecify.annotations.NullMarked;
