/** Pure geometry of the hex grid: hexes, directions, hexsides, distances and lines of sight, before any ground lies on it. */
@NullMarked
package org.roadtorichmond.hex;

import org.jspecify.annotations.NullMarked;
