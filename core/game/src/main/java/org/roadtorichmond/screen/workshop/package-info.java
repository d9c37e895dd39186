/** The workshop in the window: the list of scenarios, and the screen on which one is edited. */
@NullMarked
package org.roadtorichmond.screen.workshop;

import org.jspecify.annotations.NullMarked;
