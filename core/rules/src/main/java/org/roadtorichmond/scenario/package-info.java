/**
 * The files: maps, scenarios, positions, saved games, tally sheets, doctrines, tactical positions and histories, read with every fault reported at its place.
 *
 * <p>A file is read in two steps. {@link org.roadtorichmond.scenario.json.Result} is what comes out of both: the value,
 * or all the {@link org.roadtorichmond.scenario.json.Problem problems}, never half of each. The first step turns bytes
 * into a tree whose nodes know their line, column and path; the second turns objects of the tree into records and goes
 * on after a fault, so that one run reports them all.
 */
@NullMarked
package org.roadtorichmond.scenario;

import org.jspecify.annotations.NullMarked;
