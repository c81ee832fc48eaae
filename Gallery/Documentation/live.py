"""Draws the picture of the live gallery; Gallery/Documentation/draw runs it, with the gallery's path in LIVE_GALLERY."""
import io
import pathlib
import sys
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / ".ci/browser"))

from browser import Browser, Gallery  # noqa: E402

SIZE, SCALE, DRAWN_SCALE = (1180, 900), 4 / 3, 3

gallery = Gallery()
browser = Browser(gallery)
driver = browser.driver
driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
    "width": SIZE[0], "height": SIZE[1], "deviceScaleFactor": DRAWN_SCALE, "mobile": False})
browser.open("?screen=hero-picker&scaleFactor=0.3&sideAlpha=0.7")
driver.execute_script("""
  document.head.append(Object.assign(document.createElement("style"), {
    textContent: "* { font-family: Inter !important } code, pre { font-family: DejaVu Sans Mono !important; scrollbar-width: none } " + "html { scrollbar-width: none }" }));
  [...document.querySelectorAll("button")].find(button => button.textContent === "X-ray").click();""")
# Held for a moment at the end, so that the view doesn't coast.
browser.drag([(340 - 28 * step, 260) for step in range(11)] + [(60, 260)] * 15, 0.03)
time.sleep(6)
driver.execute_script("scrollTo(0, 0); document.activeElement.blur()")
shot = Image.open(io.BytesIO(driver.get_screenshot_as_png())).convert("RGB")
shot = shot.resize((round(SIZE[0] * SCALE), round(SIZE[1] * SCALE)), Image.Resampling.LANCZOS)
file = ROOT / "Docs/Live.jpg"
shot.save(file, quality=70, optimize=True, progressive=True)
print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
browser.quit()
gallery.stop()
