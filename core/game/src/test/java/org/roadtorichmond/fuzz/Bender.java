package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.fuzz.JsonTree.Shape;
import org.roadtorichmond.fuzz.JsonTree.Slot;

/**
 * Makes corrupted files from the bytes of a fuzzer or from random numbers. An input that ends in a line feed, as text files do, is
 * the file itself. Any other input chooses one of several good files and the places to corrupt, so that the file passes the first
 * checks.
 */
final class Bender {
    private static final int MOST_CHANGES = 8;
    private static final int DEEP = 100;
    private static final int LONG = 5000;

    /** Values that no one would write into a file on purpose. */
    private static final List<String> JUNK = List.of(
            "null",
            "true",
            "false",
            "0",
            "1",
            "-1",
            "-0.0",
            "0.5",
            "2",
            "3",
            "99",
            "999",
            "9999",
            "2147483647",
            "2147483648",
            "-9223372036854775809",
            "1e999999999",
            "1e-999999999",
            "0.1234567890123456789",
            "NaN",
            "\"\"",
            "\" \"",
            "\"0101\"",
            "\"0101 0102 0103\"",
            "\"0101/0102\"",
            "\"9999\"",
            "\"001001\"",
            "\"../../maps\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\\ud83d\\ude00\"",
            "\"%s%n\"",
            "\"a\nb\"",
            "'single'",
            "{}",
            "[]",
            "[[]]",
            "[null]",
            "{\"\":0}",
            "",
            "\ufeff",
            "/* comment */ 1");

    /** What a number or a text may be by mistake or on purpose. */
    private static final List<String> LIMITS = List.of(
            "0",
            "-1",
            "-5",
            "2000000000",
            "2147483647",
            "-2147483648",
            "2147483648",
            "9223372036854775807",
            "1e9",
            "0.5",
            "null",
            "true",
            "\"\"",
            "\"7\"",
            '"' + "x".repeat(LONG) + '"',
            "[]",
            "{}");

    private final Luck data;

    Bender(Luck luck) {
        data = luck;
    }

    /** The file that an input of a fuzzer describes. */
    static byte[] file(FuzzedDataProvider input, List<JsonTree> good) {
        boolean spoilt = input.consumeBoolean();
        return spoilt ? new Bender(new Luck.OfFuzzer(input)).bent(good, MOST_CHANGES) : input.consumeRemainingAsBytes();
    }

    /** One of several good files, corrupted in at most a number of places. */
    byte[] bent(List<JsonTree> good, int most) {
        JsonTree tree = data.one(good).copy();
        for (int changes = data.number(0, most); changes > 0; changes--) {
            List<Slot> slots = tree.slots();
            if (!slots.isEmpty()) {
                change(data.one(slots), slots);
            }
        }
        return cut(tree.text()).getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }

    /** One of several good files in which one value is a limit, of the wrong type, or that of another place or file. */
    byte[] directed(List<JsonTree> good) {
        JsonTree tree = data.one(good).copy();
        List<Slot> values = tree.slots().stream()
                .filter(slot -> slot.child().shape() == Shape.LITERAL)
                .toList();
        Slot slot = data.one(values);
        List<Slot> others = data.one(good).slots();
        slot.put(
                switch (data.number(0, 2)) {
                    case 0 -> sibling(slot, others).copy();
                    case 1 -> data.one(values).child().copy();
                    default -> JsonTree.literal(data.one(LIMITS));
                });
        return tree.text().getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }

    private void change(Slot slot, List<Slot> slots) {
        switch (data.number(0, 9)) {
            case 0 -> slot.put(JsonTree.literal(data.one(JUNK)));
            case 1 -> slot.remove();
            case 2 -> slot.insert(slot.key(), slot.child().copy());
            case 3 -> slot.rename(data.coin() ? data.one(slots).key() : text());
            case 4 -> slot.put(data.one(slots).child().copy());
            case 5 -> slot.insert(data.one(slots).key(), data.one(slots).child().copy());
            case 6 -> slot.put(number());
            case 7 -> slot.put(JsonTree.literal(text()));
            case 8 -> slot.put(nested(slot.child()));
            default -> slot.put(sibling(slot, slots));
        }
    }

    private JsonTree number() {
        return JsonTree.literal(
                data.coin()
                        ? String.valueOf(data.number(0, 20))
                        : String.valueOf(data.number() / (data.coin() ? 1 : 2.0)));
    }

    private String text() {
        return switch (data.number(0, 3)) {
            case 0 -> String.format(Locale.ROOT, "\"%02d%02d\"", data.number(0, 12), data.number(0, 12));
            case 1 -> '"' + "x".repeat(data.number(1, LONG)) + '"';
            default -> JsonTree.quoted(data.text(20));
        };
    }

    private JsonTree nested(JsonTree inner) {
        JsonTree nested = inner;
        for (int depth = data.number(1, DEEP); depth > 0; depth--) {
            nested = JsonTree.listOf(nested);
        }
        return nested;
    }

    /** Another text or number from the file, preferably under the same key: a plausible value in the wrong place. */
    private JsonTree sibling(Slot slot, List<Slot> slots) {
        List<Slot> alike = slots.stream()
                .filter(other ->
                        other.child().shape() == Shape.LITERAL && other.key().equals(slot.key()))
                .toList();
        return (alike.isEmpty() ? slot : data.one(alike)).child().copy();
    }

    /** Rarely, cuts the file off or inserts something in the middle. */
    private String cut(String text) {
        int at = data.number(0, text.length());
        return switch (data.number(0, 31)) {
            case 1 -> text.substring(0, at);
            case 2 -> text.substring(0, at) + data.one(JUNK) + text.substring(at);
            case 3 -> text + data.text(10);
            default -> text;
        };
    }
}
