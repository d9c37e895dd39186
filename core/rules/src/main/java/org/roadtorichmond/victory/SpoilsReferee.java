package org.roadtorichmond.victory;

import org.roadtorichmond.play.Referee;

/** Watches games in which spoils tokens are fought for (document 001). */
final class SpoilsReferee implements Referee {
    @Override
    public boolean spoils() {
        return true;
    }
}
