/**
 * The tools with which a scenario and its map are edited, without a picture: what a press, a drag and a release at a point of the
 * map change, what would be changed where the mouse is, and the session that holds tool, selection and judgement.
 */
@NullMarked
package org.roadtorichmond.workshop.tools;

import org.jspecify.annotations.NullMarked;
