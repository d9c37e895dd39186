/** What an experiment shows as one page to read in a browser, which needs no network. */
@NullMarked
package org.roadtorichmond.publish.report;

import org.jspecify.annotations.NullMarked;
