import Foundation
import GalleryScreens

/// The pictures that the drawn gallery embeds; `Gallery/Documentation/small.py` makes them.
///
/// The screens have pictures for devices with three pixels per point. What is drawn is seen on a page, mostly
/// smaller than on a device.
enum SmallPicture {
  /// Those for boxes of up to 200 points, by the data of the picture that a screen shows.
  static let all = pictures(in: "Pictures")

  /// Those for wider boxes.
  static let wide = pictures(in: "Pictures/Wide")

  private static func pictures(in folder: String) -> [Data: Data] {
    let folder = Bundle.module.bundleURL.appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let pairs = (files ?? []).compactMap { file -> (Data, Data)? in
      let original = Photograph.folder.appendingPathComponent(file.lastPathComponent)
      guard let small = try? Data(contentsOf: file), let large = try? Data(contentsOf: original)
      else { return nil }
      return (large, small)
    }
    return Dictionary(pairs, uniquingKeysWith: { one, _ in one })
  }
}
