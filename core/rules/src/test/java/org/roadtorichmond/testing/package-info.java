/** Builders of tiny worlds, with which tests read as situations. */
@NullMarked
package org.roadtorichmond.testing;

import org.jspecify.annotations.NullMarked;
