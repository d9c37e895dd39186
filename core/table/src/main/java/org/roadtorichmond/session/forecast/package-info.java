/** What attacks would bring: odds, faces, chances and points, of one attack or of several together. */
@NullMarked
package org.roadtorichmond.session.forecast;

import org.jspecify.annotations.NullMarked;
