import Testing
import UIKit
import UIKitSimulation

@testable import Pictures

/// A picture of a window at one moment.
@MainActor
struct StillPictureTests {
  let simulation = Simulation(size: CGSize(width: 200, height: 100), scale: 2)

  @Test func `a small tree, byte by byte`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    view.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    view.bounds.origin = CGPoint(x: 5, y: 0)
    let label = UILabel(frame: CGRect(x: 5, y: 10, width: 60, height: 20))
    label.text = "<Tom & \"Jerry\">"
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textAlignment = .right
    view.addSubview(label)
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.backgroundColor = .systemRed
    hidden.isHidden = true
    view.addSubview(hidden)
    simulation.window.addSubview(view)

    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" \
      font-family="-apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif" role="img">
      <title>Small</title>
      <defs>
      <clipPath id="a-clip0">
      <rect x="-100" y="-50" width="200" height="100"/>
      </clipPath>
      <clipPath id="a-clip1">
      <rect x="-40" y="-20" width="80" height="40" rx="8"/>
      </clipPath>
      </defs>
      <g clip-path="url(#a-clip0)" transform="translate(100 50)">
      <g transform="translate(-100 -50)">
      <g opacity=".5" clip-path="url(#a-clip1)" transform="translate(50 40) scale(1.2)">
      <rect x="-40" y="-20" width="80" height="40" rx="8" fill="#007aff" fill-opacity=".25"/>
      <g transform="translate(-45 -20)">
      <g transform="translate(35 20)">
      <text x="30" text-anchor="end" dominant-baseline="central" font-size="12" font-weight="600" \
      fill="#000000">&lt;Tom &amp; &quot;Jerry&quot;&gt;</text>
      </g>
      </g>
      </g>
      </g>
      </g>
      </svg>

      """
    #expect(simulation.picture(title: "Small", prefix: "a-") == expected)
  }

  @Test func `an image that appears three times, in two modes, is embedded once`() throws {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    let data = Data(header + [0, 0, 0, 30, 0, 0, 0, 20])
    for mode in [UIView.ContentMode.scaleAspectFill, .scaleAspectFit, .scaleAspectFill] {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.image = UIImage(data: data)
      view.contentMode = mode
      simulation.window.addSubview(view)
    }
    let picture = simulation.picture(title: "")
    #expect(picture.components(separatedBy: data.base64EncodedString()).count == 2)
    #expect(picture.components(separatedBy: "<symbol").count == 3)
    let reader = try #require(SVGReader(picture, frameCount: 1))
    #expect(
      reader.marks(at: 0).map(\.name) == ["#image0-slice", "#image0-meet", "#image0-slice"])
  }

  @Test(arguments: [(50, true), (200, true), (201, false)] as [(CGFloat, Bool)])
  func `an image that is drawn small can be embedded with fewer pixels, and is as large as before`(
    width: CGFloat, isReplaced: Bool
  ) {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    let (large, small) = (Data(header + [0, 0, 0, 30, 0, 0, 0, 20]), Data([1, 2, 3]))
    for width in [10, width] {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
      view.image = UIImage(data: large)
      simulation.window.addSubview(view)
    }
    let recording = Recording(of: simulation)
    let plain = recording.picture(title: "")
    let light = plain.replacingOccurrences(
      of: large.base64EncodedString(), with: small.base64EncodedString())
    #expect(light != plain)
    #expect(
      recording.picture(title: "", replacing: [large: small]) == (isReplaced ? light : plain))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.001, "0"), (1.5, "1.5"), (-0.25, "-.25"), (0.05, ".05"), (12.999, "13"),
      (100, "100"), (-3.996, "-4"), (1e20, "0"), (.nan, "0"), (.infinity, "0"),
    ] as [(CGFloat, String)])
  func `numbers are short and independent of the locale`(number: CGFloat, text: String) {
    #expect(number.fixed() == text)
  }

  @Test func `fact 60: a mirroring isn't drawn as a half turn`() {
    let parts = TransformParts(CGAffineTransform(scaleX: -1, y: 1))
    #expect((parts.angle, parts.scaleX, parts.scaleY) == (0, -1, 1))
  }

  @Test(arguments: [1.0, -1])
  func `a transform is the product of its parts`(side: CGFloat) {
    let transform = CGAffineTransform(
      a: 0.8 * side, b: 0.9 * side, c: -0.7, d: 1.1, tx: 0, ty: 0)
    let parts = TransformParts(transform)
    let skew = CGAffineTransform(a: 1, b: 0, c: tan(parts.skew * .pi / 180), d: 1, tx: 0, ty: 0)
    let product = CGAffineTransform(scaleX: parts.scaleX, y: parts.scaleY)
      .concatenating(skew)
      .concatenating(CGAffineTransform(rotationAngle: parts.angle * .pi / 180))
    for (one, other) in [
      (product.a, transform.a), (product.b, transform.b), (product.c, transform.c),
      (product.d, transform.d),
    ] {
      #expect(abs(one - other) < 1e-12)
    }
    #expect(abs(TransformParts(transform, near: 700).angle - parts.angle - 720) < 1e-9)
  }
}
