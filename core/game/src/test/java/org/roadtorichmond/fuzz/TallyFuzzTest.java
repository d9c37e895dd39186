package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Any tally sheet is read or its problems are told")
final class TallyFuzzTest {
    private static final List<JsonTree> GOOD = Samples.tallies();

    @DictionaryFile(resourcePath = "words.dict")
    @FuzzTest(maxDuration = "")
    void read(FuzzedDataProvider data) {
        Reading.of(Bender.file(data, GOOD));
    }
}
