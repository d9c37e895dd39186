/** Who wins the scenario that is being edited, found by games that are played in the background. */
@NullMarked
package org.roadtorichmond.workshop.balance;

import org.jspecify.annotations.NullMarked;
