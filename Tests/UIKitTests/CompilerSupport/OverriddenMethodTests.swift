import Testing

@testable import UIKit

private final class Turning: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

private class Loading: UIViewController {
    var extra = 1
    override func viewDidLoad() {}
    func another() {}
}

private final class Below: Loading {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

private final class Generic<T>: UIViewController {
    var value: T?
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

private final class Plain: UIViewController {}

/// Tests the property that a class that overrides the method is distinguished from one that
/// doesn't.
@MainActor @Suite struct OverriddenMethodTests {
    private let method = OverriddenMethod<UIViewController>(
        overriding: Turning.self, plain: Plain.self)

    @Test func classesThatOverride() {
        #expect(method.isOverridden(by: Turning()))
        #expect(method.isOverridden(by: Below()))
        #expect(method.isOverridden(by: Generic<Int>()))
    }

    @Test func classesThatDoNot() {
        #expect(!method.isOverridden(by: UIViewController()))
        #expect(!method.isOverridden(by: Plain()))
        #expect(!method.isOverridden(by: Loading()))
    }
}
