/** Yardsticks: how many games of a scenario went, stored so that a single game can be laid over them. */
@NullMarked
package org.roadtorichmond.scenario.yardstick;

import org.jspecify.annotations.NullMarked;
