package org.roadtorichmond.screen.battle.board;

import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.Light;

/** The light that a game's map is seen in: that of the hour, if the player wishes to see it. */
public final class HourLight {
    private HourLight() {}

    /** The light of a position; where its scenario has no clock, day and night are all that is known. */
    public static Light of(GameState state, Preferences preferences) {
        Scenario scenario = state.scenario();
        int turn = state.moment().turn();
        if (!preferences.get(Setting.LIGHT)) {
            return Light.DAY;
        }
        if (scenario.isNight(turn)) {
            return Light.NIGHT;
        }
        return scenario.begins(turn).map(begins -> Light.at(begins.getHour())).orElse(Light.DAY);
    }
}
