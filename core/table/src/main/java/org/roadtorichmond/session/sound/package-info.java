/** What is heard of a game: which cue belongs to which event. */
@NullMarked
package org.roadtorichmond.session.sound;

import org.jspecify.annotations.NullMarked;
