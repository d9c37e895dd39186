/** Tactical positions put to commanders: playing them, judging their conditions, and marks for many seeds. */
@NullMarked
package org.roadtorichmond.balance.tactics;

import org.jspecify.annotations.NullMarked;
