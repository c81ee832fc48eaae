import Foundation

/// The author and the license of a picture.
public struct PhotographCredit: Sendable {
  public let title: String
  public let author: String
  public let licence: String

  /// The rows of the table in the folder of the pictures.
  public static let all: [PhotographCredit] = {
    guard let url = Photograph.resource("Credits", "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap(PhotographCredit.init(row:))
  }()

  /// Reads `file | title | author | licence | …`; nil for other rows.
  private init?(row: Substring) {
    let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard columns.count >= 4, columns[0].hasSuffix(".jpg") else { return nil }
    (title, author, licence) = (columns[1], columns[2], columns[3])
  }
}
