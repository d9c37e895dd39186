/** What players choose before a game lies on the table: a new battle with all its terms, or a saved game from the list. */
@NullMarked
package org.roadtorichmond.session.begin;

import org.jspecify.annotations.NullMarked;
