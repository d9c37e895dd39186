/** A game as it lies on the table of a program: its session, and everything that goes on with it until it is put away. */
@NullMarked
package org.roadtorichmond.session.table;

import org.jspecify.annotations.NullMarked;
