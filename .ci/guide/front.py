"""The front page of the guide, the way back to it from each page, and links to what isn't in the guide.

usage: front.py articles CATALOG COPY: copies a catalog; its mentions of documents become links
       front.py pages FOLDER: writes FOLDER/guide/index.html, and the header of each page
SITE_BASE_PATH in the environment is the path of the site, and SITE_SOURCE the address of the repository.
"""
import html
import json
import os
import re
import shutil
import sys
from pathlib import Path

root = Path(__file__).resolve().parents[2]
base = "/" + (os.environ.get("SITE_BASE_PATH", "").strip("/") + "/").lstrip("/")
source = os.environ.get("SITE_SOURCE")
# DocC links to complete addresses only; this one becomes the path of the site.
site = "https://site.invalid/"

# By task: the articles in their order, with a picture where one says more than a title.
tasks = [
    ("Begin", [("PickingAnItem", "hero-picker"), ("TurningPagesOfAShelf", "shelf"), ("RunningABanner", "banner"),
               ("ShowingImages", "ready-made-carousel")]),
    ("Make it yours", [("Effects", "effects"), ("Looping", "endless-picker"), ("NestedShelves", "nested-shelves"),
                       ("Recipes", "peeking-cards")]),
    ("Decide", [("Choosing", None), ("Migrating", None), ("WhatPeopleAsk", None), ("Troubleshooting", None)]),
    ("For every person and every screen", [("Accessibility", None), ("RightToLeft", None), ("SelfSizing", None),
                                           ("SettingUpInAStoryboard", None)]),
    ("Go further", [("WritingALayout", None), ("TestingYourScreens", None)]),
]
modules = ["SnapLayouts", "SnapCarousel"]
# Opened from a disk, a page of the guide finds none of its files.
from_disk = """<script>if (location.protocol === "file:") addEventListener("DOMContentLoaded", () => {
document.body.textContent = "The guide needs a server: python3 .ci/serve, with the folder of the site, in the repository."; });
</script>"""


def link(match):
    path = match[1]
    if path.startswith("Docs/Gallery/"):
        return f"[{match[0]}]({site}drawn/{path.removeprefix('Docs/Gallery/')})"
    return f"[{match[0]}]({source}/blob/main/{path})" if source else match[0]


def articles(catalog, copy):
    shutil.copytree(catalog, copy)
    for path in Path(copy).rglob("*.md"):
        path.write_text(re.sub(r"`(Docs/[\w/.-]+)`", link, path.read_text()))


def article(name):
    """The title, the first paragraph and the address of an article."""
    [path] = (root / "Sources").rglob(f"*.docc/{name}.md")
    title, summary = re.match(r"# (.*?)\n\n(.*?)\n\n", path.read_text(), re.S).groups()
    return title, summary.replace("\n", " ").replace("`", ""), f"documentation/{path.parent.stem.lower()}/{name.lower()}/"


def card(name, picture):
    title, summary, address = article(name)
    shown = ""
    if picture:
        [file] = (root / "Sources").rglob(f"*.docc/Resources/{picture}@2x.jpg")
        folder = f"../images/{file.parents[1].stem}"
        shown = (f'<picture><source media="(prefers-color-scheme: dark)" srcset="{folder}/{picture}~dark@2x.jpg">'
                 f'<img src="{folder}/{picture}@2x.jpg" alt="" loading="lazy"></picture>')
    return f'<li><a href="../{address}">{shown}<b>{html.escape(title)}</b></a><p>{html.escape(summary)}</p></li>'


def front():
    package = f'.package(url: "{source}", branch: "main")' if source else '.package(name: "SnapLayouts", path: "../SnapLayouts")'
    place = "" if source else "<p>This package has no public address yet: clone its repository beside your own package.</p>"
    sections = "\n".join(
        f'<section><h2>{title}</h2><ul class="{"pictures" if entries[0][1] else "texts"}">'
        + "\n".join(card(*entry) for entry in entries) + "</ul></section>" for title, entries in tasks)
    reference = "\n".join(f'<li><a href="../documentation/{name.lower()}/"><b>{name}</b></a></li>' for name in modules)
    back = f' <a href="{html.escape(source)}">Source</a>' if source else ""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>SnapLayouts: the guide</title>
<link rel="icon" href="../icon.svg">
<link rel="stylesheet" href="guide.css">
</head>
<body>
<header><a href="../">← Gallery</a> <a href="../drawn/">Pictures</a>{back}</header>
<main>
<h1>The guide</h1>
<div id="install">
<section><h2>1. Add the package</h2>
<pre tabindex="0"><code>{html.escape(package)}</code></pre>
<p>The library for layouts is <code>SnapLayouts</code>; <code>SnapCarousel</code> adds a view that shows images.</p>{place}</section>
<section><h2>2. Replace the layout</h2>
<pre tabindex="0"><code>import SnapLayouts

collectionView.collectionViewLayout =
  CenteredPickerLayout(replacing: oldLayout)</code></pre>
<p>Data source, delegate, cells and insets stay as they are.</p></section>
</div>
{sections}
<section><h2>Step by step, and every name</h2>
<ul class="texts"><li><a href="../tutorials/buildingpickers/"><b>Tutorial: a picker</b></a></li>
{reference}</ul></section>
</main>
</body>
</html>
"""


def pages(output):
    output = Path(output)
    (output / "guide").mkdir(exist_ok=True)
    (output / "guide/index.html").write_text(front())
    shutil.copy(Path(__file__).with_name("guide.css"), output / "guide/guide.css")
    listed = {name for _, entries in tasks for name, _ in entries}
    for path in (root / "Sources").rglob("*.docc/*.md"):
        if path.read_text().startswith("# ``") or path.stem in listed:
            continue
        sys.exit(f"{path.name} isn't on the front page of the guide (.ci/guide/front.py)")
    header = f"""<template id="custom-header"><nav aria-label="Site" style="padding: .5rem 1.4rem; font-size: 14px">
<a href="{base}">← Gallery</a> &nbsp; <a href="{base}guide/">Guide</a></nav></template>"""
    changed = 0
    for folder in ("documentation", "tutorials"):
        for path in (output / folder).rglob("index.html"):
            text = path.read_text()
            head, mark, rest = text.partition("</head>")
            body, end, rest = rest.partition(">")
            path.write_text(head + from_disk + mark + body + end + header + rest)
            changed += mark == "</head>"
    if changed < 20:
        sys.exit(f"only {changed} pages of the guide have a header")
    (output / "documentation/index.html").write_text(
        '<!DOCTYPE html><meta charset="utf-8"><title>SnapLayouts</title><meta http-equiv="refresh" content="0; url=../guide/">'
        '<a href="../guide/">The guide</a>')
    for path in (output / "data").rglob("*.json"):
        text = path.read_text()
        if "site.invalid" in text:
            path.write_text(text.replace(site.replace("/", "\\/"), base.replace("/", "\\/")).replace(site, base))
    overview = output / "data/documentation.json"
    content = json.loads(overview.read_text())
    for section in content["topicSections"]:
        section["identifiers"].sort(key=lambda name: "SnapCarousel" in name)
    overview.write_text(json.dumps(content))


{"articles": articles, "pages": pages}[sys.argv[1]](*sys.argv[2:])
