"""Makes the pictures that the drawn gallery embeds, from those of the screens: two pixels for each point of a picker's
item, and a little more; and wider ones for what is as wide as the screen. Run it with a Python that has Pillow after one of them has changed, and draw the gallery anew."""
import pathlib

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "Examples/Sources/GalleryScreens/Pictures"
SMALL = ROOT / "Gallery/Sources/gallery/Pictures"

WIDTH, WIDE, COVER, QUALITY = 300, 400, 600, 62


def write(file, small, width):
    picture = Image.open(file)
    if picture.width < 1.1 * width:
        return
    size = (width, round(picture.height * width / picture.width))
    picture.resize(size, Image.Resampling.LANCZOS).save(small, quality=QUALITY, optimize=True, progressive=True)
    print(f"{small.relative_to(ROOT)}: {file.stat().st_size // 1000} kB, now {small.stat().st_size // 1000} kB")


for file in sorted(PICTURES.glob("*.jpg")):
    if file.stem.endswith("-large"):
        write(file, SMALL / "Wide" / file.name, COVER)
    else:
        write(file, SMALL / file.name, WIDTH)
        write(file, SMALL / "Wide" / file.name, WIDE)
