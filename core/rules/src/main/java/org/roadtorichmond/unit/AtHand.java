package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Marks a reinforcement whose group has rolled its arrival, so that it may enter (rule 16.3). */
public final class AtHand implements Component {}
