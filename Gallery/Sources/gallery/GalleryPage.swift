import GalleryScreens

/// The web page that shows every scene; the pictures are next to it.
struct GalleryPage {
  let performances: [Performance]
  let credits: [PhotographCredit]

  var source: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>SnapLayouts: the gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>SnapLayouts</h1>
    <p>Collection views that come to rest in the right place. Every scene is played on a simulated \
    touch screen, frame by frame, by the layouts themselves; a click, a tap or a key holds it or lets it go on.</p>
    <p><a href="effects.html">All effects, side by side</a></p>
    </header>
    <main>
    \(performances.map(Self.figure).joined(separator: "\n"))
    </main>
    <footer>
    <h2>Pictures</h2>
    <ul>
    \(credits.map(Self.row).joined(separator: "\n"))
    </ul>
    </footer>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private static func figure(_ performance: Performance) -> String {
    let entry = performance.scene.entry
    let (width, height) = (Int(entry.size.width), Int(entry.size.height))
    return """
      <figure id="\(entry.name)">
      <button aria-pressed="false" aria-label="Hold \(escaped(entry.title))"><img src="\(entry.name).svg" \
      width="\(width)" height="\(height)" loading="lazy" alt="\(escaped(entry.sentence))"></button>
      <figcaption><h2>\(escaped(entry.title))</h2>
      <p>\(escaped(entry.sentence))</p></figcaption>
      </figure>
      """
  }

  private static func row(_ credit: PhotographCredit) -> String {
    "<li><b>\(escaped(credit.title))</b> \(escaped(credit.author)) <i>\(escaped(credit.licence))</i></li>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --text: #1d1d1f; --dim: #6e6e73; --line: #e5e5ea;
      --shade: 0 0 0 1px rgba(0, 0, 0, .06), 0 18px 50px rgba(40, 44, 80, .16); --link: #0066cc; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #000; --text: #f5f5f7; --dim: #98989d; --line: #38383a; --link: #6ab0ff;
        --shade: 0 0 0 1px rgba(255, 255, 255, .14); }
      figure img, figure canvas { filter: brightness(.9); }
    }
    body { margin: 0; background: var(--back); color: var(--text); line-height: 1.5;
      font-family: -apple-system, system-ui, "Helvetica Neue", Arial, sans-serif; }
    header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.5rem; }
    header { padding-top: 4.5rem; padding-bottom: 2.5rem; text-align: center; }
    h1 { margin: 0 0 .5rem; font-size: clamp(2.4rem, 7vw, 3.6rem); letter-spacing: -.03em; line-height: 1.1; }
    header p { max-width: 38rem; margin: 0 auto; color: var(--dim); font-size: 1.15rem; }
    a { color: var(--link); }
    main { display: flex; flex-wrap: wrap; justify-content: center; gap: 3rem; }
    figure { margin: 0; width: min(24.4rem, 100%); }
    figure button { position: relative; display: block; width: 100%; padding: 0; border: 0; background: none;
      border-radius: 30px; overflow: hidden; cursor: pointer; box-shadow: var(--shade); }
    figure button:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 4px; }
    figure img { display: block; width: 100%; height: auto; }
    figure canvas { position: absolute; inset: 0; width: 100%; height: 100%; background: #fff; }
    figcaption { padding: 1.4rem .5rem 0; text-align: center; }
    figcaption h2 { margin: 0 0 .2rem; font-size: 1.3rem; letter-spacing: -.01em; }
    figcaption p { margin: 0; color: var(--dim); }
    footer { margin-top: 4rem; padding-bottom: 4rem; color: var(--dim); font-size: .85rem; }
    footer h2 { font-size: 1rem; color: var(--text); border-top: 1px solid var(--line); padding-top: 1.5rem; }
    footer ul { list-style: none; margin: 0; padding: 0; columns: 19rem; column-gap: 2rem; }
    footer li { margin-bottom: .4rem; break-inside: avoid; }
    footer b { color: var(--text); font-weight: 600; }
    footer i { font-style: normal; opacity: .8; white-space: nowrap; }
    footer i::before { content: "· "; }
    """

  /// This page can't pause a picture in a page of its own, so it copies the picture's contents over
  /// it.
  private static let script = """
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    function hold(button, isHeld) {
      const picture = button.firstElementChild, held = button.querySelector("canvas");
      button.setAttribute("aria-pressed", isHeld);
      if (!isHeld || held) return isHeld || held?.remove();
      const canvas = document.createElement("canvas"), scale = devicePixelRatio || 1;
      canvas.width = picture.clientWidth * scale;
      canvas.height = picture.clientHeight * scale;
      canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
      picture.after(canvas);
    }
    const buttons = [...document.querySelectorAll("figure button")];
    function holdAll() {
      for (const button of buttons) {
        const picture = button.firstElementChild;
        if (picture.complete) hold(button, still.matches);
        else picture.addEventListener("load", () => hold(button, still.matches), { once: true });
      }
    }
    for (const button of buttons)
      button.addEventListener("click", () => hold(button, button.getAttribute("aria-pressed") === "false"));
    still.addEventListener("change", holdAll);
    holdAll();
    """
}
