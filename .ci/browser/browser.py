"""A live gallery, a file server, and a browser that shows their pages."""

import functools
import http.server
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

SCRIPTS = (pathlib.Path(__file__).parent / "page.js").read_text()
SEED = int(os.environ.get("SNAPLAYOUTS_SEED", "4242"))
KEYS = {"End": 35, "Escape": 27, "Enter": 13, "Delete": 46, "ArrowRight": 39}


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
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()
        return sorted({int(child) for task in tasks for child in (task / "children").read_text().split()})

    def has_screens(self, count, seconds=30):
        """Whether it soon has a number of screens."""
        end = time.monotonic() + seconds
        while len(self.screens()) != count and time.monotonic() < end:
            time.sleep(0.2)
        return len(self.screens()) == count

    def log(self):
        """The text that it has written to standard error."""
        self.errors.seek(0)
        return self.errors.read()

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()


def resident(process):
    """The memory that a process has, in megabytes."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * 4096 // 1_000_000


class FileServer:
    """Serves a folder under any name, and lists the requests. It knows nothing of the site in it."""

    def __init__(self, root, path):
        server = self
        self.root, self.path, self.requests = root, path, []

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=server.root)

            def end_headers(self):
                # Otherwise a browser keeps a file for a tenth of its age.
                self.send_header("Cache-Control", "no-cache")
                super().end_headers()

            def log_message(self, *arguments):
                server.requests.append(self.path)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_port
        self.address = self.at("127.0.0.1")
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, host):
        return f"http://{host}:{self.port}/{self.path}{'/' if self.path else ''}"

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A headless Chromium with a page of a server."""

    def __init__(self, server=None, size=(1280, 1200), arguments=()):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         f"--window-size={size[0]},{size[1]}", *arguments]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(300)
        self.server = server

    def js(self, script, *arguments):
        """The value of an expression, or what a script returns. The functions of page.js are there."""
        script = script if re.search(r"\breturn\b|;", script) else f"return {script}"
        return self.driver.execute_script(SCRIPTS + script, *arguments)

    def wait(self, script, *arguments):
        """What a script gives to `done`, its last argument."""
        return self.driver.execute_async_script(
            SCRIPTS + "const done = arguments[arguments.length - 1];" + script, *arguments)

    def cdp(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def until(self, condition, seconds=20):
        """Waits until a function, or a script, gives something, and returns it."""
        if isinstance(condition, str):
            condition = functools.partial(self.js, condition)
        return WebDriverWait(self.driver, seconds, poll_frequency=0.05).until(
            lambda _: condition(), f"still not: {getattr(condition, 'args', condition)}")

    def get(self, address):
        """Loads an address, also the one that is shown."""
        self.driver.get("about:blank")
        self.driver.get(address)

    def open(self, query="", anew=False):
        """Opens a page and waits until it shows a screen, from its beginning."""
        # The same address in the same tab would resume the screen as it is.
        if self.driver.current_url.startswith(self.server.address):
            self.js("delete sessionStorage.address;")
        (self.get if anew else self.driver.get)(self.server.address + query)
        self.until_live()

    def until_live(self):
        self.until("window.live?.connection.isReady && live.description && live.phone.boxes.size > 2")

    def text(self, identifier):
        element = self.driver.find_element(By.ID, identifier)
        # What only a screen reader says isn't displayed.
        return element.get_property("textContent") if element.get_attribute("class") == "unseen" else element.text

    def click(self, identifier):
        self.driver.find_element(By.ID, identifier).click()

    def ask(self, message):
        """The answer of the screen to a message, after all touches until now."""
        return self.wait("live.connection.send({ step: 0, touches: live.hands.take(), ...arguments[0] }, done);", message)

    def place(self):
        """The position and the size of the phone in the window."""
        return self.js("const b = live.phone.element.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]")

    def drag(self, way, pace=0.016, by_touch=False):
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
        self.cdp("Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1], button="left", clickCount=1,
                 buttons=0 if phase == "end" else 1)

    def touch(self, phase, point):
        kind = {"start": "touchStart", "move": "touchMove", "end": "touchEnd"}[phase]
        self.cdp("Input.dispatchTouchEvent", type=kind,
                 touchPoints=[] if phase == "end" else [{"x": point[0], "y": point[1]}])

    def wheel(self, x, y, dx=0, dy=0):
        self.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=dx, deltaY=dy)

    def key(self, key):
        for kind in ["keyDown", "keyUp"]:
            self.cdp("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=KEYS[key],
                     **({"text": "\r"} if key == "Enter" and kind == "keyDown" else {}))

    def insert(self, identifier, text):
        """Types a text in the place of what a field holds."""
        self.js(f"document.getElementById('{identifier}').select();")
        self.cdp("Input.insertText", text=text)

    def complaints(self):
        """The errors on the console of the page; a violation of the content-security policy is among them."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def quit(self):
        self.driver.quit()


class BrowserCase(unittest.TestCase):
    """Tests with one server and one browser, each of which leaves no error on the console."""

    @classmethod
    def server(cls):
        return None

    @classmethod
    def setUpClass(cls):
        cls.gallery = cls.server()
        cls.browser = Browser(cls.gallery)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        if cls.gallery:
            cls.gallery.stop()

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])

    def media(self, **features):
        """Until the end of the test: what a person prefers."""
        self.addCleanup(self.browser.cdp, "Emulation.setEmulatedMedia", features=[])
        self.browser.cdp("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def resize(self, width, height):
        self.addCleanup(self.browser.cdp, "Emulation.clearDeviceMetricsOverride")
        self.browser.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height,
                         deviceScaleFactor=1, mobile=width < 500)

    def until_text(self, identifier, *texts):
        self.browser.until(lambda: any(text in self.browser.text(identifier) for text in texts))

    def until_page(self, *numbers, of=12):
        self.browser.until(lambda: self.browser.text("page") in [f"Page {number} of {of}" for number in numbers])

    def turn_a_page(self):
        """A drag over most of a page, which turns it at any velocity, also on a busy machine."""
        self.browser.drag([(360 - 20 * step, 200) for step in range(17)])

    def open_log(self):
        self.browser.click("log")
        self.browser.until("document.getElementById('event-log').open")
