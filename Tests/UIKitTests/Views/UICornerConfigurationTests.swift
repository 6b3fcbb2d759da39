import Testing
import UIKit

/// Decisions of Documentation/Compatibility.md; the names are Apple's documented ones.
@Suite @MainActor struct UICornerConfigurationTests {
    private func view(_ size: CGSize, _ configuration: UICornerConfiguration) -> UIView {
        let view = UIView(frame: CGRect(origin: CGPoint(x: 6, y: 6), size: size))
        view.cornerConfiguration = configuration
        view.layoutIfNeeded()
        return view
    }

    @Test func capsulesFollowTheSize() {
        let view = view(CGSize(width: 100, height: 40), .capsule())
        #expect(view.layer.cornerRadius == 20)
        view.frame.size.height = 60
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 12)
    }

    @Test func squareCornersAreMasked() {
        let view = view(
            CGSize(width: 100, height: 40), .uniformEdges(topRadius: .fixed(8), bottomRadius: nil))
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func concentricRadiiAreSmallerInside() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 112, height: 112))
        container.layer.cornerRadius = 20
        let inside = view(
            CGSize(width: 100, height: 100), .corners(radius: .containerConcentric()))
        container.addSubview(inside)
        container.layoutIfNeeded()
        inside.setNeedsLayout()
        inside.layoutIfNeeded()
        #expect(inside.layer.cornerRadius == 14)
        inside.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 18))
        inside.layoutIfNeeded()
        #expect(inside.layer.cornerRadius == 18)
    }
}
