package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Marks a unit that an umpire has taken out of the game: neither lost nor gone nor expected, so that it counts for no one (rule 19.2). */
public final class SetAside implements Component {}
