/** Orders to many units at once: who belongs together, where each of them goes, and marches over several turns. Draws nothing. */
@NullMarked
package org.roadtorichmond.session.orders;

import org.jspecify.annotations.NullMarked;
