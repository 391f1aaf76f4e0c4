// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The family dict: dictionaries in text form, lookups, validation. */
final class DictFamily {
    private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+)");

    private DictFamily() {}

    /** A built-in dictionary by name, or one loaded from text; null where the case names none. */
    static FixDictionary load(String text, FixDictionary base) {
        if (text == null) {
            return null;
        }
        return text.indexOf('\n') >= 0 ? FixDictionary.load(text.getBytes(ISO_8859_1), base) : FixDictionary.builtIn(text);
    }

    static void dict(Case of) {
        FixDictionary dictionary;
        FixDictionary transport;
        try {
            FixDictionary base = load(of.text("base"), null);
            transport = load(of.text("transport"), null);
            dictionary = load(of.text("dictionary"), base);
        } catch (IllegalArgumentException none) {
            of.say("refused DICT_BASE 0 0");
            return;
        } catch (TagwireException refused) {
            Matcher place = PLACE.matcher(refused.getMessage());
            of.say("refused " + refused.status() + ' ' + (place.find() ? place.group(1) + ' ' + place.group(2) : "0 0"));
            return;
        }
        switch (of.text("call")) {
            case "load" -> of.say("loaded " + dictionary.name() + ' ' + orDash(dictionary.beginString()) + ' ' + orDash(dictionary.applVerId()) + ' ' + dictionary.fieldCount() + ' '
                    + dictionary.codeCount() + ' ' + dictionary.messageCount() + ' ' + dictionary.componentCount() + ' ' + dictionary.groupCount());
            case "ask" -> of.list("asks").forEach(ask -> of.say(answer(dictionary, Case.list(ask))));
            case "validate" -> validate(dictionary, transport, of);
            default -> throw new IllegalArgumentException("no such call");
        }
    }

    private static String orDash(String text) {
        return text.isEmpty() ? "-" : text;
    }

    private static String answer(FixDictionary dictionary, List<?> ask) {
        String kind = (String) ask.get(0);
        Object first = ask.size() > 1 ? ask.get(1) : null;
        Object second = ask.size() > 2 ? ask.get(2) : null;
        String asked = kind + (first == null ? "" : " " + first) + (second == null ? "" : " " + second);
        String found = switch (kind) {
            case "field" -> {
                FixDictionary.Field field = dictionary.field(Case.integer(first));
                yield field == null ? null : field.name() + ' ' + field.typeName() + ' ' + field.codes() + ' ' + (field.open() ? 1 : 0) + ' ' + field.pair();
            }
            case "code" -> {
                FixDictionary.Code code = dictionary.code(Case.integer(first), (String) second);
                yield code == null ? null : code.name();
            }
            case "message" -> {
                FixDictionary.MessageType message = dictionary.message((String) first);
                yield message == null ? null : message.name() + ' ' + (message.admin() ? "admin" : "app");
            }
            case "member" -> {
                int tag = Case.integer(second);
                FixDictionary.Member member = switch ((String) first) {
                    case "header" -> dictionary.headerMember(tag);
                    case "trailer" -> dictionary.trailerMember(tag);
                    default -> dictionary.member((String) first, tag);
                };
                yield member == null ? null : (member.group() ? "group " : "field ") + (member.required() ? "required" : "optional");
            }
            case "pairs" -> {
                StringBuilder pairs = new StringBuilder();
                dictionary.pairs().forEach(pair -> pairs.append(pairs.length() == 0 ? "" : " ").append(pair.lengthTag()).append(':').append(pair.dataTag()));
                yield pairs.toString();
            }
            default -> throw new IllegalArgumentException("no such question");
        };
        return found == null ? asked + " none" : found.isEmpty() ? asked : asked + ' ' + found;
    }

    private static void validate(FixDictionary dictionary, FixDictionary transport, Case of) {
        List<DataPair> pairs = new ArrayList<>(dictionary.pairs());
        if (transport != null) {
            for (DataPair pair : transport.pairs()) {
                if (pairs.stream().noneMatch(own -> own.lengthTag() == pair.lengthTag())) {
                    pairs.add(pair);
                }
            }
        }
        Map<Rule, Policy> policies = new EnumMap<>(Rule.class);
        if (of.members.get("policy") instanceof Map<?, ?> wanted) {
            wanted.forEach((rule, policy) -> policies.put(Rule.valueOf((String) rule), Policy.valueOf(((String) policy).toUpperCase(Locale.ROOT))));
        }
        Message message = StreamFamily.index(of, pairs).read(ByteBuffer.wrap(of.bytes("input")));
        if (message == null) {
            of.say("garbled MORE");
            return;
        }
        if (!message.isOk()) {
            TagwireException error = message.error();
            of.say(message.isRefused() ? "refused " + error.status() + ' ' + error.reason() + ' ' + Integer.toUnsignedString(error.tag()) : "garbled " + error.status());
            return;
        }
        Validator validator = new Validator(dictionary, transport, of.integer("faults_max"), policies);
        boolean valid = validator.validate(message);
        for (int i = 0; i < validator.faultCount(); i++) {
            Validator.Fault fault = validator.fault(i);
            of.say("fault " + fault.rule() + " reason=" + fault.reason() + " tag=" + fault.tag() + " field=" + (fault.field() == Message.NONE ? "-" : String.valueOf(fault.field())) + " at=" + fault.offset()
                    + " entry=" + fault.entry() + " group=" + fault.group() + ' ' + fault.policy().name().toLowerCase(Locale.ROOT));
        }
        of.say(valid ? "valid" : "invalid");
    }
}
