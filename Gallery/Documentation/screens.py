"""Draws the small pictures of the screens beside their names, in one file; Gallery/Documentation/draw runs it."""
import base64
import io
import pathlib
import re
import sys
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / ".ci/browser"))

from browser import Browser, Gallery  # noqa: E402

# Pixels, two for each point and a little more.
SIDE = 80

# These show what they are on the way from one page to the next.
HELD = {"cross-fade", "parallax", "cube", "book", "depth", "stack"}

# These have no heading.
COVERS = {"nested-shelves", "banner", "cross-fade", "parallax"}


def point(share):
    left, top, width, height = browser.place()
    return round(left + share * width), round(top + 0.6 * height)


page = ROOT / "Gallery/Sources/LiveGallery/Page"
names = re.findall(r'href="\?screen=([\w-]+)"', (page / "index.html").read_text())
gallery = Gallery()
browser = Browser(gallery)
strip = Image.new("RGB", (SIDE * len(names), SIDE))
for index, name in enumerate(names):
    browser.open(f"?screen={name}&autoplay=false" if name in ("banner", "cross-fade") else f"?screen={name}")
    time.sleep(1.5)
    if name in HELD:
        browser.mouse("start", point(0.75))
        for share in range(74, 40, -3):
            browser.mouse("move", point(share / 100))
            time.sleep(0.03)
        time.sleep(0.4)
    box = browser.driver.find_element("id", "phone").rect
    shot = browser.driver.execute_cdp_cmd("Page.captureScreenshot", {"clip": {
        "x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"], "scale": 1}})
    picture = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
    if name in HELD:
        browser.mouse("end", point(0.41))
    # What is in the middle says most, below the heading, of which a part would say nothing.
    heading = 0 if name in COVERS else round(picture.width * 0.25)
    side = min(round(picture.width * 0.85), picture.height - heading)
    left, top = (picture.width - side) // 2, max(heading, (picture.height - side) // 2)
    top = min(top, picture.height - side)
    strip.paste(picture.crop((left, top, left + side, top + side)).resize((SIDE, SIDE), Image.Resampling.LANCZOS),
                (index * SIDE, 0))
file = page / "screens.jpg"
strip.save(file, quality=72, optimize=True, progressive=True)
print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")
browser.quit()
gallery.stop()
