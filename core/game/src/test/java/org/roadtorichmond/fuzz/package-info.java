/** Fuzz tests: whatever a file contains and whatever a player asks for, the game answers and throws nothing. */
package org.roadtorichmond.fuzz;
