import Foundation
import Testing
import UIKit

/// Flow layouts from an Interface Builder archive.
@MainActor
struct FlowArchiveTests {
  private func layout(_ encode: (NSKeyedArchiver) -> Void) throws -> UICollectionViewFlowLayout {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    encode(archiver)
    archiver.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return try #require(UICollectionViewFlowLayout(coder: decoder))
  }

  @Test func `what is written is read`() throws {
    let written = UICollectionViewFlowLayout()
    written.minimumLineSpacing = 7
    written.sectionInset = UIEdgeInsets(top: 1, left: 2.25, bottom: -3, right: 1e-3)
    written.scrollDirection = .horizontal
    let layout = try layout { written.encode(with: $0) }
    #expect(layout.minimumLineSpacing == 7)
    #expect(layout.sectionInset == written.sectionInset)
    #expect(layout.scrollDirection == .horizontal)
  }

  @Test func `what the archive leaves out has its default`() throws {
    let layout = try layout { $0.encode(Float(3), forKey: "UILineSpacing") }
    #expect(layout.minimumLineSpacing == 3)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.scrollDirection == .vertical)
  }

  @Test func `what makes no sense crashes nothing`() throws {
    let layout = try layout {
      $0.encode("{1, 2}" as NSString, forKey: "UISectionInset")
      $0.encode(7, forKey: "UIScrollDirection")
    }
    #expect(layout.sectionInset == .zero)
    #expect(layout.scrollDirection == .vertical)
  }
}
