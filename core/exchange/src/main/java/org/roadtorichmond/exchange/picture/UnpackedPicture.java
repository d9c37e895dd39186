package org.roadtorichmond.exchange.picture;

/**
 * A picture as rows of pixels.
 *
 * @param width the pixels in a row
 * @param height the number of rows
 * @param rgba four bytes a pixel, red, green, blue and alpha, row by row from above
 */
@SuppressWarnings("ArrayRecordComponent")
public record UnpackedPicture(int width, int height, byte[] rgba) {}
