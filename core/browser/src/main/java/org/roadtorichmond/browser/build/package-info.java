/** What the compiler to scripts is told while it compiles; nothing of it gets into the script. */
@NullMarked
package org.roadtorichmond.browser.build;

import org.jspecify.annotations.NullMarked;
