/** Whole campaigns between commanders: who wins them, what each battle explains, and what follows how often (rule 22). */
@NullMarked
package org.roadtorichmond.balance.campaign;

import org.jspecify.annotations.NullMarked;
