"""Tests of the site in a real browser, on a file server that knows nothing of it, below a path."""

import gzip
import http.server
import os
import pathlib
import statistics
import sys
import tempfile
import threading
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "live"))
import page_tests
from gallery import Browser
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

ROOT = os.environ["SITE_ROOT"]
PATH = os.environ["SITE_PATH"]


class FileServer:
    """Serves a folder under any name, and counts the requests."""

    def __init__(self, root=ROOT, path=PATH, port=0):
        server = self
        self.root = root
        self.requests = []

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=server.root)

            def end_headers(self):
                # Otherwise a browser keeps a file for a tenth of its age.
                self.send_header("Cache-Control", "no-cache")
                super().end_headers()

            def log_message(self, *arguments):
                server.requests.append(self.path)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.port = self.server.server_port
        self.path = path
        self.address = self.at("127.0.0.1")
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, host):
        return f"http://{host}:{self.port}/{self.path}{'/' if self.path else ''}"

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

    def test_from_a_disk_the_drawn_pictures_are_shown(self):
        self.browser.driver.get(pathlib.Path(ROOT, PATH, "index.html").resolve().as_uri())
        self.until("return document.querySelector('#drawn:not([hidden]) img')?.complete")
        self.assertIn("opened from a disk", self.browser.text("state"))
        self.assertIn("http.server", self.browser.text("state"))
        # The page has its styles.
        self.assertEqual(self.run_script("return getComputedStyle(document.body).marginTop"), "0px")
        self.browser.complaints()

    def test_without_webassembly_the_drawn_pictures_are_shown(self):
        command = self.browser.driver.execute_cdp_cmd
        script = command("Page.addScriptToEvaluateOnNewDocument", {"source": "delete globalThis.WebAssembly"})
        try:
            self.browser.driver.get(self.site.address + "?without")
            self.until("return document.querySelector('#drawn:not([hidden]) img')?.complete")
        finally:
            command("Page.removeScriptToEvaluateOnNewDocument", script)

    def links(self, selector):
        return self.run_script("""
            const roots = [document, ...[...document.querySelectorAll("*")].map(element => element.shadowRoot).filter(Boolean)];
            return roots.flatMap(root => [...root.querySelectorAll(arguments[0])]).map(link => link.href)""", selector)

    def has(self, address):
        """Whether there is a file at an address of the site."""
        path = pathlib.Path(ROOT, PATH, address.removeprefix(self.site.address).split("#")[0])
        return (path / "index.html" if path.is_dir() else path).exists()

    @unittest.skipUnless(os.environ.get("SITE_HAS_GUIDE"), "there is no guide")
    def test_the_guide_begins_with_a_page_of_its_own_and_leads_back(self):
        self.browser.open()
        [guide] = [link for link in self.links("#links a") if link.endswith("/guide/")]
        self.browser.driver.get(guide)
        self.assertIn(".package(", self.run_script("return document.querySelector('#install').innerText"))
        links = self.links("a")
        self.assertGreater(len(links), 20)
        self.assertEqual([link for link in links if link.startswith(self.site.address) and not self.has(link)], [])
        self.browser.driver.get(next(link for link in links if link.endswith("/effects/")))
        self.until("return document.querySelectorAll('main h2').length > 2")
        links = self.links("a")
        self.assertIn(self.site.address, links)
        self.assertIn(guide, links)
        self.assertIn(self.site.address + "drawn/effects.html", links)
        self.assertTrue(self.has(self.site.address + "drawn/effects.html"))

    @unittest.skipUnless(os.environ.get("SITE_HAS_GUIDE"), "there is no guide")
    def test_a_page_of_the_guide_from_a_disk_says_what_it_needs(self):
        article = pathlib.Path(ROOT, PATH, "documentation/snaplayouts/effects/index.html")
        self.browser.driver.get(article.resolve().as_uri())
        self.until("return document.body.textContent.includes('needs a server')")
        self.browser.complaints()

    def test_the_first_load_is_small(self):
        """What a browser requests until the first screen is shown, and what that is with gzip."""
        self.browser.driver.get("about:blank")
        self.browser.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
        self.site.requests.clear()
        self.browser.open()
        self.until("return live.clock.isResting || live.demo.number > 0")
        files = [pathlib.Path(ROOT, request.split("?")[0].lstrip("/")) for request in set(self.site.requests)]
        files = [path / "index.html" if path.is_dir() else path for path in files]
        sizes = [(path, path.stat().st_size, len(gzip.compress(path.read_bytes(), mtime=0))) for path in files]
        raw, packed = sum(size for _, size, _ in sizes), sum(min(size, other) for _, size, other in sizes)
        pictures = sum(size for path, size, _ in sizes if path.suffix == ".jpg")
        print(f"{len(files)} files, {raw} bytes, {packed} with gzip, {pictures} of them pictures", end=" ")
        self.assertLess(packed, 800_000)
        self.assertLess(pictures, 250_000)

    def test_the_first_screen_moves_until_it_is_touched(self):
        self.browser.driver.get("about:blank")
        self.browser.open()
        self.until("return !document.getElementById('hand').hasAttribute('hidden')")
        self.until("return document.getElementById('page').textContent !== 'Page 1 of 12'")
        # It isn't said, and the address stays that of the front page.
        self.assertEqual(self.run_script("return document.getElementById('spoken').textContent + location.search"), "")
        self.browser.drag([(200, 250), (200, 251)], 0.05)
        self.until("return !live.demo.isOn && document.getElementById('hand').hasAttribute('hidden')")
        self.until("return live.clock.isResting")
        before = self.page()
        time.sleep(3)
        self.assertEqual(self.page(), before)

    def test_the_first_screen_rests_with_reduced_motion(self):
        command = self.browser.driver.execute_cdp_cmd
        self.addCleanup(command, "Emulation.setEmulatedMedia", {"features": []})
        command("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.browser.driver.get("about:blank")
        self.browser.open()
        time.sleep(3)
        self.assertEqual((self.page(), self.run_script("return live.demo.isOn")), ("Page 1 of 12", False))

    def test_knobs_are_explained_and_ordered_by_what_people_want(self):
        self.browser.open("?screen=shelf")
        groups = self.run_script("""return [...document.querySelectorAll("#knobs details")].map(group =>
            [group.querySelector("summary").textContent, group.open])""")
        self.assertEqual(groups, [["Pages", True], ["Release", True], ["Looks", True], ["Automatic", True],
                                  ["Contents", False], ["Sizes", False], ["Device", False]])
        bare = self.run_script("""return [...document.querySelectorAll("details[open] .knob:not([hidden])")]
            .filter(knob => !knob.querySelector("p")).map(knob => knob.textContent)""")
        self.assertEqual(bare, [])

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


class OriginTests(unittest.TestCase):
    """What the page leaves in a browser, at names that belong to this machine, to a host without encryption, and to one
    that the browser trusts."""

    def setUp(self):
        self.site = FileServer()
        self.addCleanup(lambda: self.site.stop())
        self.browser = Browser(self.site, arguments=[
            "--host-resolver-rules=MAP *.example 127.0.0.1",
            f"--unsafely-treat-insecure-origin-as-secure=http://site.example:{self.site.port}"])
        self.addCleanup(self.browser.quit)

    def run_async(self, script):
        return self.browser.driver.execute_async_script(f"const done = arguments[0]; ({script})().then(done)")

    def visit(self, address):
        self.browser.driver.get("about:blank")
        self.browser.driver.get(address)

    def live(self, address):
        self.visit(address)
        self.browser.until_live()

    def keep(self):
        """Visits until the worker has all files."""
        self.live(self.site.at("site.example") + "#shelf")
        self.run_async("""async () => {
            const { active } = await navigator.serviceWorker.ready;
            while (active.state !== "activated") await new Promise(resolve => setTimeout(resolve, 50));
        }""")

    def test_no_worker_is_left_on_this_machine_or_at_the_root_of_an_origin(self):
        root = pathlib.Path(ROOT, PATH)
        for host, path in [("127.0.0.1", PATH), ("localhost", PATH), ("127.0.0.1", ""), ("site.example", "")]:
            self.site.root, self.site.path = (root, "") if path == "" else (ROOT, PATH)
            self.live(self.site.at(host))
            time.sleep(1)
            left = self.run_async("""async () =>
                [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]""")
            self.assertEqual(left, [0, 0], self.site.at(host))

    def test_another_project_on_the_same_port_is_seen(self):
        with tempfile.TemporaryDirectory() as other:
            pathlib.Path(other, "index.html").write_text("<title>another project</title>")
            pathlib.Path(other, PATH).mkdir(parents=True)
            pathlib.Path(other, PATH, "index.html").write_text("<title>another project</title>")
            for host, path in [("localhost", ""), ("127.0.0.1", PATH), ("site.example", PATH)]:
                self.site.root, self.site.path = (pathlib.Path(ROOT, PATH), "") if path == "" else (ROOT, PATH)
                self.keep() if host == "site.example" else self.live(self.site.at(host))
                time.sleep(1)
                self.site.root = other
                self.visit(self.site.at(host))
                self.assertEqual(self.browser.driver.title, "another project", self.site.at(host))

    def test_a_worker_that_was_left_at_a_root_leaves(self):
        self.site.root, self.site.path = pathlib.Path(ROOT, PATH), ""
        self.live(self.site.at("localhost"))
        self.run_async("async () => { await navigator.serviceWorker.register('offline.js');"
                       " await navigator.serviceWorker.ready; }")
        self.live(self.site.at("localhost"))
        time.sleep(1)
        self.assertEqual(self.run_async(
            "async () => (await navigator.serviceWorker.getRegistrations()).length"), 0)

    def test_only_its_own_old_caches_are_deleted(self):
        foreign = ["neighbor", "0123456789abcdef", f"SnapLayouts /{PATH}2/ 1", "SnapLayouts / 1"]
        self.visit(self.site.at("site.example") + "icon.svg")
        self.run_async(f"async () => {{ for (const name of {[*foreign, f'SnapLayouts /{PATH}/ old']}) await caches.open(name); }}")
        self.keep()
        names = self.run_async("async () => (await caches.keys())")
        self.assertEqual(len(names), 5, names)
        self.assertLess(set(foreign), set(names))
        self.assertNotIn(f"SnapLayouts /{PATH}/ old", names)

    def test_works_offline_after_a_visit(self):
        self.keep()
        self.site.stop()
        self.live(self.site.at("site.example") + "#hero-picker")
        self.site = FileServer()

    def test_copies_without_a_secure_context(self):
        self.live(self.site.at("plain.example"))
        self.assertFalse(self.browser.driver.execute_script("return isSecureContext"))
        copied = "document.addEventListener('copy', () => { window.copied = String(getSelection()) || document.activeElement.value; })"
        self.browser.driver.execute_script(copied)
        self.browser.driver.find_element(By.ID, "copy").click()
        WebDriverWait(self.browser.driver, 5).until(lambda _: self.browser.text("copy") == "Copied")
        self.assertIn("let layout = ", self.browser.driver.execute_script("return window.copied"))
        self.browser.driver.find_element(By.ID, "test").click()
        WebDriverWait(self.browser.driver, 5).until(lambda _: "@Test" in self.browser.text("paper-text"))
        self.browser.driver.find_element(By.ID, "paper-copy").click()
        WebDriverWait(self.browser.driver, 5).until(lambda _: self.browser.text("paper-copy") == "Copied")
        self.assertIn("@Test", self.browser.driver.execute_script("return window.copied"))


if __name__ == "__main__":
    unittest.main()
