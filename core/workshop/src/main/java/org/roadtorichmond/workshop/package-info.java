/**
 * A scenario and its map while they are edited, without a picture: the tree, the edits and their undo, what is wrong with it, and its
 * files.
 */
@NullMarked
package org.roadtorichmond.workshop;

import org.jspecify.annotations.NullMarked;
