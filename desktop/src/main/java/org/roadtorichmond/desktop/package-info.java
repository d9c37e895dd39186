/** The desktop application: the command line, and the window that LWJGL opens for the game. */
@NullMarked
package org.roadtorichmond.desktop;

import org.jspecify.annotations.NullMarked;
