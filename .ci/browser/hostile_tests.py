"""Requests that no browser's own page sends: each is refused in time, and the page is served meanwhile."""

import base64
import json
import os
import random
import socket
import struct
import time
import unittest

from browser import SEED, Gallery
from live_tests import resident

# Seconds; the machine may be busy.
SOON = 1


class HostileTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()

    @classmethod
    def tearDownClass(cls):
        cls.gallery.stop()

    def setUp(self):
        self.started = time.monotonic()

    def tearDown(self):
        self.assertEqual(self.page(), 200)
        print(f"{time.monotonic() - self.started:.3f} s", end=" ")

    def test_a_line_of_8_kb(self):
        self.assertEqual(self.status(request("/" + "x" * 8000)), 404)

    def test_pictures_with_long_addresses_on_a_foreign_page(self):
        pictures = [self.connect(request("/" + "x" * 300_000)) for _ in range(3)]
        self.assertEqual(self.page(), 200)
        for picture in pictures:
            self.assertIn(status(picture), [431, None])

    def test_the_cookies_of_other_servers(self):
        crumbs = "; ".join(f"name{number}={'v' * 1000}" for number in range(50))
        self.assertEqual(self.status(request("/", f"Cookie: {crumbs}")), 200)
        self.assertIn(self.status(request("/", f"Cookie: {crumbs * 4}")), [431, None])

    def test_many_headers(self):
        self.assertIn(self.status(request("/", *[f"h{number}: x" for number in range(5000)])), [400, 431, None])

    def test_half_requests(self):
        halves = [self.connect(b"GET / HTTP/1.1\r\nHost: ") for _ in range(200)]
        self.assertEqual(self.page(), 200)
        deadline = time.monotonic() + 13
        for half in halves:
            half.settimeout(max(0.1, deadline - time.monotonic()))
            self.assertEqual(half.recv(100), b"", "half a request is still open")
            half.close()

    def test_a_request_by_single_bytes(self):
        slow = self.connect(b"GET /")
        ended = time.monotonic() + 13
        with self.assertRaises(OSError):
            while time.monotonic() < ended:
                slow.sendall(b"x")
                time.sleep(0.05)
                self.assertEqual(self.page(), 200)
        slow.close()

    def test_a_thousand_connections(self):
        idle = [self.connect() for _ in range(1000)]
        self.assertEqual(self.page(), 200)
        for connection in idle:
            connection.close()

    def test_a_body_without_end(self):
        body = self.connect(
            f"POST / HTTP/1.1\r\nHost: 127.0.0.1:{self.gallery.port}\r\nContent-Length: 99999999999\r\n\r\n".encode())
        self.assertEqual(status(body), 405)

    def test_no_requests_at_all(self):
        dice = random.Random(SEED)
        for _ in range(200):
            noise = self.connect(dice.randbytes(dice.randrange(1, 2000)) + b"\r\n\r\n")
            self.assertIn(status(noise), [400, 431, None])

    def test_a_message_that_claims_to_be_huge(self):
        for length in [1 << 24, 1 << 40, (1 << 63) - 1]:
            sock = self.socket()
            sock.sendall(b"\x81\xff" + struct.pack(">Q", length) + b"mask")
            self.assertEqual(closing_code(sock), 1009)

    def test_a_message_in_parts_that_is_too_long(self):
        sock = self.socket()
        part = b"x" * (1 << 20)
        try:
            sock.sendall(frame(part, opcode=1, fin=False))
            for _ in range(15):
                sock.sendall(frame(part, opcode=0, fin=False))
        except OSError:
            pass
        self.assertIn(closing_code(sock), [1009, None])

    def test_a_message_in_too_many_parts(self):
        sock = self.socket()
        sock.sendall(frame(b"", opcode=1, fin=False) + frame(b"", opcode=0, fin=False) * 2000)
        self.assertEqual(closing_code(sock), 1002)

    def test_frames_without_a_mask_and_with_reserved_bits(self):
        for bad in [b"\x81\x02{}", frame(b"{}", first=0xC1), frame(b"{}", first=0xA1), frame(b"{}", first=0x91),
                    frame(b"{}", opcode=3), frame(b"{}", opcode=2), frame(b"{}", opcode=0)]:
            sock = self.socket()
            sock.sendall(bad)
            self.assertEqual(closing_code(sock), 1002, bad)

    def test_numbers_that_are_not_finite(self):
        sock = self.socket()
        for number in ["1e999", "-1e999", "1e305", "NaN", "Infinity", "null", "[1]"]:
            sock.sendall(frame(b'{"id":%s,"redraw":true}' % number.encode()))
            self.assertIn("error", json.loads(message(sock)), number)
        sock.close()

    def test_a_thousand_sockets(self):
        sockets = [self.connect(upgrade(self.gallery.port, f"many{number}")) for number in range(1000)]
        self.assertEqual(self.page(), 200)
        for sock in sockets:
            sock.close()
        self.assertTrue(self.gallery.has_screens(0))

    def test_a_refused_socket_is_told_why(self):
        for origin in ["http://evil.example", "null", f"http://localhost:{self.gallery.port}"]:
            sock = self.connect(upgrade(self.gallery.port, "refused", origin))
            self.assertEqual(status(sock), 403, origin)
        self.assertEqual(status(self.connect(upgrade(self.gallery.port, ""))), 404)

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
            self.assertIn('"anew":true', message(sock).decode())

    def page(self):
        """The status of the page for somebody else, which must come soon."""
        started = time.monotonic()
        answer = self.status(request("/"))
        self.assertLess(time.monotonic() - started, SOON)
        return answer

    def status(self, text):
        return status(self.connect(text))

    def connect(self, text=b""):
        connection = socket.create_connection(("127.0.0.1", self.gallery.port), timeout=15)
        try:
            connection.sendall(text.replace(b"PORT", str(self.gallery.port).encode()))
        except OSError:
            pass
        return connection

    def socket(self):
        """A socket that has been greeted."""
        connection = self.connect(upgrade(self.gallery.port, f"hostile{random.random()}"))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += connection.recv(1)
        self.assertIn(b" 101 ", head)
        self.assertIn("mostBytes", json.loads(message(connection)))
        self.addCleanup(connection.close)
        return connection


def request(path, *headers):
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1:PORT", *headers, "", ""]).encode()


def upgrade(port, session, origin=None):
    return request(
        f"/socket?{session}", f"Origin: {origin or f'http://127.0.0.1:{port}'}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode())


def status(connection):
    """The status of an answer, read to its end; None if the connection was closed before the answer could be read."""
    answer = b""
    try:
        while b"\r\n" not in answer:
            part = connection.recv(4096)
            if not part:
                return None
            answer += part
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    finally:
        connection.close()
    return int(answer.split()[1]) if answer else None


def frame(data, opcode=1, fin=True, first=None):
    """A frame with a mask of zeros."""
    head = bytes([first if first is not None else opcode | (0x80 if fin else 0)])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + b"\xff" + struct.pack(">Q", len(data)) + bytes(4) + data


def message(connection):
    """The data of the next frame."""
    return read_frame(connection)[1]


def closing_code(connection):
    """The code with which the server closes; None if the connection broke first."""
    try:
        while True:
            opcode, data = read_frame(connection)
            if opcode == 8:
                return struct.unpack(">H", data[:2])[0]
    except ConnectionError:
        return None


def read_frame(connection):
    def read(count):
        data = b""
        while len(data) < count:
            part = connection.recv(count - len(data))
            if not part:
                raise ConnectionError
            data += part
        return data
    first, length = read(2)
    if length == 126:
        length = struct.unpack(">H", read(2))[0]
    elif length == 127:
        length = struct.unpack(">Q", read(8))[0]
    return first & 15, read(length)
