/** Experiments as files: what is to be played how often, and what is to be changed from game to game. */
@NullMarked
package org.roadtorichmond.scenario.experiment;

import org.jspecify.annotations.NullMarked;
