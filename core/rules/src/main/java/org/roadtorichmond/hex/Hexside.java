package org.roadtorichmond.hex;

/**
 * The side that two adjacent hexes share.
 *
 * @param first one of the two hexes
 * @param second the other
 */
public record Hexside(Hex first, Hex second) {

    /** Whether the hex is one of the two that share this side. */
    public boolean touches(Hex hex) {
        return first.equals(hex) || second.equals(hex);
    }

    @Override
    public String toString() {
        return first.number() + "/" + second.number();
    }
}
