/** The line of a match between two computers: TLS over TCP, opened by a word that both players know. */
@NullMarked
package org.roadtorichmond.match.line;

import org.jspecify.annotations.NullMarked;
