/** Campaigns: battles that remember each other (rule 22), what carries over between them, and who wins them. */
@NullMarked
package org.roadtorichmond.scenario.campaign;

import org.jspecify.annotations.NullMarked;
