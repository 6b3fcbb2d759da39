import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 1.6: 44 points up to iOS 10, later 56 with a field of 36.
@MainActor @Suite struct UISearchBarTests {
    private func bar(iOS: Int = 18) -> UISearchBar {
        UIScreen.main.device = SimulatedDevice(
            Device.named("iphone-6")!, iOS: IOSVersion(iOS))
        UIScreen.main.orientation = .portrait
        return UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: iOS < 11 ? 44 : 56))
    }

    @Test(arguments: [(9, 44, 28), (12, 56, 36), (18, 56, 36)])
    func heights(major: Int, height: Int, field: Int) {
        let bar = bar(iOS: major)
        bar.layoutIfNeeded()
        #expect(bar.intrinsicContentSize.height == CGFloat(height))
        #expect(bar.searchTextField.frame.height == CGFloat(field))
        #expect(bar.searchTextField.frame.midY == CGFloat(height) / 2)
    }

    /// Documentation/Metrics.md 5.5: at AX1 a line has 28 × 1.193359 = 33.41 points, which are 13.13
    /// more than at 17 points, in whole points 14. Before iOS 11 the font doesn't follow the text.
    @Test(arguments: [(18, 70, 50, 28), (12, 70, 50, 28), (9, 44, 28, 14)])
    func heightsAtAnAccessibilitySize(major: Int, height: Int, field: Int, size: Int) {
        _ = bar(iOS: major)
        UIScreen.main.device.contentSize = .accessibilityMedium
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        bar.layoutIfNeeded()
        #expect(bar.intrinsicContentSize.height == CGFloat(height))
        #expect(bar.searchTextField.frame.height == CGFloat(field))
        #expect(bar.searchTextField.font?.pointSize == CGFloat(size))
    }

    @Test func promptAndScopesAddTheirRows() {
        let bar = bar()
        bar.prompt = "Prompt"
        #expect(bar.intrinsicContentSize.height == 86)
        bar.scopeButtonTitles = ["a", "b"]
        #expect(bar.intrinsicContentSize.height == 86)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 132)
    }

    @Test func cancelButtonShortensTheField() {
        let bar = bar()
        bar.layoutIfNeeded()
        let whole = bar.searchTextField.frame
        bar.setShowsCancelButton(true, animated: false)
        let (_, diagnostics) = DiagnosticLog.collecting { bar.layoutIfNeeded() }
        #expect(diagnostics.isEmpty)
        #expect(bar.searchTextField.frame.maxX < whole.maxX - 40)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.maxX == whole.maxX)
    }

    @Test func textIsThatOfTheField() {
        let bar = bar()
        bar.text = "query"
        bar.placeholder = "Search"
        #expect(bar.searchTextField.text == "query")
        #expect(bar.searchTextField.placeholder == "Search")
    }

    /// Source: developer.apple.com, `setImage(_:for:state:)`.
    @Test func anImageReplacesTheMagnifyingGlass() {
        let bar = bar()
        bar.layoutIfNeeded()
        let own = drawing(of: bar.searchTextField)
        bar.setImage(UIImage(), for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .highlighted)?.size == .zero)
        #expect(bar.image(for: .clear, state: .normal) == nil)
        let empty = drawing(of: bar.searchTextField)
        #expect(empty.count < own.count)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(drawing(of: bar.searchTextField) == own)
    }
}
