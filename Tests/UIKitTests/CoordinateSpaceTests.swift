import Testing

@testable import UIKit

/// Source: the documentation of UICoordinateSpace.
@MainActor @Suite struct CoordinateSpaceTests {
    @Test func viewsAndTheScreen() {
        useScreen()
        let window = UIWindow(frame: CGRect(x: 100, y: 10, width: 200, height: 300))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        window.addSubview(view)
        view.addSubview(inner)
        let screen = UIScreen.main.coordinateSpace
        #expect(view.convert(CGPoint(x: 5, y: 6), to: screen) == CGPoint(x: 125, y: 46))
        #expect(view.convert(CGPoint(x: 125, y: 46), from: screen) == CGPoint(x: 5, y: 6))
        #expect(screen.convert(CGPoint(x: 125, y: 46), to: inner) == CGPoint(x: 4, y: 4))
        #expect(
            screen.convert(inner.bounds, from: inner)
                == CGRect(x: 121, y: 42, width: 3, height: 4))
        let space: any UICoordinateSpace = view
        #expect(space.convert(CGPoint(x: 5, y: 6), to: inner) == CGPoint(x: 4, y: 4))
    }
}
