package org.roadtorichmond.browser;

import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Maps and scenarios among the files that come with the program. */
final class ShippedReferences implements References {
    @Override
    public Result<Referred> find(String name) {
        return ShippedFiles.find("/maps/" + name)
                .map(bytes -> Result.good(new Referred(TreeReader.read(bytes), this, name)))
                .orElseGet(() ->
                        Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.notHere", Words.quoted(name)))));
    }
}
