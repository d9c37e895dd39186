package org.roadtorichmond.testing;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A browser without a window that is driven over its DevTools: real clicks and keys, and what the page reports as errors. */
public final class Chromium implements AutoCloseable {
    private static final Map<String, Integer> KEY_CODES =
            Map.of("Enter", 13, "Escape", 27, "ArrowLeft", 37, "ArrowUp", 38, "ArrowRight", 39, "ArrowDown", 40);

    private final Process process;
    private final WebSocket socket;
    private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
    private final List<String> errors = new CopyOnWriteArrayList<>();
    private int last;

    /** Starts the browser; its profile lies in a folder, which is empty before. */
    public Chromium(Path program, Path folder) throws IOException {
        // Tests may run as root and in small containers, which have neither a sandbox nor much shared memory.
        process = new ProcessBuilder(
                        program.toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + folder,
                        "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(page(address(folder))), new Replies())
                .join();
        List.of("Runtime.enable", "Log.enable", "Page.enable").forEach(each -> send(each, new JsonObject()));
    }

    /** The browser of this machine, if it has one. */
    public static Optional<Path> find() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Host and port of the DevTools, which the browser writes into its profile. */
    private static String address(Path folder) throws IOException {
        Path file = folder.resolve("DevToolsActivePort");
        long end = end();
        while (System.nanoTime() < end) {
            List<String> lines = Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
            if (lines.size() > 1) {
                return "127.0.0.1:" + lines.get(0);
            }
            pause();
        }
        throw new IOException("the browser does not start");
    }

    private static long end() {
        return System.nanoTime() + Patience.LONG.toNanos();
    }

    private static void pause() {
        try {
            Thread.sleep(15);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The first page, which may open a little later than the DevTools. */
    private static String page(String address) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + address + "/json"))
                .build();
        HttpClient client = HttpClient.newHttpClient();
        String pages = "";
        long end = end();
        while (System.nanoTime() < end) {
            try {
                pages = client.send(request, HttpResponse.BodyHandlers.ofString())
                        .body();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException(e);
            }
            for (JsonElement each : JsonParser.parseString(pages).getAsJsonArray()) {
                if (each.getAsJsonObject().get("type").getAsString().equals("page")) {
                    return each.getAsJsonObject().get("webSocketDebuggerUrl").getAsString();
                }
            }
            pause();
        }
        throw new IOException("no page: " + pages);
    }

    /** What the browser says: replies to what was sent, and errors of the page. */
    private final class Replies implements WebSocket.Listener {
        private final StringBuilder part = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            part.append(data);
            if (isLast) {
                JsonObject message = JsonParser.parseString(part.toString()).getAsJsonObject();
                part.setLength(0);
                if (message.has("id")) {
                    waiting.remove(message.get("id").getAsInt()).complete(message);
                } else if (isError(message)) {
                    errors.add(message.toString());
                }
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }

    private static boolean isError(JsonObject message) {
        String method = message.get("method").getAsString();
        return method.equals("Runtime.exceptionThrown")
                || (method.equals("Log.entryAdded") && message.toString().contains("\"level\":\"error\""));
    }

    private JsonObject send(String method, JsonObject parameters) {
        last++;
        JsonObject message = new JsonObject();
        message.addProperty("id", last);
        message.addProperty("method", method);
        message.add("params", parameters);
        CompletableFuture<JsonObject> reply = new CompletableFuture<>();
        waiting.put(last, reply);
        socket.sendText(message.toString(), true).join();
        return reply.orTimeout(Patience.LONG.toMillis(), TimeUnit.MILLISECONDS).join();
    }

    private static JsonObject json(Object... namesAndValues) {
        JsonObject made = new JsonObject();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String name = namesAndValues[i].toString();
            if (namesAndValues[i + 1] instanceof Number number) {
                made.addProperty(name, number);
            } else if (namesAndValues[i + 1] instanceof Boolean flag) {
                made.addProperty(name, flag);
            } else {
                made.addProperty(name, namesAndValues[i + 1].toString());
            }
        }
        return made;
    }

    /** Runs a script before all others in each page that is opened from now on. */
    public void before(String script) {
        send("Page.addScriptToEvaluateOnNewDocument", json("source", script));
    }

    /** Has pages that are opened from now on shown in the dark, or in the light. */
    public void dark(boolean on) {
        JsonArray features = new JsonArray();
        features.add(json("name", "prefers-color-scheme", "value", on ? "dark" : "light"));
        JsonObject media = new JsonObject();
        media.add("features", features);
        send("Emulation.setEmulatedMedia", media);
    }

    /** Opens an address in a window of a size in pixels. */
    public void open(String address, int width, int height) {
        send(
                "Emulation.setDeviceMetricsOverride",
                json("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        send("Page.navigate", json("url", address));
    }

    /** The value of an expression of the page, which may be a promise. */
    public JsonElement value(String expression) {
        JsonObject result = send(
                        "Runtime.evaluate", json("expression", expression, "awaitPromise", true, "returnByValue", true))
                .getAsJsonObject("result");
        if (result.has("exceptionDetails")) {
            throw new AssertionError(expression + ": " + result);
        }
        JsonElement value = result.getAsJsonObject("result").get("value");
        return value == null ? new JsonObject() : value;
    }

    /** Whether an expression of the page is true. */
    public boolean is(String expression) {
        return value("Boolean(" + expression + ")").getAsBoolean();
    }

    /** The text of the first element that a selector finds. */
    public String text(String selector) {
        return value("document.querySelector(" + quoted(selector) + ").textContent")
                .getAsString();
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "\\'") + "'";
    }

    /** Waits until an expression is true. */
    public void await(String expression) {
        long end = end();
        while (!is(expression)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("does not become true: " + expression + " " + errors);
            }
            pause();
        }
    }

    /** Clicks with the mouse into the middle of the first element that a selector finds. */
    public void click(String selector) {
        JsonObject at = value("(() => { const found = document.querySelector(" + quoted(selector) + ");"
                        + "found.scrollIntoView({block: 'center', inline: 'center'});"
                        + "const box = found.getBoundingClientRect();"
                        + "return {x: box.x + box.width / 2, y: box.y + box.height / 2}; })()")
                .getAsJsonObject();
        double x = at.get("x").getAsDouble();
        double y = at.get("y").getAsDouble();
        for (String type : List.of("mousePressed", "mouseReleased")) {
            send("Input.dispatchMouseEvent", json("type", type, "x", x, "y", y, "button", "left", "clickCount", 1));
        }
    }

    /** Presses a key where the focus is. */
    public void press(String key) {
        String typed = key.equals("Enter") ? "\r" : key.length() == 1 ? key : "";
        int code = KEY_CODES.getOrDefault(key, (int) Character.toUpperCase(key.charAt(0)));
        send(
                "Input.dispatchKeyEvent",
                json("type", "keyDown", "key", key, "text", typed, "windowsVirtualKeyCode", code));
        send("Input.dispatchKeyEvent", json("type", "keyUp", "key", key, "windowsVirtualKeyCode", code));
    }

    /** Gives a file to the first input for files. */
    public void choose(Path file) {
        JsonObject root = send("DOM.getDocument", new JsonObject())
                .getAsJsonObject("result")
                .getAsJsonObject("root");
        JsonObject input = send(
                "DOM.querySelector", json("nodeId", root.get("nodeId").getAsInt(), "selector", "input[type=file]"));
        JsonObject given =
                json("nodeId", input.getAsJsonObject("result").get("nodeId").getAsInt());
        JsonArray files = new JsonArray();
        files.add(file.toString());
        given.add("files", files);
        send("DOM.setFileInputFiles", given);
    }

    /** Lets files be saved into a folder. */
    public void saveInto(Path folder) {
        send("Browser.setDownloadBehavior", json("behavior", "allow", "downloadPath", folder));
    }

    /** What the page reported as errors so far, refused requests and styles among them. */
    public List<String> errors() {
        return new ArrayList<>(errors);
    }

    /** Ends the browser. */
    @Override
    public void close() {
        send("Browser.close", new JsonObject());
        socket.abort();
        try {
            if (!process.waitFor(Patience.LONG.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
