extension OpenQuestions {
  /// The default answers.
  static func ofProcess() -> OpenQuestions { OpenQuestions() }
}
