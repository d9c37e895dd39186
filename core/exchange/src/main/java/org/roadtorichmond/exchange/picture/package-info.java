/** Pictures in PNG and JPEG that a designer traces: their size is read before anything of them is unpacked. */
@NullMarked
package org.roadtorichmond.exchange.picture;

import org.jspecify.annotations.NullMarked;
