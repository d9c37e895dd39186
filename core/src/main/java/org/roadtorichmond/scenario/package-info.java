/** Maps, scenarios, positions, games and tallies as files, with the checks that tell an author what to mend and where. */
@NullMarked
package org.roadtorichmond.scenario;

import org.jspecify.annotations.NullMarked;
