"""A live gallery, and a browser that drives it."""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait


class Gallery:
    """A server that runs until it is stopped."""

    def __init__(self, port=0):
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [os.environ["LIVE_GALLERY"], "--live", "--port", str(port)],
            # A shell without job control lets what it starts in the background ignore interrupts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            stdout=subprocess.PIPE, stderr=self.errors, text=True)
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def pause(self, is_paused):
        """Stops its screens, or lets them go on."""
        for screen in self.screens():
            os.kill(screen, signal.SIGSTOP if is_paused else signal.SIGCONT)

    def screens(self):
        """The processes of its screens."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        listed = [int(child) for child in children.read_text().split()]
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            listed += [int(child) for child in (task / "children").read_text().split()]
        return sorted(set(listed))

    def log(self):
        """The text that it has written to standard error."""
        self.errors.seek(0)
        return self.errors.read()

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()


class Browser:
    """A headless Chromium with a page of the gallery."""

    def __init__(self, gallery, size=(1280, 1200), arguments=()):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu",
                         "--disable-dev-shm-usage", f"--window-size={size[0]},{size[1]}", *arguments]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService("/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(300)
        self.gallery = gallery

    def open(self, query=""):
        """Opens a page and waits until it shows a screen, from its beginning."""
        # The same address in the same tab would resume the screen as it is.
        if self.driver.current_url.startswith(self.gallery.address):
            self.driver.execute_script("delete sessionStorage.address")
        self.driver.get(self.gallery.address + query)
        self.until_live()

    def until_live(self, seconds=15):
        WebDriverWait(self.driver, seconds).until(
            lambda driver: driver.execute_script(
                "return window.live?.connection.isReady && live.description && live.phone.boxes.size > 2"))

    def text(self, identifier):
        return self.driver.find_element(By.ID, identifier).text

    def ask(self, message):
        """The answer of the screen to a message, after all touches until now."""
        return self.driver.execute_async_script("""
            const [message, done] = arguments;
            live.connection.send({ step: 0, touches: live.hands.take(), ...message }, done);""", message)

    def place(self):
        """The position and the size of the phone in the window."""
        box = self.driver.execute_script(
            "const b = live.phone.element.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]")
        return box

    def drag(self, way, pace, by_touch=False):
        """Moves a real pointer along points of the phone, with a pause in seconds after each."""
        left, top, _, _ = self.place()
        points = [(round(left + x), round(top + y)) for x, y in way]
        send = self.touch if by_touch else self.mouse
        send("start", points[0])
        for point in points[1:]:
            time.sleep(pace)
            send("move", point)
        send("end", points[-1])

    def mouse(self, phase, point):
        kind = {"start": "mousePressed", "move": "mouseMoved", "end": "mouseReleased"}[phase]
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": point[0], "y": point[1], "button": "left", "clickCount": 1,
            "buttons": 0 if phase == "end" else 1})

    def touch(self, phase, point):
        kind = {"start": "touchStart", "move": "touchMove", "end": "touchEnd"}[phase]
        points = [] if phase == "end" else [{"x": point[0], "y": point[1]}]
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def complaints(self):
        """The errors on the console of the page."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE"]

    def quit(self):
        self.driver.quit()
