package org.roadtorichmond.map;

import org.roadtorichmond.hex.Hex;

/**
 * Where a way leads off the map.
 *
 * @param hex a hex on the map's border
 * @param way the name of a way that begins or ends there
 * @param to where it leads
 */
public record MapEdge(Hex hex, String way, String to) {}
