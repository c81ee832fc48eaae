import SnapCarousel
import SnapLayouts
import UIKit

extension Setting {
  static let carousel = [
    Setting(
      \CarouselView.scrollDirection, "scrollDirection",
      ["horizontal": .horizontal, "vertical": .vertical]),
    Setting(\CarouselView.isLoopingEnabled, "isLoopingEnabled"),
    pageSizing(\CarouselView.pageSizing, ["viewport", "fraction", "perViewport", "peek"]),
    Setting(\CarouselView.spacing, "spacing", 0...100),
    transition(\CarouselView.transition), releasePolicy(\CarouselView.releasePolicy),
    Setting(
      \CarouselView.imageContentMode, "imageContentMode",
      [
        "scaleAspectFill": .scaleAspectFill, "scaleAspectFit": .scaleAspectFit,
        "scaleToFill": .scaleToFill, "center": .center,
      ]),
  ]

  static let captions = [
    Setting(
      \CarouselView.captionTextColor, "captionTextColor",
      ["white": .white, "black": .black, "systemIndigo": .systemIndigo]),
    Setting(
      \CarouselView.captionBackgroundColor, "captionBackgroundColor",
      [
        "translucent": translucent, "none": nil, "black": .black, "systemIndigo": .systemIndigo,
      ],
      code: { $0 == "translucent" ? "UIColor(white: 0, alpha: 0.5)" : "." + $0 }),
    Setting(
      \CarouselView.captionFont, "captionFont",
      [.choice("captionFont", ["standard"] + textStyles.map(\.key))],
      read: { font in
        let style = textStyles.first {
          font.pointSize == UIFont.preferredFont(forTextStyle: $0.value).pointSize
        }
        return [.choice(style?.key ?? "standard")]
      },
      write: { values in
        textStyles.first { $0.key == values[0].choice }
          .map { .preferredFont(forTextStyle: $0.value) } ?? CarouselView(frame: .zero).captionFont
      },
      code: { ".preferredFont(forTextStyle: .\($0[0].text))" }),
  ]

  static let pageControl = [
    Setting(
      \CarouselView.pageControlPosition, "pageControlPosition",
      [
        "bottomCenter": .bottomCenter, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing, "hidden": .hidden,
      ]),
    Setting(\CarouselView.pageIndicatorTintColor, "pageIndicatorTintColor", tints),
    Setting(\CarouselView.currentPageIndicatorTintColor, "currentPageIndicatorTintColor", tints),
  ]

  private static let translucent = UIColor(white: 0, alpha: 0.5)

  private static let tints: KeyValuePairs<String, UIColor?> = [
    "none": nil, "systemIndigo": .systemIndigo, "systemRed": .systemRed, "black": .black,
  ]

  private static let textStyles: KeyValuePairs<String, UIFont.TextStyle> = [
    "caption2": .caption2, "headline": .headline, "title3": .title3,
  ]
}
