/** The tour of the workshop: six steps, each of which is done when it was really done. */
@NullMarked
package org.roadtorichmond.workshop.tour;

import org.jspecify.annotations.NullMarked;
