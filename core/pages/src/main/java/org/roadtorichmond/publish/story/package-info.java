/** What happened in a game as one page to share, in all languages of the program. */
@NullMarked
package org.roadtorichmond.publish.story;

import org.jspecify.annotations.NullMarked;
