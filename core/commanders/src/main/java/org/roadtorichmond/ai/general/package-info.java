/** The general: a search over whole-turn plans, judged by what comes of them on both sides. */
@NullMarked
package org.roadtorichmond.ai.general;

import org.jspecify.annotations.NullMarked;
