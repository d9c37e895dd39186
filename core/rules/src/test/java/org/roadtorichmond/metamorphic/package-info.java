/** Laws about pairs of battles: what a change of the one does to all answers about the other. */
@NullMarked
package org.roadtorichmond.metamorphic;

import org.jspecify.annotations.NullMarked;
