/** What all screens are made of: pages, the theme, focus, dialogs and sounds. */
@NullMarked
package org.roadtorichmond.screen.kit;

import org.jspecify.annotations.NullMarked;
