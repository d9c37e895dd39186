package org.roadtorichmond.desktop;

import java.math.BigInteger;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers from the command line, and explains in words what is not a number. */
final class NumberConverters {
    private NumberConverters() {}

    static void register(CommandLine commandLine) {
        commandLine.registerConverter(Integer.class, NumberConverters::integer);
        commandLine.registerConverter(int.class, NumberConverters::integer);
        commandLine.registerConverter(Long.class, NumberConverters::wide);
        commandLine.registerConverter(long.class, NumberConverters::wide);
    }

    private static int integer(String text) {
        return (int) number(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static long wide(String text) {
        return number(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Digits are always read as English ones, whatever the language of the machine. */
    private static long number(String text, long least, long most) {
        if (!text.matches("[+-]?[0-9]{1,30}")) {
            throw new TypeConversionException("'" + text + "' is no whole number");
        }
        BigInteger number = new BigInteger(text);
        if (number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new TypeConversionException(
                    "'" + text + "' is out of range; give a whole number from " + least + " to " + most);
        }
        return number.longValueExact();
    }
}
