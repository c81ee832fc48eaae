import EffortSupport
import Foundation

@testable import UIKit

/// Sections of named items that random batches change, as an app changes its data.
struct BatchModel {
  struct Section {
    var name: Int
    var items: [Int]
  }

  var sections: [Section]
  private var lastName = 0

  init(random: inout SeededGenerator, maximumItems: Int = 12) {
    sections = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      sections.append(newSection(Int.random(in: 0...maximumItems, using: &random)))
    }
  }

  mutating func newName() -> Int {
    lastName += 1
    return lastName
  }

  mutating func newSection(_ count: Int) -> Section {
    let name = newName()
    return Section(name: name, items: (0..<count).map { _ in newName() })
  }

  var itemPlaces: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, name) in content.items.enumerated() {
        places[name] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// A batch with all kinds of changes; the model has the state after it.
  mutating func randomBatch(_ random: inout SeededGenerator) -> CollectionChanges {
    var changes = CollectionChanges()
    let old = sections
    // The sections and items that are deleted or moved.
    var movingSections: [(Int, Section)] = []
    for index in old.indices.reversed() {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        changes.sections.deleted.append(index)
        sections.remove(at: index)
      case 1: movingSections.append((index, sections.remove(at: index)))
      default: break
      }
    }
    var movingItems: [(IndexPath, Int)] = []
    for (section, content) in old.enumerated() {
      guard let place = sections.firstIndex(where: { $0.name == content.name }) else { continue }
      for (item, name) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: changes.items.deleted.append(path)
        case 1: movingItems.append((path, name))
        default: continue
        }
        sections[place].items.removeAll { $0 == name }
      }
    }
    let inserted = insertSections(&random, moving: movingSections, into: &changes)
    insertItems(&random, moving: movingItems, besides: inserted, into: &changes)
    return changes
  }

  private mutating func insertSections(
    _ random: inout SeededGenerator, moving: [(Int, Section)], into changes: inout CollectionChanges
  ) -> Set<Int> {
    var inserted: Set<Int> = []
    for _ in 0..<Int.random(in: 0...1, using: &random) {
      let section = newSection(Int.random(in: 0...6, using: &random))
      inserted.insert(section.name)
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    }
    for (_, section) in moving {
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    }
    for (index, section) in sections.enumerated() {
      if inserted.contains(section.name) { changes.sections.inserted.append(index) }
      for (origin, moved) in moving where moved.name == section.name {
        changes.sections.moved.append(.init(origin: origin, destination: index))
      }
    }
    return inserted
  }

  private mutating func insertItems(
    _ random: inout SeededGenerator, moving: [(IndexPath, Int)], besides newSections: Set<Int>,
    into changes: inout CollectionChanges
  ) {
    let origins = Dictionary(uniqueKeysWithValues: moving.map { ($0.1, $0.0) })
    var inserted: Set<Int> = []
    let old = sections.indices.filter { !newSections.contains(sections[$0].name) }
    for name in moving.map(\.1) {
      guard let section = sections.indices.randomElement(using: &random) else {
        changes.items.deleted.append(contentsOf: origins[name].map { [$0] } ?? [])
        continue
      }
      let count = sections[section].items.count
      sections[section].items.insert(name, at: Int.random(in: 0...count, using: &random))
    }
    for section in old {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let name = newName()
        inserted.insert(name)
        let count = sections[section].items.count
        sections[section].items.insert(name, at: Int.random(in: 0...count, using: &random))
      }
    }
    for (name, place) in itemPlaces {
      if inserted.contains(name) { changes.items.inserted.append(place) }
      if let origin = origins[name] {
        changes.items.moved.append(.init(origin: origin, destination: place))
      }
    }
  }
}
