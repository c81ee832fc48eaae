import Foundation
import GalleryScreens

/// A self-contained web page that shows all effects side by side, each with its line of code.
///
/// It plays automatically; opened with a position, as in `effects.html#3.4`, it stays there. Opened as `effects.html#still`
/// and with reduced motion, each effect stays where it is seen best.
struct EffectBrowserPage {
  let effects: [EffectFrames]
  /// The pictures on the items, as JPEG.
  let pictures: [Data]

  var source: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>SnapLayouts: the effects</title>
    <style>
    \(Self.style)
    \(pictureStyle)
    </style>
    </head>
    <body>
    <header>
    <h1>Effects</h1>
    <p>One line of code each, on any layout: <code>layout.effects = …</code></p>
    </header>
    <main>
    \(effects.enumerated().map(Self.figure).joined(separator: "\n"))
    </main>
    <script>
    const pages = [\(EffectFrames.pages.lowerBound), \(EffectFrames.pages.upperBound)];
    const steps = \(EffectFrames.stepsPerPage);
    const effects = [
    \(effects.map(Self.data).joined(separator: ",\n"))
    ];
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var pictureStyle: String {
    pictures.enumerated().map { index, picture in
      ".p\(index) i { background-image: url(data:image/jpeg;base64,\(picture.base64EncodedString())); }"
    }.joined(separator: "\n")
  }

  private static func figure(_ index: Int, _ frames: EffectFrames) -> String {
    let (width, height) = (Int(frames.stripSize.width), Int(frames.stripSize.height))
    return """
      <figure><div class="strip" id="e\(index)" style="width:\(width)px;height:\(height)px"></div>
      <figcaption><code>\(frames.sample.code)</code></figcaption></figure>
      """
  }

  private static func data(_ frames: EffectFrames) -> String {
    let keys = frames.keyPositions
    let positions = keys.map { key in
      "[" + frames.positions[key].map { numbers($0, frames.addsWidth) }.joined(separator: ",") + "]"
    }
    return """
      {m:\(number(frames.stillPosition, 2)),w:\(number(frames.itemSize.width, 2)),h:\(number(frames.itemSize.height, 2)),s:[\
      \(keys.map(String.init).joined(separator: ","))],p:[\
      \(positions.joined(separator: ","))]}
      """
  }

  private static func numbers(_ item: EffectFrames.Item, _ addsWidth: Bool) -> String {
    // Perspective divides by numbers near 1, places are points, and the rest multiplies lengths of an item.
    let decimals = [4, 4, 6, 4, 4, 6, 2, 2, 5]
    let map = zip(item.map, decimals).map(number)
    let numbers =
      ["\(item.picture)"] + map + [number(item.alpha, 3), number(item.shift, 1)]
      + (addsWidth ? [number(item.addedWidth, 2)] : [])
    return "[" + numbers.joined(separator: ",") + "]"
  }

  /// A short notation of a number.
  private static func number(_ value: CGFloat, _ decimals: Int) -> String {
    var text = String(format: "%.\(decimals)f", value)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --stage: #f2f2f7; --text: #1d1d1f; --dim: #6e6e73; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #000; --stage: #1c1c1e; --text: #f5f5f7; --dim: #98989d; }
    }
    body { margin: 0; background: var(--back); color: var(--text); line-height: 1.5;
      font-family: -apple-system, system-ui, "Helvetica Neue", Arial, sans-serif; }
    header { padding: 3.5rem 1.5rem 2rem; text-align: center; }
    h1 { margin: 0; font-size: 2.8rem; letter-spacing: -.03em; }
    header p { margin: .3rem 0 0; color: var(--dim); }
    main { display: flex; flex-wrap: wrap; justify-content: center; gap: 2rem; max-width: 82rem;
      margin: 0 auto 4rem; padding: 0 1rem; }
    figure { margin: 0; width: 280px; }
    .strip { position: relative; zoom: .718; overflow: hidden; border-radius: 25px; background: var(--stage); }
    .strip b { position: absolute; left: 0; top: 0; overflow: hidden; border-radius: 14px;
      background: var(--stage); outline: 1px solid transparent; backface-visibility: hidden; }
    .strip.pages b { border-radius: 0; }
    .strip i { position: absolute; inset: 0; background-size: cover; background-position: center; }
    figcaption { padding-top: .5rem; text-align: center; color: var(--dim); font-size: .72rem; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; }
    """

  /// Draws the effects at a position between two known ones; rests for a second on each page, and
  /// starts again at the end.
  private static let script = """
    function draw(effect, strip, position) {
      const place = (position - pages[0]) * steps;
      let step = 0;
      while (step < effect.s.length - 2 && effect.s[step + 1] <= place) step++;
      const share = (place - effect.s[step]) / (effect.s[step + 1] - effect.s[step]);
      const next = new Map(effect.p[step + 1].map(item => [item[0], item]));
      effect.p[step].forEach((item, order) => {
        const other = next.get(item[0]) || item;
        const n = item.map((value, index) => value + (other[index] - value) * share);
        const key = item[0], view = strip.views[key] ||= strip.appendChild(make(effect, key));
        view.style.transform = `matrix3d(${n[1]},${n[2]},0,${n[3]},${n[4]},${n[5]},0,${n[6]},` +
          `0,0,1,0,${n[7]},${n[8]},0,${n[9]})`;
        if (n.length > 12) view.style.width = effect.w + n[12] + "px";
        view.style.opacity = n[10];
        view.style.zIndex = order;
        view.style.display = "";
        view.firstChild.style.transform = n[11] ? `translateX(${n[11]}px)` : "";
        view.shown = position;
      });
      for (const view of Object.values(strip.views)) if (view.shown !== position) view.style.display = "none";
    }
    function make(effect, key) {
      const view = document.createElement("b");
      view.className = "p" + key;
      view.style.width = effect.w + "px";
      view.style.height = effect.h + "px";
      view.appendChild(document.createElement("i"));
      return view;
    }
    const strips = effects.map((effect, index) => {
      const strip = document.getElementById("e" + index);
      strip.views = {};
      if (effect.w >= 390) strip.classList.add("pages");
      return strip;
    });
    const show = position => effects.forEach((effect, index) =>
      draw(effect, strips[index], position === undefined ? effect.m : position));
    const ease = x => x < .5 ? 4 * x * x * x : 1 - Math.pow(2 - 2 * x, 3) / 2;
    function positionAt(time) {
      const turns = 2 * (pages[1] - pages[0]), turn = Math.floor(time / 1.9) % turns;
      const way = turn + ease(Math.min(1, time % 1.9 / 1.2));
      return pages[0] + (way > turns / 2 ? turns - way : way);
    }
    const held = parseFloat(location.hash.slice(1));
    const still = location.hash === "#still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (held) show(held);
    else if (still) show();
    else (function frame(now) { show(positionAt(now / 1000)); requestAnimationFrame(frame); })(0);
    """
}
