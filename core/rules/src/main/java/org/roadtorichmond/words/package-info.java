/** Sentences as data: the key of a text and what fills its places, put into words only when somebody asks for them. */
@NullMarked
package org.roadtorichmond.words;

import org.jspecify.annotations.NullMarked;
