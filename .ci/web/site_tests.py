"""Tests of the site in a real browser, on a file server that knows nothing of it, below a path."""

import functools
import http.server
import os
import pathlib
import statistics
import sys
import threading
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "live"))
import page_tests
from gallery import Browser
from selenium.webdriver.common.by import By

ROOT = os.environ["SITE_ROOT"]
PATH = os.environ["SITE_PATH"]


class FileServer:
    """Serves a folder, and counts the requests."""

    def __init__(self):
        server = self
        self.requests = []

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *arguments):
                server.requests.append(self.path)

        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=ROOT))
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PATH}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class SamePageTests(page_tests.PageTests):
    """What the page of the live gallery can do, it can do here."""

    # These stop a server, ask for its memory, or prepare a test in Swift.
    WITH_A_SERVER = {
        "test_gestures_arrive_exactly", "test_a_reload_resumes", "test_says_when_the_server_is_gone_and_comes_back",
        "test_says_when_a_screen_is_stopped", "test_an_hour_in_fast_motion_does_not_grow",
    }

    @classmethod
    def setUpClass(cls):
        cls.gallery = FileServer()
        cls.browser = Browser(cls.gallery)

    def setUp(self):
        if self._testMethodName in self.WITH_A_SERVER:
            self.skipTest("needs a server")


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = FileServer()
        cls.browser = Browser(cls.site)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.site.stop()

    def tearDown(self):
        # A violation of the content-security policy is among them.
        self.assertEqual(self.browser.complaints(), [])

    def run_script(self, script, *arguments):
        return self.browser.driver.execute_script(script, *arguments)

    def until(self, script, seconds=15):
        """Waits until a script returns something, and returns it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if result := self.run_script(script):
                return result
            time.sleep(0.05)
        self.fail(f"still not: {script}")

    def page(self):
        return self.run_script("return document.getElementById('page').textContent")

    def test_addresses_of_screens(self):
        for address in ("#shelf", "?screen=shelf"):
            self.browser.driver.get("about:blank")
            self.browser.open(address)
            self.assertEqual(self.run_script("return live.description.screen.name"), "shelf")
        self.run_script("location.hash = '#banner'")
        self.until("return live.description.screen.name === 'banner'")

    def test_drags_and_flicks_turn_pages(self):
        self.browser.open("#hero-picker")
        self.until("return document.getElementById('page').textContent === 'Page 1 of 12'")
        self.browser.drag([(300 - 12 * step, 250) for step in range(16)], 0.016)
        self.until("return /Page [2-5] of 12/.test(document.getElementById('page').textContent)")
        before = self.page()
        self.browser.drag([(200 - 30 * step, 250) for step in range(5)], 0.01, by_touch=True)
        self.until(f"return document.getElementById('page').textContent !== '{before}'")

    def test_pictures_of_a_carousel_come_from_files(self):
        self.browser.open("#ready-made-carousel")
        self.until("""return performance.getEntriesByType("resource")
            .some(entry => /Pictures\\/\\w+\\.jpg$/.test(entry.name) && entry.responseStatus === 200)""")

    def test_a_log_is_replayed(self):
        self.browser.open("#section-shelf")
        self.browser.drag([(300 - 20 * step, 250) for step in range(8)], 0.016)
        time.sleep(1.5)
        log = self.browser.ask({"ask": "log"})["answer"]
        self.assertGreater(len(log.splitlines()), 10)
        answer = self.browser.ask({"log": log})
        self.assertEqual(len(answer["steps"]), len(log.splitlines()) - 1, answer.get("problem"))
        self.assertFalse([step for step in answer["steps"] if any(name == "this version" for name, _ in step["facts"])])
        self.assertIn("begin", self.browser.ask({"log": "nonsense"})["problem"])

    def test_a_gesture_is_printed_as_a_test(self):
        self.browser.open("#shelf")
        self.browser.drag([(300 - 20 * step, 250) for step in range(8)], 0.016)
        self.assertIn("#expect(player.screen.currentPage == ", self.browser.ask({"ask": "test"})["answer"])

    def test_loads_nothing_from_elsewhere_and_stores_no_cookies(self):
        self.browser.open("#banner")
        elsewhere = self.run_script("""return performance.getEntriesByType("resource").map(entry => entry.name)
            .filter(name => !name.startsWith(location.origin) && !name.startsWith("data:"))""")
        self.assertEqual(elsewhere, [])
        self.assertEqual(self.run_script("return document.cookie"), "")
        self.assertIn("default-src 'none'", self.run_script(
            "return document.querySelector('meta[http-equiv]').content"))

    def test_works_offline_after_a_visit(self):
        self.browser.open("#hero-picker")
        self.until("return navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true)")
        time.sleep(1)
        site = self.site
        self.__class__.site = FileServer()
        site.stop()
        try:
            self.browser.driver.get("about:blank")
            self.browser.driver.get(site.address + "#shelf")
            self.browser.until_live()
        finally:
            self.browser.gallery = self.site

    def test_without_webassembly_the_drawn_pictures_are_shown(self):
        command = self.browser.driver.execute_cdp_cmd
        script = command("Page.addScriptToEvaluateOnNewDocument", {"source": "delete globalThis.WebAssembly"})
        try:
            self.browser.driver.get(self.site.address + "?without")
            self.until("return document.querySelector('#drawn:not([hidden]) img')?.complete")
        finally:
            command("Page.removeScriptToEvaluateOnNewDocument", script)

    def test_the_guide_is_there(self):
        self.browser.open()
        links = [link.get_attribute("href") for link in self.browser.driver.find_elements(By.CSS_SELECTOR, "#links a")]
        guide = [link for link in links if "/documentation/" in link]
        if os.environ.get("SITE_HAS_GUIDE"):
            self.assertEqual(len(guide), 1)
            self.browser.driver.get(guide[0])
            self.until("return document.title.includes('SnapLayouts')")

    def test_measurements(self):
        """Time to the first picture, time of a frame, and memory after ten minutes of flicking."""
        command = self.browser.driver.execute_cdp_cmd
        script = command("Page.addScriptToEvaluateOnNewDocument", {"source": """
            const look = () => document.querySelectorAll("#phone div").length > 2
              ? requestAnimationFrame(() => { window.firstPicture = performance.now(); }) : requestAnimationFrame(look);
            look();"""})
        self.addCleanup(command, "Page.removeScriptToEvaluateOnNewDocument", script)
        firsts = []
        for count in range(5):
            self.browser.driver.get("about:blank")
            self.browser.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
            self.browser.driver.get(self.site.address + f"?first={count}")
            self.browser.until_live()
            firsts.append(self.until("return window.firstPicture"))
        frames = self.run_script("""
            const ask = live.connection.ask, costs = [];
            const flick = index => index % 120 < 6
              ? [{ kind: index % 120 ? "move" : "down", x: 300 - 30 * (index % 120), y: 250 }]
              : index % 120 === 6 ? [{ kind: "up" }] : [];
            for (let index = 0; index < 1200; index++) {
              const begin = performance.now();
              ask(JSON.stringify({ id: 1, step: 1, touches: flick(index) }));
              costs.push(performance.now() - begin);
            }
            const early = ask.memory.buffer.byteLength;
            for (let index = 0; index < 36000; index++) ask(JSON.stringify({ id: 1, step: 1, touches: flick(index) }));
            return { costs: costs.sort((a, b) => a - b), early, late: ask.memory.buffer.byteLength };""")
        costs = frames["costs"]
        print(f"first picture {statistics.median(firsts):.0f} ms; frame: median {costs[600]:.2f} ms, "
              f"99 of 100 under {costs[1188]:.2f} ms; memory {frames['late'] / 2 ** 20:.1f} MiB", end=" ")
        self.assertLess(statistics.median(firsts), 1000)
        self.assertLess(costs[600], 1)
        self.assertLess(frames["late"], frames["early"] + 2 ** 20)


if __name__ == "__main__":
    unittest.main()
