/** The battlefield as it lies: terrain, ways, water, crossings and named places, immutable and packed into arrays by hex. */
@NullMarked
package org.roadtorichmond.map;

import org.jspecify.annotations.NullMarked;
