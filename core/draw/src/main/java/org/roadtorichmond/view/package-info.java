/** The game as pictures: map, counters, overlays and animation drawn with LibGDX, deciding nothing. */
@NullMarked
package org.roadtorichmond.view;

import org.jspecify.annotations.NullMarked;
