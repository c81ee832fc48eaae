"""The server of the live gallery: who may connect, how often and with what. What it refuses it refuses in time, with a
reason, and serves the page meanwhile. Its rules have tests of their own in Gallery/Tests/LiveGalleryTests."""

import base64
import json
import os
import random
import signal
import socket
import struct
import subprocess
import time
import unittest

from browser import SEED, Browser, FileServer, Gallery, resident


class ConnectionTests(unittest.TestCase):
    def setUp(self):
        self.gallery = Gallery()
        self.addCleanup(self.gallery.stop)

    def open(self, query=""):
        browser = Browser(self.gallery)
        self.addCleanup(browser.quit)
        browser.open(query)
        return browser

    def test_ten_pages_at_once_have_their_own_screens(self):
        browser = self.open()
        pages = []
        for number in range(10):
            browser.driver.switch_to.new_window("tab")
            browser.open(f"?screen=workbench&items={20 + number}")
            pages.append(browser.driver.current_window_handle)
            browser.ask({"play": f"b{number}"})
        self.assertEqual(len(self.gallery.screens()), 11)
        for number, page in enumerate(pages):
            browser.driver.switch_to.window(page)
            self.assertEqual(browser.ask({"step": 1})["page"], f"Page {number + 1} of {20 + number}")
            browser.driver.close()
        self.assertTrue(self.gallery.has_screens(1))

    def test_who_names_a_session_last_has_its_screen(self):
        browser = self.open("?screen=shelf")
        before = self.gallery.screens()
        greeting, session = browser.wait("""
            const session = live.connection.session;
            const socket = window.other = new WebSocket(`ws://${location.host}/socket?${session}`);
            socket.onmessage = event => done([JSON.parse(event.data), session]);""")
        self.assertFalse(greeting["isNew"])
        browser.until(f"live.connection.session !== '{session}'")
        browser.until_live()
        self.assertEqual(len(set(self.gallery.screens()) - set(before)), 1)
        self.assertEqual((browser.text("title"), browser.js("window.other.readyState")), ("Shelf", 1))

    def test_a_page_from_elsewhere_cannot_connect(self):
        elsewhere = FileServer("Docs", "")
        self.addCleanup(elsewhere.stop)
        browser = self.open()
        connect = """
            Object.assign(new WebSocket(arguments[0]), { onopen: () => done("open"), onerror: () => done("refused") });"""
        self.assertEqual(browser.wait(connect, f"ws://127.0.0.1:{self.gallery.port}/socket?own"), "open")
        browser.get(elsewhere.address)
        for name in ["127.0.0.1", "localhost"]:
            self.assertEqual(browser.wait(connect, f"ws://{name}:{self.gallery.port}/socket?elsewhere"), "refused")

    def test_says_that_a_port_is_in_use(self):
        other = subprocess.run([os.environ["LIVE_GALLERY"], "--live", "--port", str(self.gallery.port)],
                               capture_output=True, text=True, timeout=30)
        self.assertNotEqual(other.returncode, 0)
        self.assertIn(f"Port {self.gallery.port} is in use.", other.stderr)

    def test_bad_messages_end_nothing(self):
        browser = self.open()
        answers = browser.wait(r"""
            const answers = [], socket = new WebSocket(`ws://${location.host}/socket?bad`);
            const bad = ["x", "{}}", '{"step":-1}', '{"step":1e9}', "[[[[", '{"open":"%%%&screen=1"}',
              '{"turn":{"items":"1e99"}}', '{"touches":[{"kind":"down","x":1e99}]}', "\n\n", '{"play":"zzz"}'];
            socket.onopen = () => bad.forEach(line => socket.send(line));
            socket.onmessage = event => { if (answers.push(event.data) === bad.length + 1) done(answers); };
            socket.onclose = () => done(answers);""")
        self.assertEqual((len(answers), sum('"error"' in answer for answer in answers)), (11, 8))
        refused = [line for line in self.gallery.log().splitlines() if line.startswith("Refused: ")]
        self.assertEqual(len(refused), 8)
        self.assertIn('Refused: {"error":"not a message: x"}', refused)

    def test_an_interrupt_ends_it_and_its_screens(self):
        self.open()
        [screen] = self.gallery.screens()
        self.gallery.process.send_signal(signal.SIGINT)
        self.gallery.process.wait(10)
        end = time.monotonic() + 10
        while os.path.exists(f"/proc/{screen}") and time.monotonic() < end:
            time.sleep(0.1)
        self.assertFalse(os.path.exists(f"/proc/{screen}"))


class HostileTests(unittest.TestCase):
    """Requests that no browser's own page sends."""

    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()
        cls.addClassCleanup(cls.gallery.stop)

    def tearDown(self):
        self.page()

    def test_requests(self):
        dice, cookies = random.Random(SEED), "; ".join(f"name{number}={'v' * 1000}" for number in range(50))
        host = f"127.0.0.1:{self.gallery.port}"
        for text, statuses in [
                (request("/" + "x" * 8000), [404]), (request("/" + "x" * 300_000), [431, None]),
                # Those of other servers of this machine.
                (request("/", f"Cookie: {cookies}"), [200]), (request("/", f"Cookie: {cookies * 4}"), [431, None]),
                (request("/", *[f"h{number}: x" for number in range(5000)]), [400, 431, None]),
                (f"POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999\r\n\r\n".encode(), [405]),
                *[(upgrade("refused", origin), [403]) for origin in ["http://evil.example", "null", "http://localhost:PORT"]],
                (upgrade(""), [404]),
                *[(request("/" + path), [400, 403, 404]) for path in ["../Package.swift", "Page/index.html", "socket?a"]],
                *[(dice.randbytes(dice.randrange(1, 2000)) + b"\r\n\r\n", [400, 431, None]) for _ in range(100)]]:
            self.assertIn(status(self.connect(text)), statuses, text[:100])

    def test_requests_without_end_are_ended(self):
        halves = [self.connect(b"GET / HTTP/1.1\r\nHost: ") for _ in range(200)]
        slow, deadline = self.connect(b"GET /"), time.monotonic() + 13
        with self.assertRaises(OSError):
            while time.monotonic() < deadline:
                slow.sendall(b"x")
                time.sleep(0.05)
                self.page()
        for half in halves:
            half.settimeout(max(0.1, deadline - time.monotonic()))
            self.assertEqual(half.recv(100), b"", "half a request is still open")
            half.close()

    def test_a_thousand_connections(self):
        for text in [lambda number: b"", lambda number: upgrade(f"many{number}")]:
            connections = [self.connect(text(number)) for number in range(1000)]
            self.page()
            for connection in connections:
                connection.close()
        self.assertTrue(self.gallery.has_screens(0))

    def test_frames(self):
        part = b"x" * (1 << 20)
        for frames, codes in [
                *[(b"\x81\xff" + struct.pack(">Q", length) + b"mask", [1009]) for length in [1 << 24, 1 << 40, (1 << 63) - 1]],
                (frame(part, fin=False) + frame(part, opcode=0, fin=False) * 15, [1009, None]),
                (frame(b"", fin=False) + frame(b"", opcode=0, fin=False) * 2000, [1002]),
                # Without a mask, with reserved bits, of an unknown kind, and out of order.
                *[(bad, [1002]) for bad in [
                    b"\x81\x02{}", frame(b"{}", first=0xC1), frame(b"{}", first=0xA1), frame(b"{}", first=0x91),
                    frame(b"{}", opcode=3), frame(b"{}", opcode=2), frame(b"{}", opcode=0)]]]:
            sock = self.socket()
            try:
                sock.sendall(frames)
            except OSError:  # It was closed meanwhile.
                pass
            self.assertIn(closing_code(sock), codes, frames[:20])

    def test_numbers_that_are_not_finite(self):
        sock = self.socket()
        for number in ["1e999", "-1e999", "1e305", "NaN", "Infinity", "null", "[1]"]:
            sock.sendall(frame(b'{"id":%s,"redraw":true}' % number.encode()))
            self.assertIn("error", json.loads(read_frame(sock)[1]), number)

    def test_a_page_that_never_reads(self):
        sock = self.socket()
        before = resident(self.gallery.process.pid)
        sock.settimeout(2)
        ask, sent, ended = frame(b'{"id":1,"redraw":true}') * 100, 0, time.monotonic() + 15
        with self.assertRaises(TimeoutError):
            while time.monotonic() < ended:
                sent += sock.send(ask)
        self.assertLess(sent, 16_000_000)
        self.assertLess(resident(self.gallery.process.pid) - before, 8)
        # It is answered when it reads.
        sock.settimeout(15)
        for _ in range(1000):
            self.assertIn('"anew":true', read_frame(sock)[1].decode())

    def page(self):
        """The page for somebody else comes soon."""
        started = time.monotonic()
        self.assertEqual(status(self.connect(request("/"))), 200)
        self.assertLess(time.monotonic() - started, 2)  # The machine may be busy.

    def connect(self, text=b""):
        connection = socket.create_connection(("127.0.0.1", self.gallery.port), timeout=15)
        self.addCleanup(connection.close)
        try:
            connection.sendall(text.replace(b"PORT", str(self.gallery.port).encode()))
        except OSError:
            pass
        return connection

    def socket(self):
        """A socket that has been greeted."""
        connection = self.connect(upgrade(f"hostile{random.random()}"))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += connection.recv(1)
        self.assertIn(b" 101 ", head)
        self.assertIn("mostBytes", json.loads(read_frame(connection)[1]))
        return connection


def request(path, *headers):
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1:PORT", *headers, "", ""]).encode()


def upgrade(session, origin="http://127.0.0.1:PORT"):
    return request(
        f"/socket?{session}", f"Origin: {origin}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode())


def status(connection):
    """The status of an answer, read to its end; None if the connection was closed before the answer could be read."""
    answer = b""
    try:
        while part := connection.recv(65536):
            answer += part
    except ConnectionError:
        pass
    finally:
        connection.close()
    return int(answer.split()[1]) if b"\r\n" in answer else None


def frame(data, opcode=1, fin=True, first=None):
    """A frame with a mask of zeros."""
    head = bytes([first if first is not None else opcode | (0x80 if fin else 0)])
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xff" + struct.pack(">Q", len(data))
    return head + length + bytes(4) + data


def read_frame(connection):
    """The kind of the next frame, and its data."""
    def read(count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                raise ConnectionError
            data += part
        return data
    first, length = read(2)
    if length > 125:
        length = int.from_bytes(read(2 if length == 126 else 8), "big")
    return first & 15, read(length)


def closing_code(connection):
    """The code with which the server closes; None if the connection broke first."""
    try:
        while True:
            opcode, data = read_frame(connection)
            if opcode == 8:
                return struct.unpack(">H", data[:2])[0]
    except ConnectionError:
        return None
