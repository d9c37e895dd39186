/** The game in a page of a browser: the rules and the commanders compiled to a script, and what the page asks of them. */
@NullMarked
package org.roadtorichmond.browser;

import org.jspecify.annotations.NullMarked;
