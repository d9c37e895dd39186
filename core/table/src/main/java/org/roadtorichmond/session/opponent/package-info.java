/** What the other side did in its last player-turn: read from the log, grouped by place, and put into words. */
@NullMarked
package org.roadtorichmond.session.opponent;

import org.jspecify.annotations.NullMarked;
