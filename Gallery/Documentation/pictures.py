"""Draws the pictures of the documentation; Gallery/Documentation/draw installs what this needs, and runs it."""
import pathlib
import re
import subprocess
import tempfile

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GALLERY = ROOT / "Docs/Gallery"
SOURCES = ROOT / "Sources"

# The second of the scene that is shown.
SCENES = {
    "hero-picker": 2.6,
    "endless-picker": 0.4,
    "shelf": 0.4,
    "three-to-a-page": 0.3,
    "icon-panel": 0.3,
    "nested-shelves": 0.4,
    "banner": 1,
    "peeking-cards": 0.4,
    "ready-made-carousel": 1,
}
EFFECTS = ["coverFlow()", "carousel()", "ferrisWheel()", "cube()", "stack(throwAngle", "crossFade"]

# The system colors of the screens, and what they are in dark mode.
DARK = {
    "#f2f2f7": "#000000", "#ffffff": "#1c1c1e", "#000000": "#ffffff", "#3c3c43": "#ebebf5",
    "#5856d6": "#5e5ce6",
}
# Dots and the finger have colors of their own. So have captions, which are on dark bars in both modes.
FIXED = re.compile(r'width="8" [^>]*fill="#ffffff"|width="(46|40)" |height="28" fill="#000000"|<text [^>]*fill="#ffffff"')

STYLE = "svg, body, code { font-family: Inter !important; }"

# Pixels of a point in the picture; it is drawn larger and reduced, so that turned edges are smooth too.
SCALE, DRAWN_SCALE = 2, 6


def dark(element: re.Match) -> str:
    if FIXED.search(element[0]):
        return element[0]
    return re.sub('fill="(#[0-9a-f]{6})"', lambda fill: f'fill="{DARK.get(fill[1], fill[1])}"', element[0])


def scene(name: str, second: float, is_dark: bool) -> tuple[str, int, int]:
    source = (GALLERY / f"{name}.svg").read_text()
    if is_dark:
        source = re.sub(r"<(rect|text) [^>]*>", dark, source)
    width, height = map(int, re.search(r'width="(\d+)" height="(\d+)"', source).groups())
    # Behind its round corners is the color of the documentation's page.
    page = f"""<style>{STYLE}</style><body style="margin:0;background:{"#000" if is_dark else "#fff"}">{source}
      <script>
      const scene = document.querySelector("svg");
      scene.pauseAnimations();
      scene.setCurrentTime({second});
      </script>"""
    return page, width, height


def effects(is_dark: bool) -> tuple[str, int, int]:
    page = (GALLERY / "effects.html").read_text()
    page = page.replace(
        "@media (prefers-color-scheme: dark)", "@media all" if is_dark else "@media not all")
    chosen = " || ".join(f'code.includes("{name}")' for name in EFFECTS)
    return page.replace("</body>", f"""<style>
      {STYLE}
      header {{ display: none }} main {{ margin: 0; padding: 12px; gap: 16px; justify-content: start; }}
      figcaption {{ white-space: nowrap; overflow: hidden; font-size: .8rem; }}
      </style><script>
      for (const figure of document.querySelectorAll("figure")) {{
        const code = figure.querySelector("code").textContent;
        if (!({chosen})) figure.remove();
      }}
      </script></body>"""), 896, 478


def resource(name: str) -> pathlib.Path:
    module = "SnapCarousel" if name.startswith("ready-made-carousel") else "SnapLayouts"
    return SOURCES / module / f"{module}.docc/Resources" / name


def draw(page: str, width: int, height: int, file: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source, shot = pathlib.Path(folder, "page.html"), pathlib.Path(folder, "shot.png")
        source.write_text(page)
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             f"--force-device-scale-factor={DRAWN_SCALE}", f"--window-size={width},{height}",
             # Each effect where it is seen best.
             "--virtual-time-budget=1500", f"--screenshot={shot}", source.as_uri() + "#still"],
            check=True, capture_output=True)
        picture = Image.open(shot).convert("RGB").crop((0, 0, width * DRAWN_SCALE, height * DRAWN_SCALE))
        picture = picture.resize((width * SCALE, height * SCALE), Image.Resampling.LANCZOS)
        picture.save(file, quality=70, optimize=True, progressive=True)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


for is_dark in [False, True]:
    suffix = "~dark@2x.jpg" if is_dark else "@2x.jpg"
    for name, second in SCENES.items():
        draw(*scene(name, second, is_dark), resource(name + suffix))
    draw(*effects(is_dark), resource("effects" + suffix))
