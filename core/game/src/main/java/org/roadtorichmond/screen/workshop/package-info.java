/** The workshop: scenarios made and tried in the window. */
@NullMarked
package org.roadtorichmond.screen.workshop;

import org.jspecify.annotations.NullMarked;
