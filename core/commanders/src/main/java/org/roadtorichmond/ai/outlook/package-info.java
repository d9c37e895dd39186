/** How a commander sees a position: who stands where, who can come where, what attacks bring, and who is likely to win. */
@NullMarked
package org.roadtorichmond.ai.outlook;

import org.jspecify.annotations.NullMarked;
