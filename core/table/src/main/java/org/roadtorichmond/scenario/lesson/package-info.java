/** Lessons as data: steps on a small scenario, what completes each of them, and the gestures that do so. */
@NullMarked
package org.roadtorichmond.scenario.lesson;

import org.jspecify.annotations.NullMarked;
