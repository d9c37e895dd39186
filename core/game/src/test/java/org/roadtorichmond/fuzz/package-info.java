/** Fuzzers: whatever a file contains and whatever a player asks for, the game answers and nothing is thrown. */
package org.roadtorichmond.fuzz;
