package org.roadtorichmond.balance.generator;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Made-up names of places, ways and waters, each used once; none of them is historical. */
final class MadeUpNames {
    private static final List<String> OWNERS = List.of("""
        Abbott Barlow Carver Dabney Eaton Fletcher Garner Hobbs Irving Jarrett Keaton Latham
        Mercer Nolan Oakley Pruett Quarles Rowland Sutter Tazewell Upshaw Vickers Wardlaw Yancey
        Addison Belmont Crocker Draper Ellison Farrow Goodwin Harlan Ingram Jessup Kimball Lockett
        Moseley Norwood Overton Purcell Redfield Shelby Tolliver Underhill Vaughn Winfree Yardley
        Alston Bowman Colvin
        """.strip().split("\\s+"));

    private final Deque<String> owners;
    private final SeededChoices choices;
    private final List<String> used = new ArrayList<>();

    MadeUpNames(SeededChoices choices) {
        this.choices = choices;
        owners = new ArrayDeque<>(choices.shuffled(OWNERS));
    }

    /** The name of an owner; when all have been used, again, with a number. */
    private String owner() {
        if (owners.isEmpty()) {
            int round = used.size() / OWNERS.size() + 1;
            OWNERS.forEach(name -> owners.add(name + " " + round));
        }
        String next = owners.remove();
        used.add(next);
        return next;
    }

    String place() {
        return owner() + choices.oneOf(List.of("'s Farm", "'s Mill", " House", "'s Hill", " Church", "'s Store"));
    }

    String town() {
        return owner() + choices.oneOf(List.of("ville", "town", " Court House"));
    }

    String road() {
        return owner() + choices.oneOf(List.of(" Road", " Turnpike"));
    }

    String trail() {
        return owner() + " Trail";
    }

    String railroad() {
        return owner() + " Railroad";
    }

    String river() {
        return owner() + " River";
    }

    String stream() {
        return owner() + choices.oneOf(List.of(" Creek", " Run", " Branch"));
    }

    String crossing(String kind) {
        return owner() + (kind.equals("ford") ? "'s Ford" : " Bridge");
    }
}
