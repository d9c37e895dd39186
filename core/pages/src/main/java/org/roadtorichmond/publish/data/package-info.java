/** Tables and charts as data: what a report shows, before a page, a window or a file for spreadsheets shows it in its own way. */
@NullMarked
package org.roadtorichmond.publish.data;

import org.jspecify.annotations.NullMarked;
