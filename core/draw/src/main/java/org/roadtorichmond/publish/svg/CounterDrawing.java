package org.roadtorichmond.publish.svg;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Counter;

/**
 * Draws counters in the manner of the game: Union ones square, Confederate ones with clipped corners, the formation's colour down
 * the left edge, and a red rim and a ribbon for what is shaken. Each look is drawn once and used.
 */
record CounterDrawing(DrawingLayout layout, SvgWriter svg) {
    private static final double HALF = 22;
    private static final double CLIP = 7.5;
    private static final double STAGGER = 8;
    private static final int LONGEST = 7;

    /** A counter's look without its numbers. */
    private record Look(Side side, Arm arm, boolean shaken) {
        String id() {
            return Style.letter(side) + arm.ordinal() + (shaken ? "s" : "");
        }
    }

    void draw(List<Counter> counters) {
        svg.open("defs");
        defineLooks(counters);
        svg.close();
        svg.open("g", "class", "counter");
        stacks(counters, (counter, x, y) -> {
            String place = "translate(" + PathData.number(x) + " " + PathData.number(y) + ")";
            svg.open("g", "class", Style.letter(counter.side()), "transform", place);
            print(counter);
            svg.close();
        });
        svg.close();
    }

    /** Draws a counter whose middle is at a point. */
    interface Placing {
        void place(Counter counter, double x, double y);
    }

    /** Defines how counters look without their numbers, each look once. */
    void defineLooks(Collection<Counter> counters) {
        Map<String, Look> looks = new TreeMap<>();
        counters.stream().map(CounterDrawing::look).forEach(look -> looks.put(look.id(), look));
        looks.values().forEach(this::define);
    }

    /** Defines a counter with its numbers under an id, to be used where it stands. */
    void define(String id, Counter counter) {
        svg.open("g", "id", id, "class", Style.letter(counter.side()));
        print(counter);
        svg.close();
    }

    /** Gives each counter its point; those of one hex are staggered. */
    void stacks(List<Counter> counters, Placing placing) {
        Map<Hex, List<Counter>> stacks = new LinkedHashMap<>();
        counters.forEach(counter ->
                stacks.computeIfAbsent(counter.hex(), hex -> new ArrayList<>()).add(counter));
        stacks.forEach((hex, stack) -> stack(hex, stack, placing));
    }

    private static Look look(Counter counter) {
        return new Look(counter.side(), counter.arm(), counter.shaken());
    }

    private void stack(Hex hex, List<Counter> stack, Placing placing) {
        for (int i = 0; i < stack.size(); i++) {
            double off = (i - (stack.size() - 1) / 2.0) * STAGGER;
            placing.place(stack.get(i), layout.x(hex) + off, layout.y(hex) + off * 0.75);
        }
    }

    private void print(Counter counter) {
        svg.text("title", counter.label());
        String look = svg.ref("c" + look(counter).id());
        svg.empty("use", "href", look, "class", "b" + Math.floorMod(counter.band(), Style.bands()));
        double middle = counter.shaken() ? -1 : 2;
        svg.text("text", shortened(counter.label()), "class", "l fine", "x", middle, "y", -12.5);
        svg.open("text", "class", "s", "x", middle, "y", 16);
        svg.characters(Integer.toString(counter.strength()));
        svg.text("tspan", "–" + counter.allowance(), "class", "fine");
        svg.close();
    }

    /** A designation that is too long without its formation, or without its end. */
    private static String shortened(String label) {
        int slash = label.indexOf('/');
        String text = label.length() > LONGEST && slash > 4 ? label.substring(0, slash) : label;
        int most = Math.min(text.length(), LONGEST + 2);
        return text.substring(0, text.offsetByCodePoints(0, text.codePointCount(0, most)));
    }

    private void define(Look look) {
        String side = Style.letter(look.side());
        double edge = look.shaken() ? 3 : 1.2;
        svg.open("g", "id", svg.id("c" + look.id()));
        shape(look.side(), HALF, "transform", "translate(1.6 2.2)", "fill-opacity", ".38");
        shape(look.side(), HALF, "class", look.shaken() ? "shaken" : "rim-" + side);
        shape(look.side(), HALF - edge, "class", "face-" + side);
        double clip = look.side() == Side.UNION ? edge : CLIP;
        rectangle(-HALF + edge, -HALF + clip, 4.4, 2 * (HALF - clip), "fill", "currentColor");
        if (look.shaken()) {
            rectangle(HALF - 8.4, -HALF + CLIP, 8.4, 2 * (HALF - CLIP), "class", "shaken");
            svg.empty(
                    "path",
                    "fill",
                    "none",
                    "stroke",
                    "#fff",
                    "stroke-width",
                    1.6,
                    "d",
                    "M16-14l4 5-4 5 4 5-4 5 4 5-4 4");
        }
        symbol(look, side);
        svg.close();
    }

    private void symbol(Look look, String side) {
        svg.open("g", "class", "arm-" + side + " fine", "fill", "none", "stroke-width", 1.4);
        if (look.shaken()) {
            svg.attributes("transform", "translate(-3)");
        }
        svg.empty("path", "d", symbol(look.arm()));
        svg.close();
    }

    private void shape(Side side, double half, Object... attributes) {
        PathData data = PathData.fine();
        switch (side) {
            case UNION -> data.polygon(-half, -half, half, -half, half, half, -half, half);
            case CONFEDERATE -> {
                double c = half - CLIP * half / HALF;
                data.polygon(-c, -half, c, -half, half, -c, half, c, c, half, -c, half, -half, c, -half, -c);
            }
        }
        svg.empty("path", attributes).attributes("d", data);
    }

    private void rectangle(double x, double y, double width, double height, Object... attributes) {
        svg.empty("rect", attributes).attributes("x", x, "y", y, "width", width, "height", height);
    }

    /** The arm's symbol in a box of 24 by 12: crossed for infantry, a slash for cavalry, a dot for guns, wheels for wagons. */
    private static String symbol(Arm arm) {
        String box = "M-10-10h24v12h-24z";
        return box
                + switch (arm) {
                    case INFANTRY -> "l24 12m0-12l-24 12";
                    case CAVALRY -> "m0 12l24-12";
                    case ARTILLERY -> disc(2, -4, 2.2);
                    case HORSE_ARTILLERY -> disc(2, -4, 2) + "M-10 2l24-12";
                    case SIEGE_ARTILLERY -> disc(2, -3, 2) + "M-10-6.6l12-3.4 12 3.4";
                    case TRAIN -> wheel(-3) + wheel(7) + "M-7-4h18m-2-3.6h-14";
                };
    }

    /** A ring so narrow that its stroke fills it. */
    private static String disc(double x, double y, double radius) {
        return circle(x, y, radius) + circle(x, y, radius / 2);
    }

    private static String wheel(double x) {
        return circle(x, -1.4, 2.2);
    }

    private static String circle(double x, double y, double radius) {
        String r = PathData.number(radius);
        String across = PathData.number(2 * radius);
        return String.format(
                Locale.ROOT,
                "M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0-%s 0",
                PathData.number(x - radius),
                PathData.number(y),
                r,
                r,
                across,
                r,
                r,
                across);
    }
}
