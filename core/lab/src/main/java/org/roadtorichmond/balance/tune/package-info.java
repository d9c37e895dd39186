/** The search of values that make a scenario what its designer wants. */
@NullMarked
package org.roadtorichmond.balance.tune;

import org.jspecify.annotations.NullMarked;
