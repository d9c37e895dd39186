package org.roadtorichmond.play;

import java.util.Optional;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Why a game has ended (rule 4.3).
 *
 * @param reason what the players read
 * @param conceded the side that has conceded, if any
 */
public record Ending(Sentence reason, Optional<Side> conceded) {}
