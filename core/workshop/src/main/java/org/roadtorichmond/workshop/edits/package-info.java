/** What a designer does to a scenario and its map, by subject. Every edit is made of the actions of the tree, and so are undo and redo. */
@NullMarked
package org.roadtorichmond.workshop.edits;

import org.jspecify.annotations.NullMarked;
