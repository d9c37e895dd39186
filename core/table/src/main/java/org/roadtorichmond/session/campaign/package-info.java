/** Campaigns as somebody plays them: how far they have come, kept so that nothing is lost, and what can be done next. */
@NullMarked
package org.roadtorichmond.session.campaign;

import org.jspecify.annotations.NullMarked;
