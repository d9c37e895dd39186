/** Fits the weights by which positions are evaluated to the results of games. */
@NullMarked
package org.roadtorichmond.balance.fit;

import org.jspecify.annotations.NullMarked;
