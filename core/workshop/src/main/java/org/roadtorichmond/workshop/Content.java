package org.roadtorichmond.workshop;

import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;

/**
 * What the files of a scenario say, as it stands after an edit. Contents that follow each other share all that was not changed.
 *
 * @param scenario the tree of the scenario's file; of an overlay only what differs
 * @param map the tree of the map's file; none if the scenario contains its map
 */
record Content(Node.ObjectNode scenario, Optional<Node.ObjectNode> map) {}
