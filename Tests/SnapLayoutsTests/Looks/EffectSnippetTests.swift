import SnapLayouts
import Testing
import UIKit

/// The code on the page "Effects" compiles and runs, and is as in other libraries where it says so.
@MainActor
struct EffectSnippetTests {
  @Test func `all code of the page draws`() {
    let lists =
      EffectRecipe.looks.map(\.effects) + EffectSnippets.migrations(span: 310, width: 300)
    let blocks = EffectSnippets.blocks + lists.map { effects in { $0.effects = effects } }
    for block in blocks {
      let stage = EffectStage([], length: 300, spacing: 10)
      block(stage.screen.layout)
      stage.screen.view.layoutIfNeeded()
      for step in 0..<20 {
        stage.scroll(toPage: 2 + CGFloat(step) * 0.152)
        let shown = stage.items.values
        #expect(!shown.isEmpty)
        #expect(shown.allSatisfy { $0.attributes.zIndex >= 0 })
        #expect(shown.flatMap(\.corners).allSatisfy { $0.along.isFinite && $0.across.isFinite })
      }
    }
  }

  @Test func `as in FSPagerView, cover flow`() {
    let stage = EffectStage([], length: 200, spacing: -111)
    EffectSnippets.fsCoverFlow(layout: stage.screen.layout)
    stage.screen.view.layoutIfNeeded()
    stage.expect { progress, point in
      let side = min(max(-progress, -1), 1)
      let angle = sin(side * .pi / 2) * .pi / 4 * 1.5
      // The item moves back, and then turns about its old place.
      let back = -89 * 0.5 * abs(side)
      let x = point.along * cos(angle) + back * sin(angle)
      let z = -point.along * sin(angle) + back * cos(angle)
      let nearness = 1 / (1 - 0.002 * z)
      return ProjectedItem.Point(
        along: progress * 89 + x * nearness, across: point.across * nearness)
    }
  }

  @Test func `as in AnimatedCollectionViewLayout, snap in`() throws {
    let stage = EffectStage([])
    EffectSnippets.snapInAnimator(layout: stage.screen.layout)
    stage.screen.view.layoutIfNeeded()
    let way = 4 - stage.scroll(toPage: 3.25)
    // The distance counts from where the page appears.
    let end = way - 1
    let next = try #require(stage.item(4))
    let scale = 0.8 - end * 0.2
    #expect(abs(next.attributes.transform3D.m11 - scale) < 1e-9)
    #expect(abs(next.attributes.alpha - abs(end)) < 1e-9)
    let middle = next.shown(ProjectedItem.Point(along: 0, across: 0)).along
    #expect(abs(middle - (way * 375 + (1 - pow(abs(end), 3)) * 375 / 4 * scale)) < 1e-9)
  }

  /// Pages of 300 points.
  private func screen(
    _ setUp: (SnapFlowLayout) -> Void, _ cell: UICollectionViewCell.Type
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(strip: SnapFlowLayout(), length: 300, itemLength: 300, spacing: 0) {
      setUp($0)
      $1.register(cell, forCellWithReuseIdentifier: "item")
    }
  }

  #if canImport(UIKitSimulation)
  /// Also where the language runs in another direction than the view: cells don't inherit its direction.
  @Test(
    arguments: Way.allCases, [.leftToRight, .rightToLeft] as [UITraitEnvironmentLayoutDirection])
  func `a picture in a cell moves more slowly`(
    way: Way, language: UITraitEnvironmentLayoutDirection
  ) throws {
    let screen = SnapScreen(
      strip: SnapFlowLayout(), isHorizontal: way != .vertical, isRightToLeft: way == .rightToLeft,
      length: 300, itemLength: 300, spacing: 0
    ) {
      EffectSnippets.parallax(layout: $0)
      $1.register(EffectSnippets.ParallaxCell.self, forCellWithReuseIdentifier: "item")
    }
    screen.simulation.layoutDirection = language
    // A new cell isn't in the window yet.
    for offset in [660, 690] as [CGFloat] { screen.move(to: offset) }
    for item in [2, 3] {
      let cell = try #require(
        screen.view.cellForItem(at: IndexPath(item: item, section: 0))
          as? EffectSnippets.ParallaxCell)
      cell.contentView.addSubview(cell.imageView)
      cell.layoutIfNeeded()
      let box = cell.imageView.convert(cell.imageView.bounds, to: screen.view.superview)
      let shown = CGPoint(x: box.midX - screen.middle.x, y: box.midY - screen.middle.y)
      // Of 90 points, the picture at rest has moved 54, and the next one has as far to go.
      let place: CGFloat = (item == 2 ? -54 : 126) * (way == .rightToLeft ? -1 : 1)
      let expected = way == .vertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
      let error = hypot(shown.x - expected.x, shown.y - expected.y)
      #expect(error < 1e-9, "\(shown), not \(expected)")
    }
  }
  #endif

  @Test(arguments: [false, true])
  func `shadows and numbers follow the page`(isMirrored: Bool) throws {
    let screen = screen(EffectSnippets.nothing, EffectSnippets.ShadowCell.self)
    if isMirrored {
      screen.move(to: 660)
      // Subviews don't inherit the direction of the view.
      for view in [screen.view] + screen.view.visibleCells {
        view.semanticContentAttribute = .forceRightToLeft
      }
    }
    screen.move(to: 675)
    func cell(_ item: Int) -> UICollectionViewCell? {
      screen.view.cellForItem(at: IndexPath(item: item, section: 0))
    }
    let shadows = try [2, 3].map { try #require(cell($0)).layer }
    #expect(zip(shadows.map(\.shadowOpacity), [0.3, 0.1]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(shadows.map(\.shadowRadius) == [13, 7])
    // Away from the middle of the screen, where the light is.
    #expect(shadows.map(\.shadowOffset.width) == (isMirrored ? [2.5, -7.5] : [-2.5, 7.5]))

    let amount = EffectSnippets.AmountCell()
    amount.amount = 80
    let texts = try [675, 600].map { offset -> String? in
      screen.move(to: offset)
      amount.apply(try #require(screen.attributes(2)))
      return amount.label.text
    }
    #expect(texts == ["60", "80"])
  }

  #if os(Linux)
  @Test func `the page shows this very code`() throws {
    let source = Document.bare(
      try Document("Tests/SnapLayoutsTests/Looks/EffectSnippets.swift").text)
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Effects.md")
    let blocks = page.snippets
    #expect(blocks.count == EffectSnippets.blocks.count + 3)
    let migrations = page.code(inColumn: 1).filter { $0.hasPrefix("[") }
    #expect(migrations.count == 27)
    for snippet in blocks + migrations {
      #expect(source.contains(Document.bare(snippet)), "\(snippet)")
    }
  }

  /// Each effect has rows in the first table, each with the code of a sample, whose defaults it may name.
  @Test func `the page shows every effect`() throws {
    let page = try Document("Sources/SnapLayouts/SnapLayouts.docc/Effects.md")
    for recipe in EffectRecipe.builtIn {
      let start = ".\(recipe.name)" + (recipe.arguments == nil ? "" : "(")
      let rows = page.code(inColumn: 0).filter { $0.hasPrefix(start) }
      #expect(!rows.isEmpty, "\(recipe.name)")
      let samples = [recipe.standard] + recipe.samples.map { recipe.values($0.values) }
      for row in rows {
        let isSample = samples.contains { values in
          let all = recipe.codes(values)
          let named = all.filter { row.contains("\($0.label): \($0.code)") }
          let differing = zip(all, recipe.codes(recipe.standard)).filter { $0.code != $1.code }
          let written = named.map { "\($0.label): \($0.code)" }.joined(separator: ", ")
          return row
            == (recipe.arguments == nil ? "." + recipe.name : ".\(recipe.name)(\(written))")
            && differing.allSatisfy { one, _ in named.contains { $0.label == one.label } }
        }
        #expect(isSample, "\(row)")
      }
    }
  }

  @Test func `the list has every effect, with its arguments and defaults`() throws {
    let folder = "Sources/SnapLayouts/Effects"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Document.root.appendingPathComponent(folder).path)
    let declarations = try files.filter { $0.hasPrefix("ItemEffect+") }.flatMap { file in
      try Document("\(folder)/\(file)").text
        .matches(of: /public static (?:var|func) (\w+)(?:\(([^{]*)\) ->)?/)
        .map { (name: String($0.1), arguments: String($0.2 ?? "")) }
    }
    #expect(Set(declarations.map(\.name)) == Set(EffectRecipe.builtIn.map(\.name)))
    for (name, arguments) in declarations {
      let recipe = try #require(EffectRecipe.builtIn.first { $0.name == name })
      let declared = arguments.matches(of: /(\w+)(?: \w+)?: \w+(?: = ([^,\n]+(?:\([^)]*\))?))?/)
        .map { "\($0.1): \($0.2 ?? "")".trimmingCharacters(in: .whitespaces) }
      let listed = recipe.codes(recipe.standard).map { "\($0.label): \($0.code)" }
      #expect(declared.count == listed.count, "\(declared) \(listed)")
      // A length without a default is the gallery's.
      for (one, other) in zip(declared, listed) where one != "by:" {
        #expect(one == other, "\(name)")
      }
    }
  }
  #endif
}
