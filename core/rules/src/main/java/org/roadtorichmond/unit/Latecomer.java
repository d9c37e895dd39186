package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Marks a unit that came onto the map in the last game-turn of the scenario, so that it wins no spoils (document 001). */
public final class Latecomer implements Component {}
