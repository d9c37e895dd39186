package org.roadtorichmond.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A lesson on the page")
final class LessonInBrowserIT extends SiteInBrowser {
    /** What each step of the first lesson is done by: clicks on hexes and buttons. */
    private static final List<List<String>> STEPS = List.of(
            List.of("#lesson [data-do=onward]"),
            List.of("0103"),
            List.of("#lesson [data-do=onward]"),
            List.of("0103", "0203", "[data-do=undo]"),
            List.of("0103", "0505"),
            List.of("#lesson [data-do=onward]"),
            List.of("0303", "0402", "[data-do=undo]"),
            List.of("0303", "0505"),
            List.of("0205", "0305", "0205", "0305"),
            List.of("#end"));

    /** Until the engine has answered all. */
    private void idle() {
        browser.await("!document.documentElement.classList.contains('asking')");
    }

    private void click(String place) {
        browser.click(place.matches("[0-9]+") ? "[data-hex=\"" + place + "\"]" : place);
        idle();
    }

    private void awaitStep(String title) {
        browser.await("document.querySelector('#lesson [data-says=title]').textContent.startsWith('" + title + "')");
        idle();
    }

    private boolean pointed(String hex) {
        return browser.is("document.querySelector('[data-hex=\"" + hex + "\"]').getAttribute('aria-label')"
                + ".includes('framed by the lesson')");
    }

    @Test
    @DisplayName(
            "the first is offered first, is played to its end by clicks on a phone's width, and leads to the next, which is kept")
    void played() {
        browser.open(server.address(), 390, 844);
        browser.await("document.querySelector('[data-lesson]')");
        browser.click("[data-language=en]");
        idle();
        assertTrue(browser.is(
                "document.querySelector('main section').contains(document.querySelector('.lessons .great'))"));
        browser.click(".lessons .great");
        for (int number = 0; number < STEPS.size(); number++) {
            awaitStep("March: step " + (number + 1) + " of " + STEPS.size());
            assertTrue(
                    browser.is("document.querySelector('#lesson').getBoundingClientRect().bottom"
                            + " <= document.querySelector('#stage').getBoundingClientRect().top + 1"),
                    "stands above the map");
            for (String place : STEPS.get(number)) {
                click(place);
            }
            assertEquals(number == 3 || number == 6, pointed("0505"), "what step " + (number + 2) + " points at");
        }
        awaitStep("March: finished");
        click("#lesson [data-do=goOn]");
        awaitStep("Attack: step 1");
        click("#lesson [data-do=onward]");
        awaitStep("Attack: step 2");
        assertTrue(browser.is("getComputedStyle(document.querySelector('#end')).boxShadow !== 'none'"), "rings it");
        browser.click("[data-do=menu]");
        browser.click("#to-title");
        browser.await("!document.querySelector('#title').hidden");
        browser.click("[data-lesson='2-attack']");
        awaitStep("Attack: step 2");
        assertEquals(List.of(), browser.errors());
        assertEquals(List.of(), server.missing());
    }
}
