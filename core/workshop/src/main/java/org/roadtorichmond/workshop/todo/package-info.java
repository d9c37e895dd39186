/** What is left to be done by hand after an import: a list that lies beside the scenario until each thing on it is done. */
@NullMarked
package org.roadtorichmond.workshop.todo;

import org.jspecify.annotations.NullMarked;
