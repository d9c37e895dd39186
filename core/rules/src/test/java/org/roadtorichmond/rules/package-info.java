/** Tests of the rules of play, one by one: a class for each section and a test for each clause. */
@NullMarked
package org.roadtorichmond.rules;

import org.jspecify.annotations.NullMarked;
