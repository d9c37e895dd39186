package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Marks a unit that has attacked in the present combat phase (rule 8.1). */
public final class AttackedThisPhase implements Component {}
