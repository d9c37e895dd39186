/** What a commander would do, and why, in words: for players who ask. */
@NullMarked
package org.roadtorichmond.ai.advice;

import org.jspecify.annotations.NullMarked;
