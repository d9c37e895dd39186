/** A match by files that go to and fro: what stands in them, and a side's place in such a match. */
@NullMarked
package org.roadtorichmond.match.mail;

import org.jspecify.annotations.NullMarked;
