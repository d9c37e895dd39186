package org.roadtorichmond.balance;

/** Small symmetric systems of linear equations. */
public final class LinearEquations {
    /** What of a pivot must be left, as a part of the largest, for its unknown to be more than rounding. */
    private static final double RANK = 1e-10;

    private LinearEquations() {}

    /**
     * Solves equations by elimination; the matrix is used up.
     *
     * @param rows of a positive semidefinite matrix, each with its right side as the last element
     * @return the unknowns; those that the equations leave open are 0
     */
    public static double[] solve(double[][] rows) {
        int size = rows.length;
        double largest = 0;
        for (int i = 0; i < size; i++) {
            largest = Math.max(largest, rows[i][i]);
        }
        boolean[] open = new boolean[size];
        for (int pivot = 0; pivot < size; pivot++) {
            open[pivot] = !(rows[pivot][pivot] > RANK * largest);
            for (int row = 0; row < size && !open[pivot]; row++) {
                double factor = row == pivot ? 0 : rows[row][pivot] / rows[pivot][pivot];
                for (int column = pivot; column <= size; column++) {
                    rows[row][column] -= factor * rows[pivot][column];
                }
            }
        }
        double[] unknowns = new double[size];
        for (int i = 0; i < size; i++) {
            unknowns[i] = open[i] ? 0 : rows[i][size] / rows[i][i];
        }
        return unknowns;
    }
}
