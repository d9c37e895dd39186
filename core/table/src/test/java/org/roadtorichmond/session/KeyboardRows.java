package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keyboards of some countries, row by row as their keys print. A blank stands for what needs a second key. */
public enum KeyboardRows {
    US("`1234567890-=", "qwertyuiop[]", "asdfghjkl;'\\", " zxcvbnm,./"),
    GERMAN(" 1234567890ß ", "qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"),
    FRENCH("²&é\"'(-è_çà)=", "azertyuiop $", "qsdfghjklmù*", "<wxcvbn,;:!"),
    BELGIAN("²&é\"'(§è!çà)-", "azertyuiop $", "qsdfghjklmùµ", "<wxcvbn,;:="),
    SWEDISH("§1234567890+ ", "qwertyuiopå ", "asdfghjklöä'", "<zxcvbnm,.-"),
    SPANISH("º1234567890'¡", "qwertyuiop +", "asdfghjklñ ç", "<zxcvbnm,.-"),
    CZECH(";+ěščřžýáíé= ", "qwertzuiopú)", "asdfghjklů§ ", "\\yxcvbnm,.-"),
    TURKISH("\"1234567890*-", "qwertyuıopğü", "asdfghjklşi,", "<zxcvbnmöç."),
    DVORAK("`1234567890[]", "',.pyfgcrl/=", "aoeuidhtns-\\", " ;qjkxbmwvz"),
    RUSSIAN("ё1234567890-=", "йцукенгшщзхъ", "фывапролджэ\\", "/ячсмитьбю."),
    GREEK("`1234567890-=", ";ςερτυθιοπ[]", "ασδφγηξκλ '\\", "<ζχψωβνμ,./");

    private static final List<Integer> PLACES = List.of(
            Keys.GRAVE,
            Keys.NUM_1,
            Keys.NUM_2,
            Keys.NUM_3,
            Keys.NUM_4,
            Keys.NUM_5,
            Keys.NUM_6,
            Keys.NUM_7,
            Keys.NUM_8,
            Keys.NUM_9,
            Keys.NUM_0,
            Keys.MINUS,
            Keys.EQUALS,
            Keys.Q,
            Keys.W,
            Keys.E,
            Keys.R,
            Keys.T,
            Keys.Y,
            Keys.U,
            Keys.I,
            Keys.O,
            Keys.P,
            Keys.LEFT_BRACKET,
            Keys.RIGHT_BRACKET,
            Keys.A,
            Keys.S,
            Keys.D,
            Keys.F,
            Keys.G,
            Keys.H,
            Keys.J,
            Keys.K,
            Keys.L,
            Keys.SEMICOLON,
            Keys.APOSTROPHE,
            Keys.BACKSLASH,
            Keys.WORLD_1,
            Keys.Z,
            Keys.X,
            Keys.C,
            Keys.V,
            Keys.B,
            Keys.N,
            Keys.M,
            Keys.COMMA,
            Keys.PERIOD,
            Keys.SLASH);

    private final String rows;

    KeyboardRows(String... rows) {
        this.rows = String.join("", rows);
    }

    /** The characters of the keys, by their places. */
    public KeyLayout layout() {
        Map<Integer, String> printed = new HashMap<>();
        for (int i = 0; i < PLACES.size(); i++) {
            if (rows.charAt(i) != ' ') {
                printed.put(PLACES.get(i), rows.substring(i, i + 1));
            }
        }
        return KeyLayout.of(printed);
    }
}
