/** The field manual as it is read: its paragraphs, and its tables with the figures of the rules that are in force. */
@NullMarked
package org.roadtorichmond.session.manual;

import org.jspecify.annotations.NullMarked;
