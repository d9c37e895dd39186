/** The balance laboratory: experiments in many games, what changes from variant to variant, and what the games show. */
@NullMarked
package org.roadtorichmond.balance.lab;

import org.jspecify.annotations.NullMarked;
