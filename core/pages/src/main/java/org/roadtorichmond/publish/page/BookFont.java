package org.roadtorichmond.publish.page;

import java.util.Base64;
import org.roadtorichmond.scenario.json.ShippedFiles;

/**
 * The game's own type, within the page, so that it is set in it wherever it is read. The files are the letters of European languages
 * out of {@code assets/fonts/EBGaramond12-*.ttf}, made by {@code pyftsubset} of fonttools with {@code --flavor=woff2},
 * {@code --unicodes=U+0020-007E,U+00A0-017F,U+2010-2044,U+2153-215E,U+2190-2193,U+2212} and
 * {@code --layout-features=kern,liga,lnum,tnum,onum,smcp,c2sc,mark,mkmk,ccmp,locl}; other letters are set as the browser does.
 */
final class BookFont {
    private static final String FOLDER = "/org/roadtorichmond/publish/page/";

    private BookFont() {}

    /** The rules of a style that bring it along, under the name by which other rules ask for it. */
    static String style() {
        return face("book-regular", "normal") + face("book-italic", "italic");
    }

    private static String face(String file, String slant) {
        String content = Base64.getEncoder().encodeToString(ShippedFiles.bytes(FOLDER + file + ".woff2"));
        return "@font-face{font-family:\"EB Garamond\";font-weight:400;font-style:" + slant
                + ";src:url(data:font/woff2;base64," + content + ") format(\"woff2\")}\n";
    }
}
