import Foundation
import Testing

@testable import UIKit

/// Instances have the class's own initial values, and its override of the initializer is called.
@MainActor @Suite struct RuntimeInstanceTests {
    private final class Framed: UILabel {
        let name = "framed"
        override init(frame: CGRect) {
            super.init(frame: frame)
            numberOfLines = 3
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {
        let name = "screen"
    }

    private func instance<V: UIView>(_ type: V.Type) -> V { V.makeInstance(frame: frame) }
    private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func viewsAndControllers() {
        use()
        let view = instance(Framed.self)
        #expect(view.name == "framed" && view.numberOfLines == 3 && view.frame == frame)
        #expect(Screen.makeInstance().name == "screen")
        let button = UIButton.makeInstance()
        #expect(button.layer.delegate === button)
    }
}
