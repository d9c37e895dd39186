package org.roadtorichmond.ai.outlook;

import org.roadtorichmond.words.Sentence;

/** Numbers with one decimal in sentences, which each language writes its own way. */
public final class Tenths {
    private static final int TEN = 10;

    private Tenths() {}

    /** A number rounded to tenths. */
    public static Sentence of(double number) {
        long tenths = Math.round(Math.abs(number) * TEN);
        return Sentence.of(
                number < 0 && tenths > 0 ? "number.minusTenths" : "number.tenths", tenths / TEN, tenths % TEN);
    }

    /** A share from 0 to 1 in whole percent; what can happen is never written as what cannot, nor what may fail as sure. */
    public static Sentence percent(double share) {
        long whole = Math.round(share * 100);
        if (whole == 0 && share > 0) {
            return Sentence.of("number.belowOnePercent");
        }
        return whole == 100 && share < 1
                ? Sentence.of("number.nearlyAllPercent")
                : Sentence.of("number.percent", whole);
    }
}
