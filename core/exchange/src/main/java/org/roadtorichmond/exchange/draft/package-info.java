/** What an import has taken so far, what it left and what is missing, and the tools by which foreign files are read safely. */
@NullMarked
package org.roadtorichmond.exchange.draft;

import org.jspecify.annotations.NullMarked;
