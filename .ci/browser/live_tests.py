"""The live gallery: its page in a browser, and who may connect to its server, and how often."""

import http.server
import json
import os
import random
import signal
import socket
import subprocess
import threading
import time
import unittest
import urllib.error
import urllib.request

from browser import SEED, Browser, BrowserCase, Gallery
from page_tests import PageTests

SCREENS = [
    "hero-picker", "endless-picker", "shelf", "section-shelf", "vertical-shelf", "peeking-cards",
    "workbench&layout=flow&items=40", "workbench&layout=shelf&items=1000000",
    "workbench&layout=banner&device.isRightToLeft=true", "workbench&effects=coverFlow&isLoopingEnabled=true",
]


class LivePageTests(PageTests, BrowserCase):
    @classmethod
    def server(cls):
        return Gallery()

    def test_gestures_arrive_exactly(self):
        """Two hundred gestures with a real pointer; a Swift test replays them and compares the results."""
        dice, landings = random.Random(SEED), []
        for screen in SCREENS:
            self.browser.open("?screen=" + screen)
            for count in range(20):
                # A finger across a strip may have scrolled the page, which cancels the touch.
                self.browser.js("scrollTo(0, 0);")
                self.browser.drag(*gesture(dice, self.browser.place()[2:]), by_touch=count % 2 == 1)
                time.sleep(0.05 + dice.random() * 0.1)
                if dice.random() < 0.3:
                    # While the view still moves.
                    self.browser.drag(*gesture(dice, self.browser.place()[2:]))
                    time.sleep(0.05)
                landings.append(self.browser.ask({"ask": "gesture"})["answer"])
                self.assertRegex(landings[-1]["script"], r"d[\d.]+,[\d.]+ .*[uc] ")
        with open(os.environ["LIVE_GESTURES"], "w") as file:
            json.dump(landings, file)
        pages = {landing["page"] for landing in landings}
        print(f"{len(landings)} gestures, to {len(pages)} pages", end=" ")
        self.assertGreater(sum("u " in landing["script"] for landing in landings), len(landings) / 2)
        self.assertGreater(len(pages), 5)

    def test_a_reload_resumes(self):
        self.browser.open("?screen=shelf")
        self.turn_a_page()
        self.until_page(2, of=6)
        before = self.gallery.screens()
        self.browser.driver.refresh()
        self.browser.until_live()
        self.until_page(2, of=6)
        self.assertEqual(self.gallery.screens(), before)

    def test_says_when_the_server_is_gone_and_comes_back(self):
        gallery = Gallery()
        self.browser.driver.get(gallery.address + "?screen=banner")
        self.browser.until_live()
        gallery.stop()
        self.until_text("state", "The server is gone. Trying again…")
        gallery = Gallery(gallery.port)
        try:
            self.until_text("state", "Live")
            self.assertEqual(self.browser.text("title"), "Banner")
            self.browser.complaints()
        finally:
            self.browser.driver.get("about:blank")
            gallery.stop()

    def test_says_when_a_screen_is_stopped(self):
        self.browser.open("?screen=shelf")
        for state in ["Paused", "Live"]:
            self.browser.click("pause")
            self.assertEqual(self.browser.text("state"), state)
        self.gallery.pause(True)
        self.addCleanup(self.gallery.pause, False)
        self.turn_a_page()
        self.until_text("state", "The screen doesn't answer.")
        self.gallery.pause(False)
        self.until_text("state", "Live")

    def test_an_hour_in_fast_motion_does_not_grow(self):
        self.browser.open("?screen=workbench&items=500&layout=shelf&isLoopingEnabled=true")
        sizes = []
        for part in range(6):
            self.assertIsNone(self.browser.wait("playAtRandom(arguments[0], 10 * 60 * 60, done);", SEED + part))
            sizes.append((max(map(resident, self.gallery.screens())), self.browser.js("live.phone.boxes.size")))
        print("MB and boxes every ten minutes:", *sizes, end=" ")
        self.assertLess(sizes[-1][0], sizes[0][0] + 8)
        self.assertLess(max(boxes for _, boxes in sizes), 200)


class ConnectionTests(unittest.TestCase):
    """Connections: which are accepted, and how many."""

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
        self.assertEqual(len(self.gallery.screens()), 11)
        for message, has_page in [(lambda number: {"play": f"b{number}"}, False), (lambda _: {"step": 1}, True)]:
            for number, page in enumerate(pages):
                browser.driver.switch_to.window(page)
                answer = browser.ask(message(number))
                if has_page:
                    self.assertEqual(answer["page"], f"Page {number + 1} of {20 + number}")
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

    def test_a_duplicated_tab_finds_no_session(self):
        browser = self.open()
        browser.open()
        self.assertIsNone(browser.js("sessionStorage.session ?? null"))
        self.assertEqual(len(self.gallery.screens()), 1)

    def test_there_are_sixteen_screens_at_most(self):
        reason = self.open().wait("""
            for (let number = 0; number < 16; number++)
              (window.sockets ??= []).push(Object.assign(
                new WebSocket(`ws://${location.host}/socket?page${number}`), { onclose: event => done(event.reason) }));""")
        self.assertIn("All screens are in use", reason)
        self.assertLessEqual(len(self.gallery.screens()), 16)

    def test_a_page_from_elsewhere_cannot_connect(self):
        class Elsewhere(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                pass

        server = http.server.HTTPServer(("127.0.0.1", 0), Elsewhere)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        browser = self.open()
        connect = """
            Object.assign(new WebSocket(arguments[0]), { onopen: () => done("open"), onerror: () => done("refused") });"""
        self.assertEqual(browser.wait(connect, f"ws://127.0.0.1:{self.gallery.port}/socket?own"), "open")
        browser.get(f"http://127.0.0.1:{server.server_port}/")
        for name in ["127.0.0.1", "localhost"]:
            self.assertEqual(browser.wait(connect, f"ws://{name}:{self.gallery.port}/socket?elsewhere"), "refused")

    def test_refuses_what_is_no_file_of_the_page_and_says_what_is_wrong_with_an_address(self):
        port = self.gallery.port
        self.assertEqual(self.request("")[0], 200)
        for path in ["../Package.swift", "%2e%2e/Package.swift", "Page/index.html", "nothing.js", "pictures/../x", "socket?a"]:
            self.assertIn(self.request(path)[0], [400, 403, 404], path)
        for headers, reason in [
                ({"Host": "127.0.0.1:9"}, f"ssh -L {port}:127.0.0.1:{port}"),
                ({"Host": f"evil.example:{port}"}, f"is for “evil.example:{port}”"),
                ({"Origin": "http://evil.example"}, "from a page of “http://evil.example”")]:
            status, text = self.request("", headers)
            self.assertEqual(status, 403)
            self.assertIn(reason, text)
            self.assertIn(reason, self.gallery.log())

    def test_says_that_a_port_is_in_use(self):
        other = subprocess.run([os.environ["LIVE_GALLERY"], "--live", "--port", str(self.gallery.port)],
                               capture_output=True, text=True, timeout=10)
        self.assertNotEqual(other.returncode, 0)
        self.assertIn(f"Port {self.gallery.port} is in use.", other.stderr)

    def test_listens_on_the_loopback_address_only(self):
        others = {address[4][0] for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
        for address in others - {"127.0.0.1", "127.0.1.1"}:
            with self.assertRaises(OSError):
                socket.create_connection((address, self.gallery.port), timeout=1).close()

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
        closed = browser.wait("""
            const socket = new WebSocket(`ws://${location.host}/socket?long`);
            socket.onopen = () => socket.send("x".repeat((1 << 23) + 1));
            socket.onclose = event => done(event.reason);""")
        self.assertEqual(closed, "A message is longer than 8388608 bytes.")
        self.assertEqual(self.request("")[0], 200)
        self.assertIn("Refused: A message is longer than 8388608 bytes.", self.gallery.log())

    def test_the_log_of_refusals_ends(self):
        self.assertEqual(self.request("", {"Origin": "http://evil.example/\x1b[2J"})[0], 400)
        for _ in range(149):
            self.request("", {"Origin": "http://evil\t.example"})
        lines = self.gallery.log().splitlines()
        self.assertEqual(len(lines), 101)
        # A request that can't be read may be refused in more than one piece.
        self.assertIn("http://evil·.example", "".join(lines))
        self.assertTrue(all(line.isprintable() for line in lines))
        self.assertEqual(lines[-1], "Further refusals are not logged.")

    def test_an_interrupt_ends_it_and_its_screens(self):
        self.open()
        [screen] = self.gallery.screens()
        self.gallery.process.send_signal(signal.SIGINT)
        self.gallery.process.wait(10)
        end = time.monotonic() + 10
        while os.path.exists(f"/proc/{screen}") and time.monotonic() < end:
            time.sleep(0.1)
        self.assertFalse(os.path.exists(f"/proc/{screen}"))

    def request(self, path, headers={}):
        try:
            with urllib.request.urlopen(urllib.request.Request(self.gallery.address + path, headers=headers), timeout=5) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()


def gesture(dice, size):
    """Points along a line, sometimes bent, and the seconds between them."""
    width, height = size
    x, y = width * (0.2 + 0.6 * dice.random()), height * (0.45 + 0.2 * dice.random())
    steps = dice.randrange(2, 14)
    dx, dy = dice.uniform(-24, 24), dice.uniform(-18, 18)
    points = [(x + dx * step, y + dy * step) for step in range(steps)]
    if dice.random() < 0.2:
        points += [points[-1]] * dice.randrange(1, 12)
    return [(min(max(a, 2), width - 2), min(max(b, 2), height - 2)) for a, b in points], 0.008 + 0.02 * dice.random()


def resident(process):
    """The memory that a process has, in megabytes."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * 4096 // 1_000_000
