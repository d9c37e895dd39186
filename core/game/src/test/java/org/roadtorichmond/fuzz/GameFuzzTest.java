package org.roadtorichmond.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.roadtorichmond.scenario.save.Seal;

@DisplayName("Any saved game is read or its problems are told, also where its checksums were forged")
final class GameFuzzTest {
    private static final List<JsonTree> GOOD = Samples.games();

    @DictionaryFile(resourcePath = "words.dict")
    @FuzzTest(maxDuration = "")
    void read(FuzzedDataProvider data) {
        Reading.of(Seal.renewed(Bender.file(data, GOOD)));
    }
}
