/** Orders of battle as tables of spreadsheets, read and written. */
@NullMarked
package org.roadtorichmond.exchange.csv;

import org.jspecify.annotations.NullMarked;
