package org.roadtorichmond.scenario;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** Changes single values in a file of properties in UTF-8, and keeps all else as it stands: comments, order, other keys. */
public final class PropertyLines {
    private static final String SPECIAL = "\\:=#! ";

    private PropertyLines() {}

    /** The value of a key; empty if there is none, or the file cannot be read. */
    public static Optional<String> value(byte[] file, String key) {
        return Optional.ofNullable(read(text(file)).getProperty(key));
    }

    /** The file with a value for a key, in its place or as the last; without the key if the value is empty. */
    public static byte[] with(byte[] file, String key, String value) {
        return with(text(file), key, value).getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.UTF_8);
    }

    private static Properties read(String text) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException | IllegalArgumentException e) {
            return new Properties();
        }
        return properties;
    }

    private static String with(String text, String key, String value) {
        List<String> lines = new ArrayList<>();
        boolean placed = false;
        for (String line : logical(text)) {
            if (!read(line).containsKey(key)) {
                lines.add(line);
            } else if (!placed && !value.isEmpty()) {
                lines.add(line(key, value));
                placed = true;
            }
        }
        if (!placed && !value.isEmpty()) {
            lines.add(line(key, value));
        }
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    /** The lines, each with those that it goes on in. */
    private static List<String> logical(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        for (String line :
                text.isEmpty() ? new String[0] : text.replace("\r\n", "\n").split("\n", -1)) {
            String begin = line.stripLeading();
            boolean comment = open.length() == 0 && (begin.startsWith("#") || begin.startsWith("!"));
            int backslashes = line.length() - line.replaceFirst("\\\\+$", "").length();
            open.append(line);
            if (!comment && backslashes % 2 == 1) {
                open.append('\n');
            } else {
                lines.add(open.toString());
                open.setLength(0);
            }
        }
        if (open.length() > 0) {
            lines.add(open.toString());
        }
        if (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    private static String line(String key, String value) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < key.length(); i++) {
            char letter = key.charAt(i);
            line.append(SPECIAL.indexOf(letter) >= 0 ? "\\" : "").append(letter == '\n' ? "\\n" : letter);
        }
        String escaped = value.replace("\\", "\\\\").replace("\r", "").replace("\n", "\\n");
        return line.append(" = ")
                .append(escaped.startsWith(" ") ? "\\" : "")
                .append(escaped)
                .toString();
    }
}
