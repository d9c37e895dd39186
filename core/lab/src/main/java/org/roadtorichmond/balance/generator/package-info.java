/** Scenarios made up by a seed: maps, armies and terms that no commander has been tuned on. */
@NullMarked
package org.roadtorichmond.balance.generator;

import org.jspecify.annotations.NullMarked;
