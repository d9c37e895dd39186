/** The pages of a campaign: before it begins, between two battles, and at its end. */
@NullMarked
package org.roadtorichmond.screen.campaign;

import org.jspecify.annotations.NullMarked;
