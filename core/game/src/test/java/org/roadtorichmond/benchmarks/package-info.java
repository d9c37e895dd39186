/**
 * Benchmarks of the engine with JMH, compared with other libraries on the same questions in the same run.
 * {@link org.roadtorichmond.benchmarks.Benchmarks} runs them and writes their page of results.
 */
package org.roadtorichmond.benchmarks;
