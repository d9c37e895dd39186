/** Dice that two players draw together, so that neither can know or choose one, and that anybody can check afterwards. */
@NullMarked
package org.roadtorichmond.scenario.dice;

import org.jspecify.annotations.NullMarked;
