/** Maps and orders of battle from and for other programs: the way in for each file, whatever its kind. */
@NullMarked
package org.roadtorichmond.exchange;

import org.jspecify.annotations.NullMarked;
