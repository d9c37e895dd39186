/** How a commander sees a position: where units stand and can come, what attacks bring, and which side is likely to win. */
@NullMarked
package org.roadtorichmond.ai.outlook;

import org.jspecify.annotations.NullMarked;
