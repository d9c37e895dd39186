package org.roadtorichmond.exchange.share;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/** The scenarios and campaigns that a player gives to others and gets from them, between his own folder and the files that are shared. */
public final class SharedScenarios {
    private static final String ENDING = ".json";
    private static final String DRAFT = ".draft.json";

    private final Storage own;
    private final Shelf shelf;

    /**
     * The scenarios of a player.
     *
     * @param own the folder in which he keeps his own
     * @param shelf all scenarios that he has, his own among them
     */
    public SharedScenarios(Storage own, Shelf shelf) {
        this.own = own;
        this.shelf = shelf;
    }

    /** One of his scenarios or campaigns, as it was saved last, with all files that it needs; or why it cannot be shared, such as its problems. */
    public Result<SharedScenario> give(String scenario) {
        return of(new SharedFolder(own), scenario);
    }

    /** The same of a scenario or a campaign of a folder of which several are shared. */
    public Result<SharedScenario> of(SharedFolder folder, String scenario) {
        return checked(SharedReader.collect(Optional.of(folder), scenario, shelf));
    }

    /** The scenario or the campaign in a folder: the one that is named, or the only one; or why there is none that can be played. */
    public Result<SharedScenario> of(PlayerFiles.NamedFolder named) {
        SharedFolder folder = new SharedFolder(named.folder());
        return named.scenario()
                .map(scenario -> of(folder, scenario))
                .orElseGet(() -> checked(SharedReader.folder(folder, shelf)));
    }

    /** A scenario or a campaign without problems, or the problems that {@code validate} reports. */
    public Result<SharedScenario> checked(Result<SharedScenario> read) {
        return read.then(shared -> shared.check(shelf).map(whole -> shared));
    }

    /**
     * Takes a scenario or a campaign into his folder. What he has already is not written again, and nothing of his is written over: where a
     * name is taken by something else, the files that come get a number.
     *
     * @return the file of the scenario as it is called now; why it was not written, and then nothing of it is left there
     */
    public Result<String> take(SharedScenario shared) {
        SharedScenario free = shared.free(this::isTaken);
        List<String> written = new ArrayList<>();
        for (String name : free.names()) {
            if (!isHere(name, free.bytes(name))) {
                Optional<Sentence> trouble = own.write(name, free.bytes(name));
                if (trouble.isPresent()) {
                    written.forEach(own::delete);
                    return Result.bad(new Problem(Place.NOWHERE, trouble.get()));
                }
                written.add(name);
            }
        }
        return Result.good(free.scenario());
    }

    private boolean isTaken(String name, byte[] bytes) {
        boolean draft = name.endsWith(ENDING) && own.has(name.substring(0, name.length() - ENDING.length()) + DRAFT);
        boolean other = own.has(name) || shelf.bytes(name).isPresent();
        return draft || (other && !isHere(name, bytes));
    }

    private boolean isHere(String name, byte[] bytes) {
        Optional<byte[]> here = own.has(name) ? own.read(name).value() : shelf.bytes(name);
        return here.filter(known -> Arrays.equals(known, bytes)).isPresent();
    }
}
