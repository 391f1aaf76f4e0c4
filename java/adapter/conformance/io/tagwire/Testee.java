// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;

/**
 * The conformance testee (conformance/PROTOCOL.md). It stands in the library's package for the sake of slots with anything in them, which the public API does
 * not write.
 */
final class Testee {
    private static final String FAMILIES = "[\"frame\",\"index\",\"value\",\"build\",\"dict\",\"plan\",\"template\"]";

    private Testee() {}

    public static void main(String[] arguments) throws IOException {
        DataInputStream in = new DataInputStream(System.in);
        OutputStream out = System.out;
        while (true) {
            byte[] request;
            try {
                request = new byte[Integer.reverseBytes(in.readInt())];
            } catch (EOFException end) {
                return;
            }
            in.readFully(request);
            byte[] answer = answer((Map<?, ?>) Json.parse(new String(request, UTF_8))).getBytes(UTF_8);
            out.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(answer.length).array());
            out.write(answer);
            out.flush();
        }
    }

    private static String answer(Map<?, ?> request) {
        StringBuilder out = new StringBuilder("{\"seq\":").append(request.get("seq"));
        switch ((String) request.get("op")) {
            case "hello" -> {
                out.append(",\"protocol\":1,\"name\":\"tagwire-java\",\"language\":\"Java\",\"version\":\"").append(TagwireLibrary.version()).append("\",\"kernels\":");
                texts(TagwireLibrary.kernels(), out);
                out.append(",\"families\":").append(FAMILIES);
            }
            case "run" -> run(request, out);
            default -> out.append(",\"error\":\"no such op\"");
        }
        return out.append('}').toString();
    }

    private static void texts(List<String> all, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < all.size(); i++) {
            out.append(i == 0 ? "" : ",");
            Json.quote(all.get(i), out);
        }
        out.append(']');
    }

    private static void run(Map<?, ?> request, StringBuilder out) {
        Case of = new Case(request);
        try {
            if (request.get("kernel") instanceof String kernel) {
                TagwireLibrary.forceKernel(kernel);
            }
            switch ((String) request.get("family")) {
                case "frame" -> StreamFamily.frame(of);
                case "index" -> StreamFamily.index(of);
                case "value" -> ValueFamily.value(of);
                case "build" -> BuildFamily.build(of);
                case "dict" -> DictFamily.dict(of);
                case "plan" -> PlanFamily.plan(of);
                case "template" -> PlanFamily.template(of);
                default -> throw new IllegalArgumentException("no such family");
            }
            out.append(",\"result\":");
            texts(of.lines, out);
        } catch (Case.Skip skip) {
            out.append(",\"skip\":");
            Json.quote(skip.getMessage(), out);
        } catch (RuntimeException failed) {
            out.append(",\"error\":");
            Json.quote(failed.toString(), out);
        }
    }
}
