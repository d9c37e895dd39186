/** Lessons as they are taken: which step is on, whether it is done, what the other side does, and how far a player has come. */
@NullMarked
package org.roadtorichmond.session.lesson;

import org.jspecify.annotations.NullMarked;
