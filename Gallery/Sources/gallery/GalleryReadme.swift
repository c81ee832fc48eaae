import GalleryScreens

/// The page of the pictures on a code host, which shows no HTML.
struct GalleryReadme {
  let performances: [Performance]
  let credits: [PhotographCredit]

  var source: String {
    """
    # Pictures

    Played on a simulated touch screen, frame by frame, by the layouts themselves. `swift run --package-path Gallery gallery`
    draws them; [the live gallery](../Live.md) lets you touch them.

    ![All effects, side by side](effects.svg)

    [Effects](../Guide/Effects.md) has the line of code of each.

    \(performances.map(Self.section).joined(separator: "\n\n"))

    ## Photographs

    | picture | author | licence |
    |---|---|---|
    \(credits.map { "| \($0.title) | \($0.author) | \($0.licence) |" }.joined(separator: "\n"))

    """
  }

  private static func section(_ performance: Performance) -> String {
    let entry = performance.scene.entry
    return """
      ## \(entry.title)

      \(entry.sentence)

      ![\(entry.title)](\(entry.name).svg)
      """
  }
}
