/** Line and column charts. */
@NullMarked
package org.roadtorichmond.screen.kit.chart;

import org.jspecify.annotations.NullMarked;
