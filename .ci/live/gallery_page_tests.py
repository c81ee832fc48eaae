"""Tests of the gallery's index page in a real browser."""

import pathlib
import unittest

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

INDEX = pathlib.Path(__file__).resolve().parents[2] / "Docs/Gallery/index.html"


class GalleryPageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
            options.add_argument(argument)
        cls.driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def open(self, **features):
        media = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
        self.driver.get(INDEX.as_uri())

    def press(self, key):
        webdriver.ActionChains(self.driver).send_keys(key).perform()

    def until(self, script):
        WebDriverWait(self.driver, 15).until(lambda driver: driver.execute_script(script))

    def test_it_is_dark_in_the_dark(self):
        for scheme, is_dark in [("light", False), ("dark", True)]:
            self.open(prefers_color_scheme=scheme)
            luminance = self.driver.execute_script("""
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
        self.until("return document.querySelector('figure img').complete")
        self.press(Keys.TAB)
        self.assertEqual(self.driver.execute_script("return document.activeElement.tagName"), "A")
        self.press(Keys.TAB)
        seen = self.driver.execute_script("""
          const button = document.activeElement;
          return [button.closest("figure").id, getComputedStyle(button).outlineStyle];""")
        self.assertEqual(seen, ["hero-picker", "solid"])
        for key, is_held in [(Keys.ENTER, True), (Keys.SPACE, False), (Keys.SPACE, True)]:
            self.press(key)
            held = self.driver.execute_script("""
              const button = document.activeElement;
              return [button.ariaPressed === "true", button.querySelector("canvas") !== null];""")
            self.assertEqual(held, [is_held, is_held])

    def test_reduced_motion_holds_all_scenes(self):
        self.open(prefers_reduced_motion="reduce")
        self.driver.execute_script("document.querySelectorAll('img').forEach(image => image.loading = 'eager')")
        self.until("""return [...document.querySelectorAll("figure button")].every(
          button => button.ariaPressed === "true" && button.querySelector("canvas").width > 300)""")
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        self.until("return document.querySelectorAll('figure canvas').length === 0")


if __name__ == "__main__":
    unittest.main()
