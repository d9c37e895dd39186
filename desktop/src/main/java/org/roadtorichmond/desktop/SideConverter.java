package org.roadtorichmond.desktop;

import org.roadtorichmond.unit.Side;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a side from the command line, by the word that files use. */
final class SideConverter implements ITypeConverter<Side> {
    @Override
    public Side convert(String word) {
        for (Side side : Side.values()) {
            if (side.word().equals(word)) {
                return side;
            }
        }
        throw new TypeConversionException("'" + word + "' is no side; say union or confederate");
    }
}
