package org.roadtorichmond.session.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.session.words.Texts;

/** The tables of the field manual, with the figures of the rules that are in force (rules 2.2, 3.1, 3.4, 8.5, 9.1). */
public final class ManualTables {
    private final Rules rules;
    private final Texts texts;

    /** The tables with the figures of some rules, in a language. */
    public ManualTables(Rules rules, Texts texts) {
        this.rules = rules;
        this.texts = texts;
    }

    /** The table with a name; the manuals name no other. */
    public ManualBlock.Grid named(String name) {
        return ManualBlock.Grid.of(
                switch (name) {
                    case "movement" -> movement();
                    case "terrain" -> terrain();
                    case "water" -> water();
                    case "combat" -> combat();
                    case "range" -> range();
                    default -> throw new IllegalArgumentException("the manual has no table " + name);
                });
    }

    private String word(String group, Enum<?> value) {
        return texts.get("manual." + group + "." + value.name().toLowerCase(Locale.ROOT));
    }

    /** How far each arm marches, a row each in their order, by day and at night (rule 2.2). */
    public List<List<String>> movement() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(texts.get("manual.arm"), texts.get("manual.allowance"), texts.get("manual.atNight")));
        for (Arm arm : Arm.values()) {
            int allowance = rules.allowance(arm);
            rows.add(List.of(word("arm", arm), Texts.halves(allowance), Texts.halves(rules.atNight(allowance))));
        }
        return rows;
    }

    /** What each terrain costs and does, a row each in their order (rule 3.1). */
    public List<List<String>> terrain() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                texts.get("manual.terrain"),
                texts.get("manual.foot"),
                texts.get("manual.wheeled"),
                texts.get("manual.defender"),
                texts.get("manual.sight")));
        for (Terrain terrain : Terrain.values()) {
            TerrainEffects.Row row = rules.ground().row(terrain);
            rows.add(List.of(
                    word("terrain", terrain),
                    cost(row.foot()),
                    cost(row.wheeled()),
                    row.prohibitedToAll() ? "–" : "×" + Texts.halves(row.defence()),
                    texts.get(row.blocksSight() ? "manual.yes" : "manual.no")));
        }
        return rows;
    }

    private String cost(@Nullable Integer halves) {
        return halves == null ? texts.get("manual.prohibited") : Texts.halves(halves);
    }

    private String more(int halves) {
        return halves == TerrainEffects.PROHIBITED ? texts.get("manual.prohibited") : "+" + Texts.halves(halves);
    }

    /** What ways and water cost: road, trail, stream, ford and river (rule 3.4). */
    public List<List<String>> water() {
        TerrainEffects ground = rules.ground();
        String no = texts.get("manual.prohibited");
        return List.of(
                List.of(texts.get("manual.water"), texts.get("manual.foot"), texts.get("manual.wheeled")),
                List.of(texts.get("manual.road"), Texts.halves(ground.road()), Texts.halves(ground.road())),
                List.of(texts.get("manual.trail"), Texts.halves(ground.trail()), Texts.halves(ground.trail())),
                List.of(texts.get("manual.stream"), more(ground.streamFoot()), more(ground.streamWheeled())),
                List.of(
                        texts.get("manual.ford"),
                        more(ground.ford()),
                        texts.get("manual.fordTrain", more(ground.ford()))),
                List.of(texts.get("manual.river"), no, no));
    }

    /** The combat results: a column for each odds, a row for each face (rule 8.5). */
    public List<List<String>> combat() {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(texts.get("manual.die")));
        for (Odds odds : Odds.values()) {
            head.add(odds.label());
        }
        rows.add(head);
        for (int face = 1; face <= CombatTable.FACES; face++) {
            List<String> row = new ArrayList<>(List.of(Integer.toString(face)));
            for (Odds odds : Odds.values()) {
                row.add(rules.table().result(odds, face).name());
            }
            rows.add(row);
        }
        return rows;
    }

    /** How far each kind of artillery fires (rule 9.1). */
    public List<List<String>> range() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(texts.get("manual.arm"), texts.get("manual.range")));
        for (Arm arm : Arm.values()) {
            if (arm.artillery()) {
                rows.add(List.of(word("arm", arm), Integer.toString(rules.bombardment(arm))));
            }
        }
        return rows;
    }
}
