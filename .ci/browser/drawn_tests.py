"""Tests of the drawn gallery's index page in a real browser."""

import pathlib

from browser import BrowserCase
from selenium.webdriver import ActionChains, Keys

INDEX = pathlib.Path(__file__).resolve().parents[2] / "Docs/Gallery/index.html"


class DrawnPageTests(BrowserCase):
    def open(self, **features):
        self.media(**features)
        self.browser.driver.get(INDEX.as_uri())

    def test_it_is_dark_in_the_dark(self):
        for scheme, is_dark in [("light", False), ("dark", True)]:
            self.open(prefers_color_scheme=scheme)
            back, *texts = self.browser.js("""
              return ["body", "h1", "figcaption p", "footer b"].map(selector => {
                const style = getComputedStyle(document.querySelector(selector));
                const color = selector === "body" ? style.backgroundColor : style.color;
                return Math.max(...color.match(/\\d+/g).slice(0, 3).map(Number));
              });""")
            self.assertEqual([back < 50, *(text > 140 for text in texts)], [is_dark] * 4)

    def test_a_key_holds_a_scene_and_lets_it_go_on(self):
        self.open()
        self.browser.until("return document.querySelector('figure img').complete")
        for key, is_held in [(Keys.TAB * 2, False), (Keys.ENTER, True), (Keys.SPACE, False), (Keys.SPACE, True)]:
            ActionChains(self.browser.driver).send_keys(key).perform()
            seen = self.browser.js("""
              const button = document.activeElement;
              return [button.closest("figure").id, getComputedStyle(button).outlineStyle,
                button.ariaPressed === "true", button.querySelector("canvas") !== null];""")
            self.assertEqual(seen, ["hero-picker", "solid", is_held, is_held])

    def test_reduced_motion_holds_all_scenes(self):
        self.open(prefers_reduced_motion="reduce")
        self.browser.js("document.querySelectorAll('img').forEach(image => image.loading = 'eager')")
        self.browser.until("""return [...document.querySelectorAll("figure button")].every(
          button => button.ariaPressed === "true" && button.querySelector("canvas").width > 300)""")
        self.media()
        self.browser.until("return document.querySelectorAll('figure canvas').length === 0")
