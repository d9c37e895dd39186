package org.roadtorichmond.play;

import java.util.Optional;
import org.roadtorichmond.unit.Side;

/**
 * Why a game has ended (rule 4.3).
 *
 * @param reason a sentence for the players
 * @param conceded who has conceded, if anybody
 */
public record Ending(String reason, Optional<Side> conceded) {}
