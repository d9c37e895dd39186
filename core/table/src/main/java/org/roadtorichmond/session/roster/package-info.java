/** The order of battle: both armies as they are divided, and what has become of each unit. */
@NullMarked
package org.roadtorichmond.session.roster;

import org.jspecify.annotations.NullMarked;
