/** The victory systems, one class for each document. */
@NullMarked
package org.roadtorichmond.victory.systems;

import org.jspecify.annotations.NullMarked;
