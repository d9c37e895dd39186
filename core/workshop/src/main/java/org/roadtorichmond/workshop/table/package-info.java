/** The units of a scenario as a table and its arrivals as a calendar, without a picture. */
@NullMarked
package org.roadtorichmond.workshop.table;

import org.jspecify.annotations.NullMarked;
