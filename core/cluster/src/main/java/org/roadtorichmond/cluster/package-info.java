/** The laboratory on a Spark cluster: the same experiments, the same bytes of results, on many machines. */
@NullMarked
package org.roadtorichmond.cluster;

import org.jspecify.annotations.NullMarked;
