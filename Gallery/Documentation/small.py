"""Makes the pictures that the drawn gallery embeds, from those of the screens: two pixels for each point of a picker's
item, and a little more. Run it with a Python that has Pillow after one of them has changed, and draw the gallery anew."""
import pathlib

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "Examples/Sources/GalleryScreens/Pictures"
SMALL = ROOT / "Gallery/Sources/gallery/Pictures"

# The covers, as wide as the screen, are drawn as they are.
WIDTH, QUALITY = 300, 62

for file in sorted(PICTURES.glob("*.jpg")):
    picture = Image.open(file)
    if file.stem.endswith("-large") or picture.width < 1.1 * WIDTH:
        continue
    size = (WIDTH, round(picture.height * WIDTH / picture.width))
    small = SMALL / file.name
    picture.resize(size, Image.Resampling.LANCZOS).save(small, quality=QUALITY, optimize=True, progressive=True)
    print(f"{small.relative_to(ROOT)}: {file.stat().st_size // 1000} kB, now {small.stat().st_size // 1000} kB")
