package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.testing.Chromium;

/** A real browser without a window, which opens pages and reports errors. */
final class Browser {
    private static final int WIDTH = 1366;
    private static final int HEIGHT = 900;

    /** Collects all errors from the start, and finally records the state of the page. */
    private static final String WATCH = """
            (function () {
                var errors = [];
                addEventListener('error', function (e) { errors.push(String(e.message || e.target)); }, true);
                addEventListener('unhandledrejection', function (e) { errors.push(String(e.reason)); });
                document.addEventListener('securitypolicyviolation', function (e) { errors.push('blocked ' + e.blockedURI); });
                ['error', 'warn'].forEach(function (kind) {
                    console[kind] = function () { errors.push(Array.from(arguments).join(' ')); };
                });
                function painted(canvas) {
                    if (canvas.width === 0 || canvas.height === 0) { return false; }
                    var data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
                    return data.some(function (value) { return value !== 0; });
                }
                function shown(element) { return element.getClientRects().length > 0; }
                function isBroken(text, from, to) {
                    var range = document.createRange();
                    range.setStart(text, from);
                    range.setEnd(text, to);
                    var tops = Array.from(range.getClientRects(), function (each) { return Math.round(each.top); });
                    return new Set(tops).size > 1;
                }
                /* Words of a table that are parted over lines, but for those that no column can hold, such as digests. */
                function broken(table) {
                    var found = [];
                    var texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
                    while (texts.nextNode()) {
                        var text = texts.currentNode;
                        Array.from(text.data.matchAll(/(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]{2,20}(?![\\p{L}\\p{N}])/gu)).forEach(function (word) {
                            if (isBroken(text, word.index, word.index + word[0].length)) { found.push(word[0]); }
                        });
                    }
                    return found;
                }
                function boxed(table) {
                    var box = table.closest('.table');
                    var style = box && getComputedStyle(box);
                    return {
                        caption: table.caption && table.caption.textContent,
                        boxed: box !== null && style.overflowX === 'auto' && box.getBoundingClientRect().right <= innerWidth,
                        goesOn: box !== null && box.scrollWidth > box.clientWidth,
                        sign: box !== null && style.backgroundImage.includes('gradient')
                            && style.backgroundAttachment.includes('local') && style.backgroundAttachment.includes('scroll'),
                        broken: broken(table),
                        lines: Math.max.apply(null, Array.from(table.querySelectorAll('th, td'), function (cell) {
                            return Math.round(cell.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight));
                        })),
                        head: (table.querySelector('tbody th') || table).getBoundingClientRect().width
                    };
                }
                function report() {
                    var milliseconds = performance.now();
                    var root = document.documentElement;
                    document.querySelectorAll('details').forEach(function (each) { each.open = true; });
                    var all = Array.from(document.querySelectorAll('canvas'));
                    all.forEach(function (each) {
                        var chart = window.Chart && Chart.getChart(each);
                        if (chart) { chart.resize(); }
                    });
                    var layers = Array.from(document.querySelectorAll('input[type=radio]'), function (input) {
                        input.click();
                        return input.value + ':' + Array.from(document.querySelectorAll('g.heat'))
                            .filter(shown).map(function (each) { return each.classList[1]; }).join('+');
                    });
                    window.watched = {
                        errors: errors,
                        canvases: all.length,
                        painted: all.filter(painted).length,
                        width: innerWidth,
                        scrollWidth: Math.max(root.scrollWidth, document.body.scrollWidth),
                        dark: matchMedia('(prefers-color-scheme: dark)').matches,
                        page: getComputedStyle(document.body).backgroundColor,
                        ink: getComputedStyle(document.body).color,
                        resources: performance.getEntriesByType('resource').length,
                        images: document.images.length,
                        tables: Array.from(document.querySelectorAll('table')).filter(shown).length,
                        boxes: Array.from(document.querySelectorAll('table')).filter(shown).map(boxed),
                        charts: Array.from(document.querySelectorAll('figure')).filter(shown).length,
                        layers: layers,
                        driven: window.drive ? window.drive() : null,
                        plots: all.map(function (each) {
                            var chart = window.Chart && Chart.getChart(each);
                            return chart && {
                                area: [chart.chartArea.left, chart.chartArea.top, chart.chartArea.right, chart.chartArea.bottom],
                                sets: chart.data.datasets.map(function (set, s) {
                                    return chart.getDatasetMeta(s).data.map(function (mark) {
                                        return {x: mark.x, y: mark.y, base: mark.base, skip: Boolean(mark.skip)};
                                    });
                                })
                            };
                        }),
                        milliseconds: milliseconds
                    };
                }
                /* After what the page itself does when it is loaded. */
                document.addEventListener('DOMContentLoaded', function () { addEventListener('load', report); });
            }());
            """;

    private final Path program;

    private Browser(Path program) {
        this.program = program;
    }

    /** The browser of this machine, if it has one of those that are known here. */
    static Optional<Browser> find() {
        return Chromium.find().map(Browser::new);
    }

    /** Opens a page and returns the record of the script in {@link #WATCH}. */
    JsonObject open(Path page, int width, boolean dark) {
        return open(page, width, dark, "");
    }

    /**
     * The same with a script that runs before all others of the page; what it sets as {@code window.drive} is called when the page is loaded,
     * and its result is a part of the record.
     */
    JsonObject open(Path page, int width, boolean dark, String script) {
        return record(page.toUri().toString(), width, dark, script);
    }

    /** Opens a page at a place that its address names, such as {@code #turn-4}, and returns the same record. */
    JsonObject openAt(Path page, String place, String script) {
        return record(page.toUri() + place, WIDTH, false, script);
    }

    private JsonObject record(String address, int width, boolean dark, String script) {
        try (ScratchFolder folder = new ScratchFolder("browser");
                Chromium browser = new Chromium(program, folder.path())) {
            browser.dark(dark);
            browser.before(WATCH);
            browser.before(script);
            browser.open(address, width, HEIGHT);
            browser.await("window.watched");
            return browser.value("window.watched").getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
