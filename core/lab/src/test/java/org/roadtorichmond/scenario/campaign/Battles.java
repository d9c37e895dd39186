package org.roadtorichmond.scenario.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;

/** Campaigns of tiny battles in a folder, for tests. Quotes are single ones. */
public final class Battles {
    /** Three Union units and two Confederate ones on a clear map of six by four hexes. */
    public static final String UNITS = """
            {'id': 'A', 'side': 'union', 'type': 'infantry', 'strength': 6, 'formation': 'I', 'commander': 'a', 'hex': '0101'},
            {'id': 'B', 'side': 'union', 'type': 'infantry', 'strength': 9, 'formation': 'I', 'commander': 'b', 'hex': '0102'},
            {'id': "B.o'C/=D", 'side': 'union', 'type': 'cavalry', 'strength': 3, 'formation': 'II', 'commander': 'c', 'hex': '0103'},
            {'id': 'Train', 'side': 'union', 'type': 'train', 'strength': 0, 'formation': 'II', 'commander': 't', 'hex': '0104'},
            {'id': 'X', 'side': 'confederate', 'type': 'infantry', 'strength': 8, 'formation': 'S', 'commander': 'x', 'hex': '0601'},
            {'id': 'Y', 'side': 'confederate', 'type': 'infantry', 'strength': 4, 'formation': 'S', 'commander': 'y', 'hex': '0603'}""";

    private final Path folder;

    public Battles(Path folder) {
        this.folder = folder;
    }

    /** Writes a scenario on a clear map. */
    public Battles scenario(String name, String begins, String units, String victory) {
        return write(name + ".scenario.json", """
                {'format': 'scenario/1', 'name': '%s', 'map': {'format': 'map/1', 'name': 'M', 'columns': 6, 'rows': 4, 'legend': {'.': 'clear'},
                 'terrain': ['......', '......', '......', '......']}, 'turns': 3, 'begins': '%s', 'hoursPerTurn': 2,
                 'exits': [{'side': 'union', 'hexes': ['0304']}],
                 'victory': {'system': 'road-to-richmond', 'gateway': '0101', 'exit': '0304', 'bases': ['0304'], 'train': 'Train'%s},
                 'units': [%s]}""".formatted(name, begins, victory, units));
    }

    /** The usual three battles: the second on the same day, the third on the day after. */
    public static Battles usual(Path folder) {
        return new Battles(folder)
                .scenario("one", "1862-06-26T08:00", UNITS, "")
                .scenario("two", "1862-06-26T16:00", UNITS, "")
                .scenario("three", "1862-06-27T08:00", UNITS, "");
    }

    /** Writes a file beside the others. */
    public Battles write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text.replace("'", "\"").replace("B.o\"C", "B.o'C"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Reads a campaign that is written beside the battles. */
    public Result<Document> read(String rest) {
        String name = "c.campaign.json";
        write(name, "{'format': 'campaign/1', 'name': 'C', " + rest + "}");
        return new Documents(Shelf.of(List.of())).open(folder.resolve(name));
    }

    /** The text of the campaign that was read last. */
    String text() {
        try {
            return Files.readString(folder.resolve("c.campaign.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Campaign campaign(String rest) {
        Result<Document> read = read(rest);
        return ((CampaignDocument) read.value().orElseThrow(() -> new AssertionError(read.problems()))).campaign();
    }

    /** The usual battles with consequences of the first and whatever else. */
    public Campaign campaign(String after, String rest) {
        return campaign("""
                'battles': [{'id': 'one', 'scenario': 'one', 'title': 'First', 'after': [%s]},
                  {'id': 'two', 'scenario': 'two', 'weight': 2}, {'id': 'three', 'scenario': 'three'}]%s""".formatted(after, rest));
    }
}
