/** The session of a game that is played over a line with a person at another computer. */
@NullMarked
package org.roadtorichmond.session.match;

import org.jspecify.annotations.NullMarked;
