/** Metamorphic tests: laws on pairs of battles, which say how a change of the one affects all answers about the other. */
@NullMarked
package org.roadtorichmond.metamorphic;

import org.jspecify.annotations.NullMarked;
