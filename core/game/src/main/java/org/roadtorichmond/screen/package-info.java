/** What the player sees and touches: menu, battle, report and editor, and the input that becomes commands. */
@NullMarked
package org.roadtorichmond.screen;

import org.jspecify.annotations.NullMarked;
