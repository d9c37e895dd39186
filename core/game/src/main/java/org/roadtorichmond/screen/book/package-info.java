/** The pages before and beside a battle: title, set-up, loading, settings. */
@NullMarked
package org.roadtorichmond.screen.book;

import org.jspecify.annotations.NullMarked;
