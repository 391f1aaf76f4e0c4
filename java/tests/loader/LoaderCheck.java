// SPDX-License-Identifier: Apache-2.0
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** LoaderCheck [JAR]: loads the library and says from where, or why not; with a jar in two class loaders, each with a copy of its own. */
public final class LoaderCheck {
    private LoaderCheck() {}

    public static void main(String[] arguments) throws Exception {
        try {
            if (arguments.length == 0) {
                System.out.println("loaded " + io.tagwire.TagwireLibrary.version() + " from " + io.tagwire.TagwireLibrary.loadedFrom());
                return;
            }
            for (int i = 0; i < 2; i++) {
                URLClassLoader loader = new URLClassLoader(new URL[] {Path.of(arguments[0]).toUri().toURL()}, ClassLoader.getPlatformClassLoader());
                Class<?> library = loader.loadClass("io.tagwire.TagwireLibrary");
                System.out.println("loader " + i + ' ' + library.getMethod("version").invoke(null) + " from " + library.getMethod("loadedFrom").invoke(null));
            }
        } catch (UnsatisfiedLinkError refused) {
            System.out.println(refused.getMessage());
        }
    }
}
