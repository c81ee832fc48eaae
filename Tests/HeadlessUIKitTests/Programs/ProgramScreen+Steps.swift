import EffortSupport
import UIKit
import UIKitSimulation

@testable import UIKit

extension ProgramScreen {
  func perform(_ step: ProgramStep) {
    switch step.kind {
    case .insertItems, .deleteItems, .moveItem, .reloadItems: updateItems(step)
    case .insertSection, .deleteSection, .moveSection, .reloadSection: updateSections(step)
    case .batch, .reloadData: updateAll(step)
    case .setOffset, .animateOffset, .scrollToItem: scroll(step)
    case .drag, .flick, .tap: touch(step)
    case .press, .lift, .cancel: hold(step)
    case .wait: simulation.run(for: Double(step.a % 8) / 60)
    case .resize, .rotate, .newLayout, .newMetrics, .invalidate: change(step)
    }
  }

  private func updateItems(_ step: ProgramStep) {
    guard !source.model.sections.isEmpty else { return }
    let section = step.a % source.model.sections.count
    let count = source.model.sections[section].items.count
    if step.kind == .insertItems {
      let place = step.b % (count + 1)
      let names = (0..<1 + step.c % 3).map { _ in source.model.newName() }
      source.model.sections[section].items.insert(contentsOf: names, at: place)
      return view.insertItems(
        at: names.indices.map { IndexPath(item: place + $0, section: section) })
    }
    guard count > 0 else { return }
    let path = IndexPath(item: step.b % count, section: section)
    switch step.kind {
    case .deleteItems:
      source.model.sections[section].items.remove(at: path.item)
      view.deleteItems(at: [path])
    case .moveItem:
      let other = (step.c / 10) % source.model.sections.count
      let name = source.model.sections[section].items.remove(at: path.item)
      let place = step.c % (source.model.sections[other].items.count + 1)
      source.model.sections[other].items.insert(name, at: place)
      view.moveItem(at: path, to: IndexPath(item: place, section: other))
    default:
      source.model.sections[section].items[path.item] = source.model.newName()
      view.reloadItems(at: [path])
    }
  }

  private func updateSections(_ step: ProgramStep) {
    let count = source.model.sections.count
    if step.kind == .insertSection {
      source.model.sections.insert(source.model.newSection(step.b % 9), at: step.a % (count + 1))
      return view.insertSections([step.a % (count + 1)])
    }
    guard count > 0 else { return }
    let section = step.a % count
    switch step.kind {
    case .deleteSection:
      source.model.sections.remove(at: section)
      view.deleteSections([section])
    case .moveSection:
      let content = source.model.sections.remove(at: section)
      source.model.sections.insert(content, at: step.b % count)
      view.moveSection(section, toSection: step.b % count)
    default:
      source.model.sections[section] = source.model.newSection(step.b % 9)
      view.reloadSections([section])
    }
  }

  private func updateAll(_ step: ProgramStep) {
    var random = SeededGenerator(seed: UInt64(step.a * 1000 + step.b))
    let changes = source.model.randomBatch(&random)
    guard step.kind == .batch else { return view.reloadData() }
    completionsDue += 1
    view.performBatchUpdates { [view] in
      view.deleteItems(at: changes.items.deleted)
      view.insertSections(IndexSet(changes.sections.inserted))
      for move in changes.items.moved { view.moveItem(at: move.origin, to: move.destination) }
      view.deleteSections(IndexSet(changes.sections.deleted))
      view.insertItems(at: changes.items.inserted)
      for move in changes.sections.moved {
        view.moveSection(move.origin, toSection: move.destination)
      }
    } completion: { [weak self] _ in
      self?.completionsDue -= 1
    }
  }

  private func scroll(_ step: ProgramStep) {
    guard step.kind == .scrollToItem else {
      let size = view.contentSize
      let target = CGPoint(
        x: program.isHorizontal ? size.width * CGFloat(step.a) / 1000 - 20 : 0,
        y: program.isHorizontal ? 0 : size.height * CGFloat(step.a) / 1000 - 20)
      view.setContentOffset(target, animated: step.kind == .animateOffset)
      return simulation.run(for: step.kind == .animateOffset ? Double(step.b % 20) / 60 : 0)
    }
    let sections = source.model.sections
    guard !sections.isEmpty, !sections[step.a % sections.count].items.isEmpty else { return }
    let section = step.a % sections.count
    let path = IndexPath(item: step.b % sections[section].items.count, section: section)
    let positions: [UICollectionView.ScrollPosition] =
      program.isHorizontal
      ? [.left, .centeredHorizontally, .right, []] : [.top, .centeredVertically, .bottom, []]
    view.scrollToItem(at: path, at: positions[step.c % 4], animated: step.c % 8 < 4)
  }

  /// Puts a finger on the screen that stays there during the next steps.
  private func hold(_ step: ProgramStep) {
    let finger = simulation.finger
    switch step.kind {
    case .press:
      let place = CGPoint(x: step.a % 160, y: step.b % 240)
      if finger.location == nil { return finger.touchDown(at: place) }
      finger.move(to: place, over: Double(1 + step.c % 4) / 120)
    case .lift: finger.release()
    default: finger.cancel()
    }
  }

  private func touch(_ step: ProgramStep) {
    simulation.finger.release()
    let start = CGPoint(x: 80 + step.a % 60, y: 80 + step.a % 60)
    if step.kind == .tap { return simulation.finger.tap(at: start) }
    let travel = CGFloat(step.b % 160 - 80)
    simulation.finger.drag(
      from: start, by: CGPoint(x: travel, y: travel), over: 4 / 120.0,
      hold: step.kind == .drag ? 0.12 : 0)
    simulation.run(for: Double(step.c % 10) / 60)
  }

  private func change(_ step: ProgramStep) {
    let size = CGSize(width: 100 + step.a % 160, height: 100 + step.b % 160)
    let inset = CGFloat(step.c % 3) * 10
    let insets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: inset)
    switch step.kind {
    case .resize: simulation.resize(to: size, safeAreaInsets: insets)
    case .rotate: simulation.rotate(to: size, safeAreaInsets: insets)
    case .newLayout:
      completionsDue += 1
      view.setCollectionViewLayout(
        layout(isHorizontal: step.a % 2 == 0, spacing: step.b % 15), animated: step.c % 2 == 0
      ) { [weak self] _ in self?.completionsDue -= 1 }
    case .newMetrics:
      let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
      flow?.itemSize = CGSize(width: 40 + step.a % 40, height: 30 + step.b % 40)
      flow?.sectionInset = UIEdgeInsets(
        top: CGFloat(step.c % 9), left: 0, bottom: 5, right: CGFloat(step.c % 7))
    default: view.collectionViewLayout.invalidateLayout()
    }
  }
}
