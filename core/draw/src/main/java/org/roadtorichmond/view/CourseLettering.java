package org.roadtorichmond.view;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.view.Lettered.Curved;
import org.roadtorichmond.view.Lettered.Curved.Letter;

/** Letters names along waters and ways, where their course is straightest and least is in the way. */
record CourseLettering(NameSpace space, LetterWidths widths) {
    private static final float BEND = 0.02f;
    private static final float STEP = 0.6f;
    /** How far a letter may be turned, in degrees. */
    private static final float STEEPEST = 95;

    /** Over how much of the course the direction of a letter is taken, in hex radii. */
    private static final float SMOOTH = 1.1f;

    /** Where letters begin on a course, how far above it they stand and how widely they are set. */
    private record Setting(float from, float off, float spacing) {}

    /**
     * A name along a course.
     *
     * @param course the course on the map, as x, y, x, y, ...
     * @param off how far above the course the letters stand, in hex radii
     * @param spacing how widely the letters are set; 1 is as usual
     * @param size the size of the letters in pixels
     * @param most the cost, in squares of hex radii in the way, above which the name is rather left out
     */
    Optional<Lettered> along(
            String text, float[] course, float off, float spacing, int size, NameKind kind, float most) {
        float width = widths.width(text, size, kind) / space.scale() * spacing;
        float length = course.length < 4 ? 0 : Lines.length(course);
        if (length < width) {
            return Optional.empty();
        }
        List<Letter> best = List.of();
        float least = most;
        for (float[] points : List.of(course, Lines.reversed(course))) {
            Lines.Measured line = new Lines.Measured(points);
            for (float from = 0; from + width <= length; from += STEP) {
                List<Letter> letters = letters(text, size, kind, line, new Setting(from, off, spacing));
                float middle = Math.abs(from + width / 2 - length / 2) / length;
                float cost = letters.isEmpty() ? Float.MAX_VALUE : cost(letters, size, 0.2f * middle, least);
                if (cost < least) {
                    least = cost;
                    best = letters;
                }
            }
        }
        best.forEach(letter -> space.takeName(box(letter, size)));
        return best.isEmpty() ? Optional.empty() : Optional.of(new Curved(text, best, size, kind));
    }

    /** The letters of a name, set along a course; none where one of them would stand on its head. */
    private List<Letter> letters(String text, int size, NameKind kind, Lines.Measured line, Setting setting) {
        List<Letter> letters = new ArrayList<>();
        float at = setting.from();
        for (int i = 0; i < text.length(); i++) {
            String letter = text.substring(i, i + 1);
            float advance = widths.advance(text.charAt(i), size, kind) / space.scale() * setting.spacing();
            float middle = at + advance / 2;
            float[] before = line.point(Math.max(0, middle - SMOOTH));
            float[] after = line.point(middle + SMOOTH);
            float dx = after[0] - before[0];
            float dy = after[1] - before[1];
            float length = Math.max(1e-6f, (float) Math.hypot(dx, dy));
            float[] here = line.point(middle);
            float x = (2 * here[0] + before[0] + after[0]) / 4 - dy / length * setting.off();
            float y = (2 * here[1] + before[1] + after[1]) / 4 + dx / length * setting.off();
            float degrees = (float) Math.toDegrees(Math.atan2(dy, dx));
            if (Math.abs(degrees) > STEEPEST) {
                return List.of();
            }
            letters.add(new Letter(letter, x * space.scale(), y * space.scale(), degrees));
            at += advance;
        }
        return letters;
    }

    /** What it costs to set letters where they are, above a cost at the start; as soon as that is too much, it is summed no more. */
    private float cost(List<Letter> letters, int size, float start, float most) {
        float cost = start;
        float before = letters.get(0).degrees();
        for (Letter letter : letters) {
            if (cost >= most) {
                return Float.MAX_VALUE;
            }
            cost += space.cost(box(letter, size)) + BEND * Math.abs(letter.degrees() - before);
            before = letter.degrees();
        }
        return cost;
    }

    private static Rectangle box(Letter letter, int size) {
        float side = size * 0.7f;
        return new Rectangle(letter.x() - side / 2, letter.y() - side / 2, side, side);
    }
}
