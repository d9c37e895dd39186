/** Duels: two commanders play the same games from both sides, and what that says of their strength. */
@NullMarked
package org.roadtorichmond.balance.duel;

import org.jspecify.annotations.NullMarked;
