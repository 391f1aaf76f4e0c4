// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Finds and loads libtagwire_jni: the file that the property tagwire.native.path names and no other; else java.library.path; else the
 * jar's own, extracted. Property names have no package in them, so a relocated copy finds its own class and shares the settings.
 */
final class NativeLoader {
    private static final String PATH = "tagwire.native.path";
    private static final String DIR = "tagwire.native.dir";
    private static final String CLASS = "tagwire.native.class";
    private static final String NAME = "tagwire_jni";
    private static final String FILE = "libtagwire_jni.so";

    private final StringBuilder tried = new StringBuilder();

    private NativeLoader() {}

    /** Returns where it was loaded from. */
    static String load() {
        // JNI_OnLoad reads the class's name from a property of the whole process: one copy of this class at a time, whatever its loader and package.
        synchronized (System.class) {
            String before = System.setProperty(CLASS, NativeLoader.class.getName().replace("NativeLoader", "Native"));
            try {
                return new NativeLoader().find();
            } finally {
                if (before == null) {
                    System.clearProperty(CLASS);
                } else {
                    System.setProperty(CLASS, before);
                }
            }
        }
    }

    private String find() {
        String path = System.getProperty(PATH);
        if (path != null) {
            Path file = Path.of(path).toAbsolutePath();
            if (open(file, "property " + PATH)) {
                return file.toString();
            }
            throw failure();
        }
        for (String folder : System.getProperty("java.library.path", "").split(java.io.File.pathSeparator)) {
            Path file = Path.of(folder.isEmpty() ? "." : folder, System.mapLibraryName(NAME)).toAbsolutePath();
            if (Files.exists(file) && open(file, "java.library.path")) {
                return file.toString();
            }
        }
        tried.append("\n  java.library.path: no ").append(System.mapLibraryName(NAME)).append(" that loads in ").append(System.getProperty("java.library.path"));
        String resource = "/META-INF/native/" + platform() + '/' + FILE;
        if (extracted(resource)) {
            return resource;
        }
        throw failure();
    }

    private boolean open(Path file, String how) {
        try {
            System.load(file.toString());
        } catch (UnsatisfiedLinkError refused) {
            if (String.valueOf(refused.getMessage()).contains("another classloader")) {
                return copied(file);
            }
            tried.append("\n  ").append(how).append(": ").append(file).append(": ").append(Files.exists(file) ? refused.getMessage() : "no such file");
            return false;
        }
        checkVersion(file.toString());
        return true;
    }

    /** A file can be loaded by one class loader only: the second one gets a copy of its own. */
    private boolean copied(Path file) {
        try {
            return opened(Files.readAllBytes(file), "copy of " + file);
        } catch (IOException failed) {
            tried.append("\n  copy of ").append(file).append(": ").append(failed);
            return false;
        }
    }

    private boolean extracted(String resource) {
        byte[] bytes;
        try (InputStream stream = NativeLoader.class.getResourceAsStream(resource)) {
            if (stream == null) {
                tried.append("\n  jar: it has no ").append(resource);
                return false;
            }
            bytes = stream.readAllBytes();
            try (InputStream hash = NativeLoader.class.getResourceAsStream(resource + ".sha256")) {
                String wanted = hash == null ? "(no " + resource + ".sha256)" : new String(hash.readAllBytes(), StandardCharsets.US_ASCII).trim();
                if (!wanted.equals(sha256(bytes))) {
                    tried.append("\n  jar: ").append(resource).append(" is not what was packed: SHA-256 ").append(sha256(bytes)).append(", expected ").append(wanted);
                    return false;
                }
            }
        } catch (IOException failed) {
            tried.append("\n  jar: ").append(resource).append(": ").append(failed);
            return false;
        }
        return opened(bytes, "jar: " + resource);
    }

    /** Writes the library into the temporary folder under a name of its own, loads it and deletes the file. */
    private boolean opened(byte[] bytes, String what) {
        Path folder = Path.of(System.getProperty(DIR, System.getProperty("java.io.tmpdir")));
        Path file = null;
        try {
            file = Files.createTempFile(folder, "libtagwire_jni-" + Layout.ABI_MAJOR + '.' + Layout.ABI_MINOR + '-', ".so",
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Files.write(file, bytes);
            if (!sha256(Files.readAllBytes(file)).equals(sha256(bytes))) {
                tried.append("\n  ").append(what).append(": ").append(file).append(" was changed after it was written");
                return false;
            }
            System.load(file.toString());
            checkVersion(what);
            return true;
        } catch (IOException failed) {
            tried.append("\n  ").append(what).append(", into ").append(folder).append(": ").append(Files.isDirectory(folder) ? failed.toString() : "no such folder (property " + DIR + ')');
        } catch (UnsatisfiedLinkError refused) {
            tried.append("\n  ").append(what).append(", into ").append(folder).append(": ").append(refused.getMessage());
            if (isNoexec(folder)) {
                tried.append(": the folder is mounted noexec; let the property ").append(DIR).append(" name another");
            }
        } finally {
            delete(file);
        }
        return false;
    }

    private static void delete(Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException stays) {
            file.toFile().deleteOnExit();
        }
    }

    private static boolean isNoexec(Path folder) {
        try (Stream<String> mounts = Files.lines(Path.of("/proc/self/mounts"), StandardCharsets.ISO_8859_1)) {
            String real = folder.toRealPath().toString();
            String[] best = {"", ""};
            mounts.map(line -> line.split(" ")).filter(words -> words.length > 3).forEach(words -> {
                boolean inside = real.equals(words[1]) || real.startsWith(words[1].endsWith("/") ? words[1] : words[1] + '/');
                if (inside && words[1].length() >= best[0].length()) {
                    best[0] = words[1];
                    best[1] = words[3];
                }
            });
            return (',' + best[1] + ',').contains(",noexec,");
        } catch (IOException unknown) {
            return false;
        }
    }

    /** Before anything else is called: the file may be of another version than this class. */
    private static void checkVersion(String from) {
        ByteBuffer error = ByteBuffer.allocateDirect(Layout.Error.SIZE_OF).order(ByteOrder.nativeOrder());
        int status = Native.abiCheck(Layout.ABI_MAJOR, Layout.ABI_MINOR, Layout.ABI_HASH, Native.address(error));
        Reference.reachabilityFence(error);
        if (status != Layout.TW_OK) {
            byte[] text = new byte[Layout.Error.SIZE_OF - Layout.Error.TEXT];
            error.get(Layout.Error.TEXT, text);
            throw new UnsatisfiedLinkError("tagwire: " + from + ": " + new String(text, StandardCharsets.ISO_8859_1).replace("\0", ""));
        }
    }

    private UnsatisfiedLinkError failure() {
        return new UnsatisfiedLinkError("tagwire: no native library for " + System.getProperty("os.name") + ' ' + System.getProperty("os.arch") + " (" + platform() + "); tried:" + tried);
    }

    /** As the jar's folders are named: linux-x86_64, linux-aarch64-musl. */
    static String platform() {
        String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String arch = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        String cpu = switch (arch) {
            case "amd64", "x86_64" -> "x86_64";
            case "arm64", "aarch64" -> "aarch64";
            default -> arch;
        };
        String family = os.startsWith("linux") ? "linux" : os.startsWith("mac") ? "macos" : os.replace(' ', '_');
        return family + '-' + cpu + (isMusl() ? "-musl" : "");
    }

    /** What this process runs on, not what lies about: the loader that it has mapped. */
    private static boolean isMusl() {
        try (Stream<String> maps = Files.lines(Path.of("/proc/self/maps"), StandardCharsets.ISO_8859_1)) {
            return maps.anyMatch(line -> line.contains("/ld-musl-"));
        } catch (IOException none) {
            return false;
        }
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
