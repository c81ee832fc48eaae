/// Pictures that belong together.
struct PhotographSection: Sendable {
  let title: String
  let photographs: [Photograph]

  static let all = [
    PhotographSection(title: "Birds", photographs: Photograph.named("Kingfisher", "Macaw")),
    PhotographSection(
      title: "Mammals",
      photographs: Photograph.named("Red Panda", "Giraffe", "Koala", "Moose", "Pika", "Cat")),
    PhotographSection(
      title: "Space", photographs: Photograph.named("Earth", "Rocket", "Astronaut")),
  ]
}
