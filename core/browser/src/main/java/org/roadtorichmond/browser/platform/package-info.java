/** Classes of the Java platform that the compiler to scripts lacks, as far as the game needs them. They stand in for those of the same names. */
@NullMarked
package org.roadtorichmond.browser.platform;

import org.jspecify.annotations.NullMarked;
