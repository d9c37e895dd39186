package org.roadtorichmond.screen.battle.board;

import org.roadtorichmond.session.words.Texts;

/**
 * How what happens on the map is written.
 *
 * @param texts in which language
 * @param signs the signs of the hexes that the battle is about
 * @param scale how many pixels a unit of the interface has, so that dice and banners are as large as its letters
 */
public record SceneStyle(Texts texts, BattleSigns signs, float scale) {}
