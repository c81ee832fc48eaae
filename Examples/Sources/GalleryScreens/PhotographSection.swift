/// Pictures that belong together.
struct PhotographSection: Sendable {
  let title: String
  let photographs: [Photograph]

  static let all = [
    PhotographSection(title: "Birds", of: "Kingfisher", "Macaw"),
    PhotographSection(
      title: "Mammals", of: "Red Panda", "Giraffe", "Koala", "Moose", "Pika", "Cat"),
    PhotographSection(title: "Space", of: "Earth", "Rocket", "Astronaut"),
  ]

  private init(title: String, of names: String...) {
    self.title = title
    photographs = names.compactMap { name in Photograph.all.first { $0.name == name } }
  }
}
