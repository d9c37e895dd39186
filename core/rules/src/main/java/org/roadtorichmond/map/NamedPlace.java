package org.roadtorichmond.map;

import org.roadtorichmond.hex.Hex;

/**
 * A named place, for the eye only.
 *
 * @param name what it is called
 * @param hex where it is
 */
public record NamedPlace(String name, Hex hex) {}
