#if canImport(SwiftUI) && canImport(UIKit)
import SnapLayouts
import SwiftUI
import UIKit

// The code between `begin` and `end` is in the recipes, word for word; ``GuideTests`` compares
// them. It is compiled on Apple's platforms only; on Linux, .ci/swiftui/check type-checks it against a
// stub of SwiftUI.

// begin
/// A strip in whose middle one of some names is picked.
struct NamePicker: UIViewRepresentable {
  let names: [String]
  @Binding var page: Int

  func makeUIView(context: Context) -> UICollectionView {
    let layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = context.coordinator
    layout.scroll(toPage: page, animated: false)
    layout.onSettle = { [coordinator = context.coordinator] in
      coordinator.hasSettled(on: $0)
    }
    return view
  }

  func updateUIView(_ view: UICollectionView, context: Context) {
    let coordinator = context.coordinator
    let namesHaveChanged = coordinator.picker.names != names
    coordinator.picker = self
    if namesHaveChanged { view.reloadData() }
    guard page != coordinator.destination else { return }
    coordinator.destination = page
    (view.collectionViewLayout as? SnapFlowLayout)?.scroll(toPage: page, animated: true)
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
}
// end

extension NamePicker {
  // begin
  @MainActor
  final class Coordinator: NSObject, UICollectionViewDataSource {
    var picker: NamePicker
    /// The page where the strip rests, or which it was last asked for: an update of the view doesn't ask again.
    var destination: Int

    init(_ picker: NamePicker) {
      self.picker = picker
      destination = picker.page
    }

    func hasSettled(on page: Int) {
      destination = page
      if picker.page != page { picker.page = page }
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      picker.names.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
      show(picker.names[indexPath.item], in: cell)
      return cell
    }
  }
  // end
}

/// Shows a name, from iOS 16 on in a view of SwiftUI.
@MainActor
private func show(_ name: String, in cell: UICollectionViewCell) {
  if #available(iOS 16, tvOS 16, *) {
    // begin
    cell.contentConfiguration = UIHostingConfiguration {
      Text(name).font(.headline)
    }
    .margins(.all, 0)
    // end
  }
}

/// Uses the picker, with a binding to its page.
private struct NamesScreen: View {
  @State private var page = 0

  var body: some View {
    // begin
    VStack {
      NamePicker(names: ["Ada", "Grace", "Edsger"], page: $page).frame(height: 120)
      Button("Back to the first") { page = 0 }
    }
    // end
  }
}
#endif
