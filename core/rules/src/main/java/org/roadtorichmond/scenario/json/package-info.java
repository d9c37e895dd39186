/** Text to tree: the first step of reading, in which every node knows its line, column and path and every fault is kept. */
@NullMarked
package org.roadtorichmond.scenario.json;

import org.jspecify.annotations.NullMarked;
