/** What pages to read in a browser are made of; they need no network. */
@NullMarked
package org.roadtorichmond.publish.page;

import org.jspecify.annotations.NullMarked;
