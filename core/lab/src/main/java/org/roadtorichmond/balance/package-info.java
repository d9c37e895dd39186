/** Experiments: many games played by the computer, and the statistics and reports drawn from them. */
@NullMarked
package org.roadtorichmond.balance;

import org.jspecify.annotations.NullMarked;
