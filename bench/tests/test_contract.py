"""The generator against the published constants, the fixtures and the independent reference."""

import hashlib
import unittest

import paths  # noqa: F401
from contract import hashes, messages, mutate, pinned, prng, reference, sets, setfile, unseen, variety

SEED = prng.PUBLISHED_SEED


def agrees(test: unittest.TestCase, entry) -> None:
    test.assertEqual(reference.answers(entry.frame), (*entry.results, entry.fields), entry.frame)


class Hashes(unittest.TestCase):
    def test_published_constants(self):
        self.assertEqual(pinned.pinned("D").results.fnv_full, 2863910631)
        self.assertEqual(pinned.pinned("8").results.fnv_full, 564350835)
        self.assertEqual(pinned.pinned("W").results.fnv_top, 2376139772)
        self.assertEqual(pinned.pinned("W").results.fnv_full, 2366019821)

    def test_fnv_of_nothing_and_of_a(self):
        self.assertEqual(hashes.fnv1a(b""), 2166136261)
        self.assertEqual(hashes.fnv1a(b"a"), 0xE40C292C)

    def test_fold_by_hand(self):
        words = hashes.fold_words("s", b"AB") + hashes.fold_words("i", -1) + hashes.fold_words("p", 5)
        self.assertEqual(words, [0x4241, 2, (1 << 64) - 1, 5])
        self.assertEqual(hashes.fold([1, 1]), 0x81)
        self.assertEqual(hashes.fold([1 << 63, 0]), 1 << 6)

    def test_text_beyond_eight_bytes(self):
        self.assertEqual(hashes.fold_words("s", b"12345678Z"), [int.from_bytes(b"12345678", "little"), 9])


class Pinned(unittest.TestCase):
    def test_values_give_the_fixtures(self):
        for message in messages.RANKED + messages.ADMINISTRATIVE:
            with self.subTest(message):
                entry = pinned.pinned(message)
                self.assertEqual(entry.frame, pinned.fixture(message))
                agrees(self, entry)

    def test_sizes(self):
        self.assertEqual([len(pinned.fixture(message)) for message in messages.RANKED], [184, 216, 746])


class Prng(unittest.TestCase):
    def test_splitmix64(self):
        stream = prng.Stream(0, "")
        stream.state = 1234567
        self.assertEqual([stream.next() for _ in range(3)], [6457827717110365317, 3203168211198807973, 9817491932198370423])

    def test_digits_have_each_width(self):
        stream = prng.Stream(1, "x")
        self.assertEqual({len(str(stream.digits(4))) for _ in range(200)}, {1, 2, 3, 4})


class Variety(unittest.TestCase):
    def test_every_frame_agrees_with_the_reference(self):
        for message in messages.RANKED:
            for kind in ("variety", "rotation", "random"):
                with self.subTest(f"{kind} {message}"):
                    for entry in variety.frames(kind, message, 150 if message == "W" else 600, SEED):
                        agrees(self, entry)
        for entry in variety.mix(1000, SEED):
            agrees(self, entry)

    def test_same_bytes_on_every_python(self):
        data = setfile.pack(variety.frames("random", "D", 64, SEED) + variety.frames("rotation", "W", 8, SEED) + variety.mix(64, SEED))
        self.assertEqual(hashlib.sha256(data).hexdigest(), "56c128402a36099a5b90f604e3c1a6dd852b8072385f7fb32ae71296f57751ab")

    def test_mean_width_is_near_the_pinned_frame(self):
        for message in messages.RANKED:
            mean = sum(len(entry.frame) for entry in variety.frames("variety", message, 500, SEED)) / 500
            self.assertAlmostEqual(mean / len(pinned.fixture(message)), 1, delta=0.04, msg=message)

    def test_varies_as_promised(self):
        found = variety.frames("variety", "D", 1000, SEED)
        prices = [value for entry in found for value in entry.values if value.tag == 44]
        self.assertEqual({value.digits for value in prices}, set(range(6)))
        self.assertTrue(any(value.number < 0 for value in prices))
        self.assertTrue(0 < sum(all(value.tag != 59 for value in entry.values) for entry in found) < 1000)
        self.assertEqual({sum(value.tag == 269 for value in entry.values) for entry in variety.frames("variety", "W", 50, SEED)}, {20})

    def test_ten_orders_in_rotation(self):
        orders = {tuple(value.tag for value in entry.values if value.tag in (11, 21, 55, 54, 60, 40, 9002))
                  for entry in variety.frames("rotation", "D", 400, SEED)}
        self.assertEqual(len(orders), 10)

    def test_mix_has_hostile_data(self):
        found = [entry for entry in variety.mix(2000, SEED) if any(value.kind == "d" for value in entry.values)]
        self.assertTrue(8 < len(found) < 40)
        self.assertTrue(all(b"\x0110=" in entry.frame[:-7] for entry in found))


class Wire(unittest.TestCase):
    def test_prices(self):
        for mantissa, digits, shown in ((108245, 5, b"1.08245"), (0, 5, b"0.00000"), (7, 0, b"7"), (-5, 2, b"-0.05"), (50, 2, b"0.50")):
            self.assertEqual(messages.wire(messages.price(44, mantissa, digits)), shown)
            self.assertEqual(reference.typed("p", shown), messages.price(44, mantissa, digits).number)


class SetFiles(unittest.TestCase):
    def test_round_trip(self):
        entries = variety.mix(200, SEED)
        self.assertEqual(setfile.unpack(setfile.pack(entries)).entries, entries)

    def test_mutated_texts_survive(self):
        entries = sets.interleaved(sets.mutations("build", "build", "8", SEED))
        self.assertEqual(setfile.unpack(setfile.pack(entries)).entries, entries)

    def test_rejects_other_files(self):
        with self.assertRaises(ValueError):
            setfile.unpack(setfile.pack([pinned.pinned("D")]) + b"x")


class Mutations(unittest.TestCase):
    def test_named_by_the_contract(self):
        labels = [one.label for message in messages.RANKED for one in mutate.named(pinned.pinned(message))]
        self.assertEqual(len(labels), len(mutate.NAMED))

    def test_framing_is_repaired_and_the_answer_differs(self):
        for message in messages.RANKED + ("0", "3", "mix"):
            for operation, place in (("parse_only", 0), ("parse_extract", 1)):
                for good, found in sets.mutations("values", operation, message, SEED)[:3]:
                    for one in found[:: 7 if message == "W" else 1]:
                        try:
                            answers = reference.answers(one.entry.frame)
                        except reference.BadFrame as error:
                            self.assertIn("NumInGroup", str(error))
                            continue
                        self.assertNotEqual(answers[place], good.results[place], one.label)
                        self.assertNotEqual(answers[place + 2], good.results[place + 2], one.label)

    def test_each_field_read_is_mutated(self):
        for message in messages.RANKED:
            labels = {one.label.split()[0] for one in mutate.field_mutations(pinned.pinned(message))}
            self.assertEqual(labels, {str(tag) for tag in mutate.read_tags(message)})

    def test_wrong_framing_is_wrong(self):
        for message in messages.RANKED + ("-",):
            for kind in ("checksum", "length"):
                for _, found in sets.mutations(kind, "index", message, SEED):
                    for one in found:
                        with self.assertRaises(ValueError, msg=one.label):
                            reference.fields_of(one.entry.frame)


class Unseen(unittest.TestCase):
    def test_forty_of_all_versions(self):
        found = unseen.unseen()
        self.assertEqual(len(found), 40)
        begins = {entry.frame[2:entry.frame.index(b"\x01")] for entry in found}
        self.assertEqual(begins, {b"FIX.4.0", b"FIX.4.1", b"FIX.4.2", b"FIX.4.3", b"FIX.4.4", b"FIXT.1.1"})
        applications = {dict(fields).get(1128) for fields in self.fields()}
        self.assertEqual(applications, {None, b"7", b"8", b"9", b"10"})

    def test_field_counts_agree_with_the_reference(self):
        for entry in unseen.unseen():
            self.assertEqual(len(reference.fields_of(entry.frame)), entry.fields, entry.frame)
        self.assertTrue(any(entry.fields >= 200 for entry in unseen.unseen()))

    def test_tags_of_every_width(self):
        tags = {tag for fields in self.fields() for tag, _ in fields}
        self.assertLessEqual({4, 5, 6, 10}, {len(str(tag)) for tag in tags if 5000 <= tag < 40000 or tag >= 50000})
        self.assertIn(2147483647, tags)

    def test_data_with_and_without_soh(self):
        found = [(tag, value) for fields in self.fields() for tag, value in fields if tag in reference.PAIRS.values()]
        with_soh = {tag for tag, value in found if b"\x01" in value}
        self.assertLessEqual({91, 96, 213, 349, 351, 355, 446, 1185, 1402}, with_soh)
        self.assertLessEqual({89, 349, 355, 1665}, {tag for tag, value in found if b"\x01" not in value})
        self.assertTrue(any(b"\x0110=" in value for _, value in found))

    def test_only_data_is_empty(self):
        empty = {tag for fields in self.fields() for tag, value in fields if not value}
        self.assertTrue(empty)
        self.assertLessEqual(empty, set(reference.PAIRS.values()))

    def test_groups_in_groups(self):
        """Sub-groups of parties, in sides, market data, legs and positions."""
        orders = [[tag for tag, _ in fields] for fields in self.fields()]
        for groups in ((552, 453, 802), (268, 453, 802), (555, 539, 804), (702, 539, 804)):
            places = [[order.index(tag) for tag in groups] for order in orders if set(groups) <= set(order)]
            self.assertTrue(any(found == sorted(found) for found in places), groups)

    @staticmethod
    def fields() -> list:
        return [reference.fields_of(entry.frame) for entry in unseen.unseen()]


class SessionMutations(unittest.TestCase):
    def test_each_changes_one_field_of_the_header(self):
        for good in (pinned.pinned("D"), *variety.frames("variety", "D", 8, SEED)):
            before = dict(reference.fields_of(good.frame))
            found = mutate.session_mutations(good)
            changed = []
            for one in found:
                after = dict(reference.fields_of(one.entry.frame))
                changed += [tag for tag in before if tag not in (9, 10) and before[tag] != after[tag]]
                self.assertEqual(one.entry.values, good.values)
            self.assertEqual(changed, [49, 56, 34, 34, 52, 52])

    def test_times_move_within_their_day(self):
        self.assertEqual(mutate.moved(b"20260703-19:28:00.123", 121), b"20260703-19:30:01.123")
        self.assertEqual(mutate.moved(b"20260703-00:01:00", -121), b"20260703-23:58:59")


class Reference(unittest.TestCase):
    def test_refuses(self):
        good = pinned.fixture("D")
        for bad in (good[:-1], good.replace(b"55=", b"0=5="), good.replace(b"\x0154=1", b"\x0154"), good[:-4] + b"000\x01"):
            with self.assertRaises(reference.BadFrame):
                reference.fields_of(bad)

    def test_splits_a_stream(self):
        frames = [entry.frame for entry in variety.mix(50, SEED)]
        self.assertEqual(reference.split_stream(b"".join(frames)), frames)
        with self.assertRaises(ValueError):
            reference.split_stream(b"".join(frames)[:-1])


if __name__ == "__main__":
    unittest.main()
