/** What a report says of a game that has ended: in words, in losses by day, and beside what it is compared with. */
@NullMarked
package org.roadtorichmond.session.report;

import org.jspecify.annotations.NullMarked;
