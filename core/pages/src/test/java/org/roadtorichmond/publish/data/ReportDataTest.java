package org.roadtorichmond.publish.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tables and charts as data")
final class ReportDataTest {
    @Test
    @DisplayName("a table has a cell below each heading for each row, in the order of its columns")
    void table() {
        TableData<String> table = new TableData<>("Words", List.of("one", "three"))
                .words("Word", word -> word)
                .figure("Letters", String::length)
                .figures(List.of(0, 1), place -> "Letter " + place, (word, place) -> word.charAt(place));
        assertEquals(
                List.of("Word", "Letters", "Letter 0", "Letter 1"),
                table.columns().stream().map(TableData.Column::heading).toList());
        assertEquals(
                List.of(true, false, false, false),
                table.columns().stream().map(TableData.Column::words).toList());
        assertEquals(List.of(List.of("one", 3, 'o', 'n'), List.of("three", 5, 't', 'h')), table.cells());
        assertTrue(new TableData<>("None", List.of()).isEmpty());
        assertFalse(table.isEmpty());
    }

    @Test
    @DisplayName("a chart is JSON with the keys that the script of a page reads, in which what is not finite is null")
    void json() {
        List<Double> values = Arrays.asList(1.5, Double.NaN);
        ChartData<Integer> chart = new ChartData<>(ChartData.Kind.BAR, "T\u202e", List.of(0, 1), place -> "p" + place)
                .axes("along", "up")
                .percent()
                .stacked()
                .set("plain", "union", values::get)
                .set("each", place -> "c" + place, place -> place)
                .set("bound", "faint", place -> 0, place -> Double.NEGATIVE_INFINITY, place -> 1);
        assertEquals(
                "{\"kind\":\"BAR\",\"title\":\"T\\\\u202e\",\"x\":\"along\",\"y\":\"up\",\"percent\":true,\"stacked\":true,"
                        + "\"labels\":[\"p0\",\"p1\"],\"sets\":["
                        + "{\"label\":\"plain\",\"colours\":[\"union\"],\"values\":[1.5,null],\"low\":[],\"high\":[]},"
                        + "{\"label\":\"each\",\"colours\":[\"c0\",\"c1\"],\"values\":[0.0,1.0],\"low\":[],\"high\":[]},"
                        + "{\"label\":\"bound\",\"colours\":[\"faint\"],\"values\":[0.0,0.0],\"low\":[null,null],\"high\":[1.0,1.0]}]}",
                new Gson().toJson(chart));
    }

    @Test
    @DisplayName("what was to be expected is told from what came, in the same colour")
    void expected() {
        ChartData<Integer> chart = new ChartData<>(ChartData.Kind.LINE, "T", List.of(1), place -> "1")
                .set("came", "union", place -> place)
                .expected("expected", "union", place -> place);
        assertEquals(
                List.of(false, true),
                chart.sets().stream().map(ChartData.Set::expected).toList());
        assertTrue(chart.sets().stream().allMatch(set -> set.is("union")));
        assertFalse(chart.sets().get(1).is("confederate"));
    }
}
