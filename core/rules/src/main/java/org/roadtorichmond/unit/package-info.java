/** The units as Ashley components that hold data only, with the families, mappers and index that find them. */
@NullMarked
package org.roadtorichmond.unit;

import org.jspecify.annotations.NullMarked;
