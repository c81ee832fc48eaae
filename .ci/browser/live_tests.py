"""What only the page of the live gallery does: it reconnects, and its touches arrive."""

import json
import os
import random
import time

from browser import SEED, BrowserCase, Gallery
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
