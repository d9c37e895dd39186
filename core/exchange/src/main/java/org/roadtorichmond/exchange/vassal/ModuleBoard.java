package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.vassal.HexNumbers.Raw;

/**
 * A board of a map.
 *
 * @param name its name
 * @param image the file of its picture; empty if it has none
 * @param width its width in pixels; 0 if that is not known
 * @param height its height in pixels
 * @param grid its hexes, if it has any
 * @param field the zone whose hexes they are, if they are not those of the whole board
 * @param zones its zones, of which the first that has a point counts
 */
record ModuleBoard(
        String name,
        String image,
        int width,
        int height,
        Optional<HexNumbers> grid,
        Optional<Zone> field,
        List<Zone> zones) {
    private static final int MOST_CORNERS = 10_000;
    private static final long MOST_HEXES = 100_000;
    private static final int MARGIN = 2;

    /**
     * A zone of a board.
     *
     * @param name its name
     * @param format how places in it are called
     * @param xs the corners of its border, across
     * @param ys and down
     * @param parent whether the hexes of the board are those of the zone
     * @param grid hexes of its own, if it has any
     */
    record Zone(
            String name, String format, List<Integer> xs, List<Integer> ys, boolean parent, Optional<HexNumbers> grid) {
        static Zone of(XmlElement element) {
            List<Integer> xs = new ArrayList<>();
            List<Integer> ys = new ArrayList<>();
            for (String corner : element.attribute("path").orElse("").split(";", -1)) {
                String[] parts = corner.split(",", -1);
                if (parts.length == 2
                        && xs.size() < MOST_CORNERS
                        && parts[0].strip().matches("-?[0-9]{1,6}")
                        && parts[1].strip().matches("-?[0-9]{1,6}")) {
                    xs.add(Integer.valueOf(parts[0].strip()));
                    ys.add(Integer.valueOf(parts[1].strip()));
                }
            }
            return new Zone(
                    element.attribute("name").orElse(""),
                    element.attribute("locationFormat").orElse("$name$"),
                    xs,
                    ys,
                    element.truth("useParentGrid", false),
                    hexes(element));
        }

        /** Whether a point is within the border, by the even-odd rule. */
        boolean contains(int x, int y) {
            boolean inside = false;
            for (int i = 0, j = xs.size() - 1; i < xs.size(); j = i, i++) {
                boolean crosses = ys.get(i) > y != ys.get(j) > y
                        && x < (double) (xs.get(j) - xs.get(i)) * (y - ys.get(i)) / (ys.get(j) - ys.get(i)) + xs.get(i);
                inside ^= crosses;
            }
            return inside;
        }

        /** How large the rectangle about it is, in pixels. */
        private long size() {
            return (long) extent(xs) * extent(ys);
        }

        private int extent(List<Integer> values) {
            int least = values.stream().mapToInt(Integer::intValue).min().orElse(0);
            return values.stream().mapToInt(Integer::intValue).max().orElse(0) - least;
        }
    }

    static ModuleBoard of(XmlElement element, ModuleZip archive) {
        String image = element.attribute("image").orElse("");
        Optional<ImageSize> size = archive.image(image);
        Optional<XmlElement> zoned = child(element, "ZonedGrid");
        XmlElement holder = zoned.orElse(element);
        Optional<HexNumbers> whole = hexes(holder);
        List<Zone> zones = holder.children().stream()
                .filter(child -> child.name().endsWith(".Zone"))
                .map(Zone::of)
                .toList();
        Optional<Zone> field = zones.stream()
                .filter(zone -> whole.isEmpty() && zone.grid().isPresent() && !zone.parent())
                .max(Comparator.comparingLong(Zone::size));
        return new ModuleBoard(
                element.attribute("name").orElse(""),
                image,
                size.map(ImageSize::width).orElse(element.whole("width", 0, 0, ImageSize.LARGEST)),
                size.map(ImageSize::height).orElse(element.whole("height", 0, 0, ImageSize.LARGEST)),
                whole.or(() -> field.flatMap(Zone::grid)),
                field,
                zones);
    }

    private static Optional<XmlElement> child(XmlElement element, String ending) {
        return element.children().stream()
                .filter(each -> each.name().endsWith("." + ending))
                .findFirst();
    }

    private static Optional<HexNumbers> hexes(XmlElement holder) {
        return child(holder, "HexGrid").flatMap(HexNumbers::of);
    }

    /** What the place of a pixel is called. */
    String place(int x, int y) {
        Optional<Zone> zone = zones.stream().filter(each -> each.contains(x, y)).findFirst();
        if (zone.isEmpty()) {
            return grid.filter(hexes -> field.isEmpty())
                    .map(hexes -> hexes.name(hexes.at(x, y), width, height))
                    .orElse("");
        }
        Zone in = zone.get();
        String number = in.parent()
                ? grid.map(hexes -> hexes.name(hexes.at(x, y), width, height)).orElse("")
                : in.grid()
                        .map(hexes -> hexes.name(hexes.at(x, y), in.extent(in.xs()), in.extent(in.ys())))
                        .orElse("");
        return in.format()
                .replace("$name$", in.name())
                .replace("$gridLocation$", number)
                .strip();
    }

    /** The hex of the board's own grid at a pixel; empty where a zone without that grid is. */
    Optional<Raw> hex(int x, int y) {
        Optional<Zone> zone = zones.stream().filter(each -> each.contains(x, y)).findFirst();
        boolean within =
                field.isPresent() ? zone.equals(field) : zone.map(Zone::parent).orElse(true);
        return grid.filter(hexes -> within).map(hexes -> hexes.at(x, y));
    }

    /** The hexes that lie wholly on the board; none if there would be more than any map has. */
    List<Raw> whole() {
        List<Raw> whole = new ArrayList<>();
        if (grid.isEmpty() || width == 0 || height == 0) {
            return whole;
        }
        HexNumbers hexes = grid.get();
        int across = hexes.sideways() ? height : width;
        int down = hexes.sideways() ? width : height;
        if ((across / hexes.dx() + 2) * (down / hexes.dy() + 2) > MOST_HEXES) {
            return whole;
        }
        double half = hexes.dx() * 2 / 3;
        int first = (int) Math.floor(-hexes.x0() / hexes.dx());
        int last = (int) Math.ceil((across - hexes.x0()) / hexes.dx());
        int top = (int) Math.floor(-hexes.y0() / hexes.dy()) - 1;
        int bottom = (int) Math.ceil((down - hexes.y0()) / hexes.dy());
        for (int column = first; column <= last; column++) {
            double x = hexes.x0() + column * hexes.dx();
            for (int row = top; row <= bottom; row++) {
                Raw raw = new Raw(column, row);
                double y = hexes.y0() + row * hexes.dy() + (raw.odd() ? hexes.dy() / 2 : 0);
                int[] middle = hexes.middle(raw);
                boolean inside =
                        field.map(zone -> zone.contains(middle[0], middle[1])).orElse(true)
                                && x - half >= -MARGIN
                                && x + half <= across + MARGIN
                                && y - hexes.dy() / 2 >= -MARGIN
                                && y + hexes.dy() / 2 <= down + MARGIN;
                if (inside) {
                    whole.add(raw);
                }
            }
        }
        return whole;
    }

    /** The middles of hexes by what is printed in them, zones included; of two of one name the first. */
    Map<String, int[]> middles() {
        Map<String, int[]> middles = new HashMap<>();
        for (Raw raw : whole()) {
            int[] middle = grid.orElseThrow().middle(raw);
            middles.putIfAbsent(place(middle[0], middle[1]), middle);
        }
        return middles;
    }
}
