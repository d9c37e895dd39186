package org.roadtorichmond.map;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.words.Sentence;

/** What players call a hex: by name where the map has one, with the number second; the number alone elsewhere. */
public final class HexNames {
    private static final int BESIDE = 1;

    private HexNames() {}

    /** A hex within a sentence: the place in it, or the way that leads off the map there, or the number alone. */
    public static Sentence of(Battlefield field, Hex hex) {
        return field.placeName(hex)
                .or(() -> way(field, hex))
                .map(name -> Sentence.of("hex.named", brief(name), hex))
                .orElseGet(() -> Sentence.of("verbatim", hex));
    }

    /** A sentence of which each value that is the number of a hex is what that hex is called within a sentence. */
    public static Sentence within(Battlefield field, Sentence sentence) {
        return new Sentence(
                sentence.key(),
                sentence.values().stream().map(value -> within(field, value)).toList());
    }

    private static Object within(Battlefield field, Object value) {
        if (value instanceof Sentence part) {
            return within(field, part);
        } else if (value instanceof List<?> list) {
            return list.stream().map(each -> within(field, each)).toList();
        }
        return hex(field, value).<Object>map(hex -> of(field, hex)).orElse(value);
    }

    /** The hexes whose numbers are values of a sentence, in order. */
    public static List<Hex> in(Battlefield field, Sentence sentence) {
        return in(field, sentence.values()).toList();
    }

    private static Stream<Hex> in(Battlefield field, List<?> values) {
        return values.stream().flatMap(value -> {
            if (value instanceof Sentence part) {
                return in(field, part.values());
            }
            return value instanceof List<?> list ? in(field, list) : hex(field, value).stream();
        });
    }

    private static Optional<Hex> hex(Battlefield field, Object value) {
        return value instanceof String number ? field.grid().parse(number) : Optional.empty();
    }

    /** A hex as a piece of ground, standing by itself: the place in it, the bridge or place beside it, or the way that leads off the map there. */
    public static Sentence ground(Battlefield field, Hex hex) {
        Optional<String> own = field.placeName(hex).or(() -> crossing(field, hex));
        Optional<String> near = own.isPresent() ? Optional.empty() : beside(field, hex);
        return near.isPresent()
                ? Sentence.of("hex.near", brief(near.get()), hex)
                : named(hex, own.or(() -> way(field, hex)));
    }

    /** A hex as a way off the map, standing by itself: what leads off there, or else what it is called as ground. */
    public static Sentence exit(Battlefield field, Hex hex) {
        Optional<String> way = way(field, hex);
        return way.isPresent() ? named(hex, way) : ground(field, hex);
    }

    private static Sentence named(Hex hex, Optional<String> name) {
        return name.map(known -> Sentence.of("hex.named", brief(known), hex))
                .orElseGet(() -> Sentence.of("hex.numbered", hex));
    }

    /** A name without what stands behind it in brackets. */
    public static String brief(String name) {
        int bracket = name.indexOf(" (");
        return bracket > 0 ? name.substring(0, bracket) : name;
    }

    private static Optional<String> crossing(Battlefield field, Hex hex) {
        return field.crossings().stream()
                .filter(crossing -> !crossing.name().isEmpty())
                .filter(crossing -> near(field, hex, crossing.hexside().first())
                        || near(field, hex, crossing.hexside().second()))
                .map(Crossing::name)
                .findFirst();
    }

    private static Optional<String> beside(Battlefield field, Hex hex) {
        return field.places().stream()
                .filter(place -> near(field, hex, place.hex()))
                .map(NamedPlace::name)
                .findFirst();
    }

    private static boolean near(Battlefield field, Hex hex, Hex other) {
        return field.grid().distance(hex.index(), other.index()) <= BESIDE;
    }

    private static Optional<String> way(Battlefield field, Hex hex) {
        return field.edges().stream()
                .filter(edge -> edge.hex().equals(hex))
                .map(MapEdge::way)
                .findFirst();
    }
}
