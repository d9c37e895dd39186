/** The rules of play, tested one by one: a class for each section, a test for each clause. */
@NullMarked
package org.roadtorichmond.rules;

import org.jspecify.annotations.NullMarked;
