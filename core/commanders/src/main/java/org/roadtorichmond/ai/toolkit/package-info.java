/**
 * What every commander needs: the planner of fights, the choices in the middle of a combat, what the rules oblige to, and a deputy
 * who decides whatever a commander does not want to.
 */
@NullMarked
package org.roadtorichmond.ai.toolkit;

import org.jspecify.annotations.NullMarked;
