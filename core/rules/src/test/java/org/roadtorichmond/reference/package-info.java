/**
 * The rules a second time, as plainly as they can be written: maps from hexes to things, loops over all of them, no cleverness and
 * nothing of the engine but the data that a scenario consists of. The tests here hold the engine against it.
 */
package org.roadtorichmond.reference;
