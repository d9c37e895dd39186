package org.roadtorichmond.screen.campaign;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.WidgetGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/**
 * The battles of a campaign on a map in outline: those that are over in the colour of who won them, the next one bright, those to come
 * open. Where the country is not known they lie along a road, in order.
 */
final class OutlineMap extends WidgetGroup {
    /** How much country is seen round the battles, in tenths of a mile. */
    private static final float AROUND = 40;

    private static final float DISC = 13;
    private static final float GAP = 4;
    private static final float RAIL_TIES = 9;
    /** From one battle to the next along a road, and how far they lie beside it. */
    private static final float STAGE = 60;

    private static final float BEND = 14;

    private final Widgets ui;
    private final Outline outline;
    private final List<Place> places;
    private final List<Vector2> at;
    private final List<Label> titles = new ArrayList<>();
    private final List<Label> numbers = new ArrayList<>();
    private final List<Label> towns = new ArrayList<>();
    private final List<Label> rivers = new ArrayList<>();
    private final Rectangle shown = new Rectangle();

    /** How far a battle has come. */
    enum State {
        OVER,
        NEXT,
        TO_COME
    }

    /**
     * A battle on the map.
     *
     * @param scenario the name of its scenario's file without the ending
     * @param title what stands beside it
     * @param state how far it has come
     * @param winner who has won it; empty for nobody, or if it is not over
     */
    record Place(String scenario, String title, State state, Optional<Side> winner) {}

    /** The map of the battles in order, in a country if they all lie in it. */
    OutlineMap(Widgets ui, Outline country, List<Place> places) {
        this.ui = ui;
        this.places = List.copyOf(places);
        outline = country.has(places.stream().map(Place::scenario).toList()) ? country : Outline.NOWHERE;
        at = positions();
        for (int i = 0; i < places.size(); i++) {
            titles.add(added(places.get(i).title(), "bold"));
            numbers.add(added(Integer.toString(i + 1), "bold"));
            LabelStyle print = new LabelStyle(numbers.get(i).getStyle());
            print.fontColor = places.get(i).winner().map(Palette::print).orElse(Palette.INK);
            numbers.get(i).setStyle(print);
        }
        outline.towns().forEach(town -> towns.add(added(town.name(), "small")));
        outline.lines().forEach(line -> rivers.add(added(line.name(), "italic")));
    }

    private List<Vector2> positions() {
        List<Vector2> all = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            Vector2 known = outline.battles().get(places.get(i).scenario());
            all.add(known == null ? new Vector2(i * STAGE, (i % 2 == 0 ? 1 : -1) * BEND) : known.cpy());
        }
        return all;
    }

    private Label added(String words, String style) {
        Label label = ui.label(words, style);
        addActor(label);
        return label;
    }

    // --- Where things stand ------------------------------------------------------------------------------------------

    /** The part of the country that is seen: the battles and the chief town with room round them, as wide for its height as the map. */
    private void look() {
        List<Vector2> all = new ArrayList<>(at);
        outline.towns().stream().limit(1).map(Outline.Town::at).forEach(all::add);
        shown.set(all.get(0).x, all.get(0).y, 0, 0);
        all.forEach(shown::merge);
        shown.set(shown.x - AROUND, shown.y - AROUND, shown.width + 2 * AROUND, shown.height + 2 * AROUND);
        float wide = Math.max(shown.width, shown.height * getWidth() / Math.max(1, getHeight()));
        float high = wide * getHeight() / Math.max(1, getWidth());
        shown.set(shown.x - (wide - shown.width) / 2, shown.y - (high - shown.height) / 2, wide, high);
    }

    private float x(float east) {
        return (east - shown.x) / shown.width * getWidth();
    }

    private float y(float north) {
        return (north - shown.y) / shown.height * getHeight();
    }

    @Override
    public void layout() {
        look();
        List<Rectangle> taken = new ArrayList<>();
        float disc = ui.px(DISC);
        for (int i = 0; i < places.size(); i++) {
            float x = x(at.get(i).x);
            float y = y(at.get(i).y);
            taken.add(new Rectangle(x - disc, y - disc, 2 * disc, 2 * disc));
            centre(numbers.get(i), x, y);
        }
        for (int i = 0; i < places.size(); i++) {
            placed(titles.get(i), at.get(i), disc + ui.px(GAP), true, taken);
        }
        for (int i = 0; i < towns.size(); i++) {
            placed(towns.get(i), outline.towns().get(i).at(), ui.px(2 * GAP), false, taken);
        }
        for (int i = 0; i < rivers.size(); i++) {
            along(rivers.get(i), outline.lines().get(i).points(), taken);
        }
    }

    private static void centre(Label label, float x, float y) {
        label.pack();
        label.setPosition(Math.round(x - label.getWidth() / 2), Math.round(y - label.getHeight() / 2));
    }

    /** Puts a name beside what it names: at its right or left, or above or below that. */
    private void placed(Label name, Vector2 where, float away, boolean right, List<Rectangle> taken) {
        name.pack();
        float x = x(where.x);
        float y = y(where.y);
        float wide = name.getWidth();
        float high = name.getHeight();
        Rectangle atRight = box(name, x + away, y - high / 2);
        Rectangle atLeft = box(name, x - away - wide, y - high / 2);
        first(
                name,
                taken,
                List.of(
                        right ? atRight : box(name, x - wide, y + away),
                        right ? atLeft : atRight,
                        box(name, x - wide / 2, y - away - high),
                        box(name, x - wide / 2, y + away)));
    }

    /** Puts a name on a line where that is seen best. */
    private void along(Label name, List<Vector2> points, List<Rectangle> taken) {
        name.pack();
        List<Rectangle> tried = new ArrayList<>();
        for (int i = 1; i < points.size(); i++) {
            float x = x((points.get(i - 1).x + points.get(i).x) / 2);
            float y = y((points.get(i - 1).y + points.get(i).y) / 2);
            tried.add(box(name, x + ui.px(GAP), y));
            tried.add(box(name, x - ui.px(GAP) - name.getWidth(), y - name.getHeight()));
        }
        first(name, taken, tried);
    }

    /** Puts a name at the first place that is within the map and covers nothing; it is hidden if there is none. */
    private void first(Label name, List<Rectangle> taken, List<Rectangle> tried) {
        Optional<Rectangle> best = tried.stream()
                .filter(box -> inside(box) && taken.stream().noneMatch(box::overlaps))
                .findFirst();
        name.setVisible(best.isPresent());
        best.ifPresent(box -> {
            name.setPosition(Math.round(box.x), Math.round(box.y));
            taken.add(box);
        });
    }

    private static Rectangle box(Label label, float x, float y) {
        return new Rectangle(x, y, label.getWidth(), label.getHeight());
    }

    private boolean inside(Rectangle box) {
        return box.x >= 0 && box.y >= 0 && box.x + box.width <= getWidth() && box.y + box.height <= getHeight();
    }

    // --- Drawing -----------------------------------------------------------------------------------------------------

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Ink ink = ui.app().ink();
        ink.rectangle(getX(), getY(), getWidth(), getHeight(), Palette.PAPER);
        batch.flush();
        if (clipBegin(getX(), getY(), getWidth(), getHeight())) {
            outline.lines().forEach(line -> line(ink, line));
            outline.towns().forEach(town -> town(ink, town.at()));
            road(ink);
            for (int i = 0; i < places.size(); i++) {
                disc(ink, places.get(i), getX() + x(at.get(i).x), getY() + y(at.get(i).y));
            }
            batch.flush();
            clipEnd();
        }
        super.draw(batch, parentAlpha);
        ink.frame(getX(), getY(), getWidth(), getHeight(), Math.max(1, ui.px(2)), Palette.INK);
    }

    private void line(Ink ink, Outline.Line line) {
        float[] points = new float[2 * line.points().size()];
        for (int i = 0; i < line.points().size(); i++) {
            points[2 * i] = getX() + x(line.points().get(i).x);
            points[2 * i + 1] = getY() + y(line.points().get(i).y);
        }
        if (line.width() > 0) {
            float wide = ui.px(line.width());
            ink.polyline(points, wide + Math.max(2, ui.px(1.5f)), Palette.RIVER_BANK);
            ink.polyline(points, wide, Palette.RIVER);
        } else {
            ink.polyline(points, Math.max(1, ui.px(1.5f)), Palette.RAILROAD);
            ties(ink, points);
        }
    }

    /** Short strokes across a railroad. */
    private void ties(Ink ink, float[] points) {
        float half = ui.px(3);
        for (int i = 2; i < points.length; i += 2) {
            Vector2 way = new Vector2(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
            float length = way.len();
            way.nor();
            for (float far = ui.px(RAIL_TIES); far < length; far += ui.px(RAIL_TIES)) {
                float x = points[i - 2] + way.x * far;
                float y = points[i - 1] + way.y * far;
                ink.line(x - way.y * half, y + way.x * half, x + way.y * half, y - way.x * half, 1, Palette.RAILROAD);
            }
        }
    }

    private void town(Ink ink, Vector2 town) {
        float half = ui.px(4);
        float x = getX() + x(town.x);
        float y = getY() + y(town.y);
        ink.rectangle(x - half, y - half, 2 * half, 2 * half, Palette.INK);
        ink.frame(x - half, y - half, 2 * half, 2 * half, 1, Palette.PAPER);
    }

    /** The way from battle to battle: a thin one in a country, a road where there is nothing else. */
    private void road(Ink ink) {
        float[] points = new float[2 * at.size()];
        for (int i = 0; i < at.size(); i++) {
            points[2 * i] = getX() + x(at.get(i).x);
            points[2 * i + 1] = getY() + y(at.get(i).y);
        }
        if (outline.lines().isEmpty()) {
            ink.polyline(points, ui.px(6), Palette.ROAD_EDGE);
            ink.polyline(points, ui.px(4), Palette.ROAD);
        } else {
            ink.polyline(points, Math.max(1, ui.px(2)), Palette.clear(Palette.PATH, 0.6f));
        }
    }

    private void disc(Ink ink, Place place, float x, float y) {
        float radius = ui.px(DISC);
        Color rim = place.winner().map(Palette::rim).orElse(Palette.INK);
        Color face = switch (place.state()) {
            case OVER -> place.winner().map(Palette::face).orElse(Palette.BUTTON_DOWN);
            case NEXT -> Palette.SELECTED;
            case TO_COME -> Palette.PAPER;
        };
        ink.disc(x, y, radius + ui.px(place.state() == State.NEXT ? 3 : 1.5f), rim);
        ink.disc(x, y, radius, face);
    }
}
