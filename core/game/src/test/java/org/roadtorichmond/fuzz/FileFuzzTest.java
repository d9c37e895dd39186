package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.roadtorichmond.scenario.save.Seal;

/** All kinds in one, since a fuzzer needs longer to prepare the classes that read any of them than it then runs. */
@DisplayName(
        "Any map, scenario, overlay, position, saved game or tally sheet is read or its problems are told, also where checksums were forged")
final class FileFuzzTest {
    private static final List<JsonTree> GOOD = Stream.of(
                    Samples.maps(),
                    Samples.scenarios(),
                    Samples.overlays(),
                    Samples.positions(),
                    Samples.games(),
                    Samples.tallies())
            .flatMap(Collection::stream)
            .toList();

    @DictionaryFile(resourcePath = "words.dict")
    @FuzzTest(maxDuration = "")
    void read(FuzzedDataProvider data) {
        byte[] file = Bender.file(data, GOOD);
        Reading.of(file);
        if (Seal.isOn(file)) {
            Reading.of(Seal.renewed(file));
        }
    }
}
