/** What a commander's plans are worth beside the plain colonel's, position by position, without playing games to their end. */
@NullMarked
package org.roadtorichmond.balance.regret;

import org.jspecify.annotations.NullMarked;
