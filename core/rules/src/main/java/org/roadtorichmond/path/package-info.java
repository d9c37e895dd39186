/** Ways over the ground: how far a unit can march, what the roads join, and whether supply and communications hold. */
@NullMarked
package org.roadtorichmond.path;

import org.jspecify.annotations.NullMarked;
