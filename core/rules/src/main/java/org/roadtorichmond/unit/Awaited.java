package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Marks a reinforcement that has not arrived (rule 2.3). */
public final class Awaited implements Component {}
