/** Work that is done beside the thread of the game, and wishes to be notified. */
@NullMarked
package org.roadtorichmond.work;

import org.jspecify.annotations.NullMarked;
