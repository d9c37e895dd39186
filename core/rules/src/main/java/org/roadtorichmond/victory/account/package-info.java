/** What is paid for what, whether it is true, and the account of it: stakes, claims and facts, awards and their lines. */
@NullMarked
package org.roadtorichmond.victory.account;

import org.jspecify.annotations.NullMarked;
