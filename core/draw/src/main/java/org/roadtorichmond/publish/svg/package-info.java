/** The map with what stands on it as a drawing in SVG, which needs no display. */
@NullMarked
package org.roadtorichmond.publish.svg;

import org.jspecify.annotations.NullMarked;
