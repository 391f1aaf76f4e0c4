// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import io.tagwire.EmptyCall;
import io.tagwire.FixDictionary;
import io.tagwire.Policy;
import io.tagwire.Rule;
import io.tagwire.TagwireLibrary;
import io.tagwire.Validator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** The benchmark adapter of the jar (bench/PROTOCOL.md): its public API. Variants differ by the first word. */
final class Bench {
    private Bench() {}

    public static void main(String[] words) throws IOException {
        String name = words.length == 0 ? "java-jni" : words[0];
        boolean heap = name.equals("java-jni-heap");
        About about = new About();
        about.name = name;
        about.version = TagwireLibrary.version();
        about.kernel = TagwireLibrary.kernel();
        about.notes = heap ? "as java-jni, but the frames lie in an array, from which each call copies, and builds go to one"
                : "the jar's public API over direct buffers; the empty crossing is tw_plan_messages of NULL";
        List<Cell> cells = List.of(
                Cell.of("D 8 W A 0 1 2 3 4 5", "parse_only", "index", "contract chained", state -> Loop.parses(state, new ByIndex(state))),
                Cell.of("D 8 W A 0 1 2 3 4 5 mix", "parse_only", "index", "converted single", state -> Loop.parses(state, new ByIndex(state))),
                Cell.of("D 8 W", "parse_extract", "index", "contract chained", state -> Loop.parses(state, new ByIndex(state))),
                Cell.of("D 8 W mix", "parse_extract", "index", "converted single", state -> Loop.parses(state, new ByIndex(state))),
                Cell.of("D 8", "parse_only", "plan", "contract chained converted single", state -> Loop.parses(state, new ByPlan(state))),
                Cell.of("D 8 W", "parse_extract", "plan", "contract chained converted single", state -> Loop.parses(state, new ByPlan(state))),
                Cell.of("D 8 W", "parse_extract", "plan", "batch", state -> Loop.batches(state, new ByPlan(state))),
                Cell.of("D 8 W A 0 1 2 3 4 5 mix -", "index", "index", "contract", state -> Loop.parses(state, new ByIndex.Counting(null))),
                Cell.of("D 8 W", "validate", "index", "contract", state -> Loop.parses(state, new ByIndex.Counting(validator()))),
                Cell.of("D 8 W A 0 1 2 3 4 5", "build", "builder", "contract", state -> Loop.builds(state, new ByBuilder(state), heap)),
                Cell.of("D 8 W", "build", "template", "contract", state -> Loop.builds(state, new ByTemplate(state), heap)),
                Cell.of("-", "empty_call", "empty", "contract", state -> Loop.parses(state, (bytes, at, length) -> EmptyCall.run())));
        System.exit(new Harness(about, cells, (path, held, message) -> path.equals("template") ? ByTemplate.why(held, message) : ByBuilder.why(held, message), heap).run(words));
    }

    /** By the small dictionary that all engines validate by; tags it does not have are faults, user-defined ones too. */
    private static Validator validator() {
        try (InputStream text = Bench.class.getResourceAsStream("FIX42-bench.dict")) {
            return new Validator(FixDictionary.load(text.readAllBytes(), null), null, 0, Map.of(Rule.TAG_USER, Policy.REJECT));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
