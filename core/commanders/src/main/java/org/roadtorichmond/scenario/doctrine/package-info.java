/** Doctrines: how boldly commanders play, as data. */
@NullMarked
package org.roadtorichmond.scenario.doctrine;

import org.jspecify.annotations.NullMarked;
