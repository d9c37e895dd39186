/** What a click or a key means now: selection, marches, attacks, decisions, and why something is not allowed. */
@NullMarked
package org.roadtorichmond.session.control;

import org.jspecify.annotations.NullMarked;
