/** The field manual: the rules, searchable, opened at the rule that a message cites. */
@NullMarked
package org.roadtorichmond.screen.kit.manual;

import org.jspecify.annotations.NullMarked;
