/** Scenarios that people give each other: one zip or folder with all files that a scenario needs. */
@NullMarked
package org.roadtorichmond.exchange.share;

import org.jspecify.annotations.NullMarked;
