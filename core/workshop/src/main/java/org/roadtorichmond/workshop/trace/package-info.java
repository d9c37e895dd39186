/** The picture under the map that a designer traces: where it lies, how it is fitted, and the files that keep it. */
@NullMarked
package org.roadtorichmond.workshop.trace;

import org.jspecify.annotations.NullMarked;
