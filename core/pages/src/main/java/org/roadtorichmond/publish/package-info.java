/** Pages and pictures to share: what is made of a game for people who do not run it. */
@NullMarked
package org.roadtorichmond.publish;

import org.jspecify.annotations.NullMarked;
