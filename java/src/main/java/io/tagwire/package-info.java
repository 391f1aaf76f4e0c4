// SPDX-License-Identifier: Apache-2.0
/**
 * FIX messages over libtagwire. {@link io.tagwire.Plan} and {@link io.tagwire.Template} read and write what an application wants in one call a message;
 * {@link io.tagwire.MessageIndex} gives every field, {@link io.tagwire.MessageBuilder} writes any, {@link io.tagwire.Framer} finds messages in a stream,
 * {@link io.tagwire.FixDictionary} and {@link io.tagwire.Validator} know FIX.
 *
 * <p>Objects that change (readers, indexes, builders, drafts, validators, framers) belong to one thread, the one that made them; another gets an
 * {@link java.lang.IllegalStateException} until the owner calls {@code handOver()} and the other {@code takeOver()}. Nothing has to be closed: all memory belongs to the collector.
 */
package io.tagwire;
