import SnapLayouts
import UIKit

extension Setting {
  static let banner = [
    Setting(\BannerView.isLoopingEnabled, "isLoopingEnabled"),
    transition(\BannerView.transition), releasePolicy(\BannerView.releasePolicy),
    Setting(
      \BannerView.imageContentMode, "imageContentMode",
      [
        "scaleAspectFill": .scaleAspectFill, "scaleAspectFit": .scaleAspectFit,
        "scaleToFill": .scaleToFill, "center": .center,
      ]),
  ]

  static let captions = [
    Setting(
      \BannerView.captionTextColor, "captionTextColor",
      ["white": .white, "black": .black, "systemIndigo": .systemIndigo]),
    Setting(
      \BannerView.captionBackgroundColor, "captionBackgroundColor",
      [
        "translucent": translucent, "none": nil, "black": .black, "systemIndigo": .systemIndigo,
      ],
      code: { $0 == "translucent" ? "UIColor(white: 0, alpha: 0.5)" : "." + $0 }),
    Setting(
      \BannerView.captionFont, "captionFont",
      [.choice("captionFont", ["standard"] + textStyles.map(\.key))],
      read: { font in
        let style = textStyles.first {
          font.pointSize == UIFont.preferredFont(forTextStyle: $0.value).pointSize
        }
        return [.choice(style?.key ?? "standard")]
      },
      write: { values in
        textStyles.first { $0.key == values[0].choice }
          .map { .preferredFont(forTextStyle: $0.value) } ?? BannerView(frame: .zero).captionFont
      },
      code: { ".preferredFont(forTextStyle: .\($0[0].text))" }),
  ]

  static let pageControl = [
    Setting(
      \BannerView.pageControlPosition, "pageControlPosition",
      [
        "bottomCenter": .bottomCenter, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing, "hidden": .hidden,
      ]),
    Setting(\BannerView.pageIndicatorTintColor, "pageIndicatorTintColor", tints),
    Setting(\BannerView.currentPageIndicatorTintColor, "currentPageIndicatorTintColor", tints),
  ]

  private static let translucent = UIColor(white: 0, alpha: 0.5)

  private static let tints: KeyValuePairs<String, UIColor?> = [
    "none": nil, "systemIndigo": .systemIndigo, "systemRed": .systemRed, "black": .black,
  ]

  private static let textStyles: KeyValuePairs<String, UIFont.TextStyle> = [
    "caption2": .caption2, "headline": .headline, "title3": .title3,
  ]
}
