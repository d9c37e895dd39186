package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Marks a shaken unit; one without it is effective (rules 2.4, 15). */
public final class Shaken implements Component {}
