/**
 * A second implementation of the rules, as plain as possible: maps from hexes to things, and loops over all of them. It uses
 * nothing of the engine except the data of scenarios. The tests here compare the engine with it.
 */
package org.roadtorichmond.reference;
