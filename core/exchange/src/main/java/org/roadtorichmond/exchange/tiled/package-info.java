/** Maps of the editor Tiled, read and written. */
@NullMarked
package org.roadtorichmond.exchange.tiled;

import org.jspecify.annotations.NullMarked;
