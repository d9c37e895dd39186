/** Tactical positions: a small situation, what a good player makes of it as conditions, and a solution. */
@NullMarked
package org.roadtorichmond.scenario.tactic;

import org.jspecify.annotations.NullMarked;
