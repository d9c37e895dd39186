package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Locale;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.work.StepWorker;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.ScenarioFolder;

/** A new scenario of 12 by 14 hexes that is edited by its tools, in a folder of the memory. */
final class Desk {
    final MemoryStorage storage = new MemoryStorage();
    final StepWorker worker = new StepWorker();
    final ScenarioFolder folder = new ScenarioFolder(storage, References.NONE);
    EditingSession session =
            session(folder.create(new BlankScenario("elm-run", 12, 14)).value().orElseThrow());

    private EditingSession session(OpenScenario open) {
        EditingSession made = new EditingSession(open, worker, kind -> {
            String word = Constants.word(kind);
            return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
        });
        settle();
        return made;
    }

    /** Opens the scenario again, as after the program was started anew. */
    void reopen() {
        session = session(folder.open("elm-run").value().orElseThrow());
    }

    /** Has the worker do all that was asked of it. */
    void settle() {
        while (worker.step()) {
            // Each step does one piece of work.
        }
    }

    Hex hex(String number) {
        return session.tree().grid().orElseThrow().parse(number).orElseThrow();
    }

    Hexside side(String first, String second) {
        return new Hexside(hex(first), hex(second));
    }

    /** Clicks the middles of hexes, one after another. */
    void click(String... hexes) {
        for (String hex : hexes) {
            session.press(MapPoint.middle(hex(hex)));
            session.release();
        }
    }

    void clickSide(String first, String second) {
        session.press(MapPoint.on(side(first, second)));
        session.release();
    }

    /** Drags from one hex over others. */
    void drag(String from, String... over) {
        session.press(MapPoint.middle(hex(from)));
        for (String hex : over) {
            session.drag(MapPoint.middle(hex(hex)));
        }
        session.release();
    }

    MapQuestions map() {
        return new MapQuestions(session.tree());
    }

    List<String> way(String name) {
        return map().way(name).stream().map(Hex::number).toList();
    }

    List<String> water(String name) {
        return map().water(name).stream().map(Hexside::toString).toList();
    }

    /** The names of the elements of a list of the map. */
    List<String> names(String list) {
        return map().all(EditableTree.MAP.then(list)).stream()
                .flatMap(element -> tree().text(element.then("name")).stream())
                .toList();
    }

    /** Where the problems lead that there are now. */
    List<Selected> problems() {
        settle();
        return session.findings().stream()
                .filter(finding -> !finding.warning())
                .map(Finding::leadsTo)
                .toList();
    }

    EditableTree tree() {
        return session.tree();
    }
}
