package org.roadtorichmond.scenario.tally;

import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.victory.sheets.SpoilsSheet;

/** An event of a tally sheet with its fields, where problems with it are noted. */
record SpoilsEvent(Fields fields, SpoilsSheet.Event event) {}
