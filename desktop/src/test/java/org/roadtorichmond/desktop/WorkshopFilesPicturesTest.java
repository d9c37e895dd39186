package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The dialogs about files in the workshop")
final class WorkshopFilesPicturesTest {
    private static final int[][] SIZES = {{1024, 640}, {2560, 1440}};
    private static final boolean PICTURES = Boolean.getBoolean("pictures");

    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    private WorkshopFilesScript script;

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("are whole in English in a large and in German in a small window, and with pictures in both in either")
    void pictures(String language) throws IOException {
        WindowScript.needDisplay(WorkshopFilesPicturesTest.class);
        script = new WorkshopFilesScript(folder, elsewhere, language);
        WindowScript window = script.window;
        boolean english = language.equals("en");
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign = english ? Optional.empty() : Optional.of(new EnglishAudit(language, "Alder"));
        script.list(english ? "Workshop" : "Werkstatt");
        script.drop(script.file("tiled/alder-csv.tmx", "tiled/alder.tsx"));
        window.pause(4);
        look(language + "-name", faults, foreign);
        script.type("Alder");
        script.enter();
        window.pause(4);
        look(language + "-answers", faults, foreign);
        script.enter();
        script.untilOpen();
        window.pause(4);
        look(language + "-todo", faults, foreign);
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
        window.pause(5);
        look(language + "-files", faults, foreign);
        script.button(english ? "Map for Tiled" : "Karte für Tiled");
        window.pause(4);
        look(language + "-path", faults, foreign);
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        script.button(english ? "Close" : "Schließen");
        window.pause(4);
        script.button(english ? "More…" : "Mehr…");
        look(language + "-own", faults, foreign);
        script.button(english ? "Delete the scenario" : "Das Szenario löschen");
        look(language + "-delete", faults, foreign);
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private void look(String name, List<String> faults, Optional<EnglishAudit> foreign) {
        WindowScript window = script.window;
        int[][] sizes = PICTURES ? SIZES : new int[][] {SIZES[foreign.isPresent() ? 0 : 1]};
        for (int[] size : sizes) {
            window.resize(size[0], size[1]);
            window.pause(3);
            String picture = String.format(Locale.ROOT, "workshop-files-%s-%dx%d", name, size[0], size[1]);
            window.step(() -> {
                Pixels.save(picture);
                var stage = window.program().stage().orElseThrow();
                LayoutAudit.of(stage).forEach(fault -> faults.add(picture + ": " + fault));
                foreign.ifPresent(audit -> audit.of(stage).forEach(fault -> faults.add(picture + ": " + fault)));
            });
        }
    }
}
