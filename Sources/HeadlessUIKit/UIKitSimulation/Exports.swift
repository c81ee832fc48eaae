@_exported public import UIKitQuestions
