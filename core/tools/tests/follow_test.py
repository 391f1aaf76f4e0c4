"""tagwire cat -f: a writer process, truncation, rotation; and a slow pipe."""
import os
import queue
import subprocess
import threading
import time

from logs import COMMAND, ORDER, REPORT, Case, message

WAIT = 20  # seconds; a machine under load is slow


class Follow(Case):
    def start(self, *arguments, stdin=subprocess.DEVNULL):
        process = subprocess.Popen([COMMAND, "cat", *arguments], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        lines = queue.Queue()
        threads = [threading.Thread(target=lambda s=stream: [lines.put(line.decode()) for line in s], daemon=True)
                   for stream in (process.stdout, process.stderr)]
        for thread in threads:
            thread.start()

        def stop():
            process.kill()
            process.wait()
            for thread in threads:
                thread.join()
            process.stdout.close()
            process.stderr.close()
        self.addCleanup(stop)
        return process, lines

    def expect(self, lines, text):
        end = time.monotonic() + WAIT
        seen = []
        while time.monotonic() < end:
            try:
                seen.append(lines.get(timeout=0.2))
            except queue.Empty:
                continue
            if text in seen[-1]:
                return
        self.fail(f"{text} was not seen in {seen}")

    def append(self, path, data):
        with open(path, "ab") as file:
            file.write(data)

    def number(self, seq, delimiter="\x01"):
        return message(ORDER.replace("34=2|", f"34={seq}|"), delimiter=delimiter) + b"\n"

    def test_a_file_that_grows_is_cut_and_is_replaced(self):
        log = self.write(self.number(1))
        _, lines = self.start("-f", "--tags", "34", log)
        self.expect(lines, "1")
        whole = self.number(22, "|")
        self.append(log, whole[:50])
        time.sleep(0.3)
        self.append(log, whole[50:])
        self.expect(lines, "22")
        with open(log, "wb") as file:  # truncated, then shorter than before
            file.write(self.number(333))
        self.expect(lines, "was truncated")
        self.expect(lines, "333")
        os.rename(log, log + ".1")
        self.append(log + ".1", self.number(4444))
        self.expect(lines, "4444")
        self.write(self.number(55555))
        self.expect(lines, "was replaced")
        self.expect(lines, "55555")
        self.append(log, self.number(666666))
        self.expect(lines, "666666")

    def test_a_damaged_line_is_shown_without_waiting_for_another(self):
        log = self.write(self.number(1))
        _, lines = self.start("-f", "--tags", "34", log)
        self.expect(lines, "1")
        self.append(log, self.number(22, "|").replace(b"9=1", b"9=4"))
        self.expect(lines, "22")

    def test_several_files(self):
        one, two = self.write(self.number(1), name="one"), self.write(self.number(22), name="two")
        _, lines = self.start("-f", "--tags", "34", one, two)
        self.expect(lines, "22")
        self.append(one, self.number(333))
        self.expect(lines, "333")
        self.append(two, self.number(4444))
        self.expect(lines, "4444")

    def test_a_pipe_is_shown_as_it_comes_whatever_the_pieces(self):
        process, lines = self.start("--tags", "35", stdin=subprocess.PIPE)
        for body, shown in ((ORDER, "D"), (REPORT, "8")):
            for byte in message(body, delimiter="^A") + b"\n":
                process.stdin.write(bytes([byte]))
                process.stdin.flush()
            self.expect(lines, shown)
        process.stdin.close()
        self.assertEqual(process.wait(WAIT), 0)
