/** The commanders by name. */
@NullMarked
package org.roadtorichmond.ai.roster;

import org.jspecify.annotations.NullMarked;
