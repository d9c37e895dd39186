package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Any overlay of a scenario is read or its problems are told")
final class OverlayFuzzTest {
    private static final List<JsonTree> GOOD = Samples.overlays();

    @DictionaryFile(resourcePath = "words.dict")
    @FuzzTest(maxDuration = "")
    void read(FuzzedDataProvider data) {
        Reading.of(Bender.file(data, GOOD));
    }
}
