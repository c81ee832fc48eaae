"""Tests of the drawn gallery's index page in a real browser."""

import pathlib

from browser import BrowserCase
from selenium.webdriver import ActionChains, Keys

INDEX = pathlib.Path(__file__).resolve().parents[2] / "Docs/Gallery/index.html"


class DrawnPageTests(BrowserCase):
    def open(self, **features):
        self.media(**features)
        self.browser.driver.get(INDEX.as_uri())

    def press(self, key):
        ActionChains(self.browser.driver).send_keys(key).perform()

    def test_it_is_dark_in_the_dark(self):
        for scheme, is_dark in [("light", False), ("dark", True)]:
            self.open(prefers_color_scheme=scheme)
            luminance = self.browser.js("""
              return ["body", "h1", "figcaption p", "footer b"].map(selector => {
                const style = getComputedStyle(document.querySelector(selector));
                const color = selector === "body" ? style.backgroundColor : style.color;
                return Math.max(...color.match(/\\d+/g).slice(0, 3).map(Number));
              });""")
            self.assertEqual(luminance[0] < 50, is_dark, luminance)
            for text in luminance[1:]:
                self.assertEqual(text > 140, is_dark, luminance)

    def test_a_key_holds_a_scene_and_lets_it_go_on(self):
        self.open()
        self.browser.until("return document.querySelector('figure img').complete")
        self.press(Keys.TAB)
        self.assertEqual(self.browser.js("return document.activeElement.tagName"), "A")
        self.press(Keys.TAB)
        seen = self.browser.js("""
          const button = document.activeElement;
          return [button.closest("figure").id, getComputedStyle(button).outlineStyle];""")
        self.assertEqual(seen, ["hero-picker", "solid"])
        for key, is_held in [(Keys.ENTER, True), (Keys.SPACE, False), (Keys.SPACE, True)]:
            self.press(key)
            held = self.browser.js("""
              const button = document.activeElement;
              return [button.ariaPressed === "true", button.querySelector("canvas") !== null];""")
            self.assertEqual(held, [is_held, is_held])

    def test_reduced_motion_holds_all_scenes(self):
        self.open(prefers_reduced_motion="reduce")
        self.browser.js("document.querySelectorAll('img').forEach(image => image.loading = 'eager')")
        self.browser.until("""return [...document.querySelectorAll("figure button")].every(
          button => button.ariaPressed === "true" && button.querySelector("canvas").width > 300)""")
        self.media()
        self.browser.until("return document.querySelectorAll('figure canvas').length === 0")
