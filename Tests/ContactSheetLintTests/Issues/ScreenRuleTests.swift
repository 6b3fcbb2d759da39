import ContactSheetDiagnostics
import Foundation
import InterfaceEditing
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Source: frames and colors calculated by hand; 44 points is Apple's guideline, and 4.5:1 is that
/// of WCAG 2.1.
@MainActor @Suite struct ScreenRuleTests {
    /// Returns the issues that one rule finds for views on an iPhone: 375 × 667 points, or another
    /// device.
    private func issues(
        _ rule: LayoutRule, on device: String = "iphone-6s", landscape: Bool = false,
        _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) throws -> [LayoutIssue] {
        let configuration = try #require(
            Configuration.all(
                Device.named([device]), orientations: [landscape ? .landscapeLeft : .portrait],
                iOS: IOSVersion(18)
            ).first)
        let preview = Preview("Test") {
            let view = UIView()
            view.backgroundColor = .white
            build(view)
            return view
        }
        return try preview.inspect(configuration, [rule.id])
    }

    private static func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    private static func rect(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    // MARK: Truncated text

    @Test func truncatedLabels() throws {
        let found = try issues(TruncatedText.rule) {
            $0.addSubview(Self.label("Statistics of the month", Self.rect(20, 40, 60, 21)))
            $0.addSubview(Self.label("Fits", Self.rect(20, 80, 60, 21)))
        }
        #expect(found.map(\.view) == ["UIView > UILabel “Statistics of the month”"])
        #expect(
            found.first?.message.hasPrefix("“Statistics of the month” is truncated: 60 of ") == true
        )
    }

    @Test func linesThatTheFontsToleranceExplainsAreNotReported() throws {
        let found = try issues(TruncatedText.rule) {
            let label = Self.label("One\nTwo\nThree", Self.rect(20, 40, 90, 0))
            label.numberOfLines = 0
            label.frame.size.height = label.sizeThatFits(.zero).height - 2
            $0.addSubview(label)
        }
        #expect(found.isEmpty)
    }

    @Test func shrunkAndWrappedTextsAreNotTruncated() throws {
        let found = try issues(TruncatedText.rule) {
            let small = Self.label("Statistics", Self.rect(20, 40, 60, 21))
            small.adjustsFontSizeToFitWidth = true
            $0.addSubview(small)
            let wrapping = Self.label("Statistics of the month", Self.rect(20, 80, 90, 70))
            wrapping.numberOfLines = 0
            $0.addSubview(wrapping)
        }
        #expect(found.isEmpty)
    }

    @Test("Fonts.md 1.1: widths of substitute fonts differ by more than a percent")
    func differencesWithinTheFontsToleranceAreNotReported() throws {
        func found(_ factor: CGFloat) throws -> Int {
            try issues(TruncatedText.rule) {
                let label = Self.label("Statistics", Self.rect(20, 40, 60, 21))
                label.frame.size.width = label.sizeThatFits(.zero).width / factor
                $0.addSubview(label)
            }.count
        }
        #expect(try found(1.04) == 0)
        #expect(try found(1.07) == 1)
    }

    @Test func linesBeyondTheHeightAreTruncated() throws {
        let found = try issues(TruncatedText.rule) {
            let label = Self.label("One\nTwo\nThree", Self.rect(20, 40, 90, 25))
            label.numberOfLines = 0
            $0.addSubview(label)
        }
        #expect(found.map(\.message) == ["“One Two Three” is truncated: 25 of 61 points high"])
    }

    @Test func truncatedButtons() throws {
        let found = try issues(TruncatedText.rule) {
            let button = UIButton(type: .system)
            button.setTitle("Continue without saving", for: .normal)
            button.frame = Self.rect(20, 40, 60, 44)
            $0.addSubview(button)
        }
        #expect(found.count == 1)
    }

    @Test func truncatedFields() throws {
        let found = try issues(TruncatedText.rule) {
            for (y, text) in [(40, nil), (80, "Jane Appleseed the elder")] as [(CGFloat, String?)] {
                let field = UITextField(frame: Self.rect(20, y, 80, 34))
                field.borderStyle = .roundedRect
                field.placeholder = "Your name as on the card"
                field.text = text
                $0.addSubview(field)
            }
            let secret = UITextField(frame: Self.rect(20, 120, 80, 34))
            secret.isSecureTextEntry = true
            secret.text = "correct horse battery staple"
            $0.addSubview(secret)
            let small = UITextField(frame: Self.rect(20, 160, 170, 34))
            small.placeholder = "Your name as on the card"
            small.adjustsFontSizeToFitWidth = true
            small.minimumFontSize = 12
            $0.addSubview(small)
        }
        #expect(
            found.map { $0.message.prefix { $0 != ":" } } == [
                "the placeholder “Your name as on the card” is truncated",
                "the text “Jane Appleseed the elder” is truncated",
            ])
    }

    @Test func truncatedSegments() throws {
        func found(_ width: CGFloat, byContent: Bool = false) throws -> [String] {
            try issues(TruncatedText.rule) {
                let control = UISegmentedControl(items: ["Day", "Whole quarter", "Year"])
                control.frame = Self.rect(20, 40, width, 32)
                control.apportionsSegmentWidthsByContent = byContent
                $0.addSubview(control)
            }.map { String($0.message.prefix { $0 != ":" }) }
        }
        #expect(try found(180) == ["the segment “Whole quarter” is truncated"])
        #expect(try found(330) == [])
        #expect(try found(200, byContent: true) == [])
        #expect(try !found(100, byContent: true).isEmpty)
    }

    // MARK: Places

    @Test("the lecture: Thing 2 is outside the screen in landscape")
    func viewsOutsideTheScreen() throws {
        func found(landscape: Bool) throws -> [String] {
            try issues(ViewOffScreen.rule, landscape: landscape) {
                $0.addSubview(Self.label("Thing 2", Self.rect(100, 600, 80, 21)))
            }.map(\.message)
        }
        #expect(try found(landscape: false) == [])
        #expect(
            try found(landscape: true) == ["“Thing 2” is beyond the bottom edge of the screen"])
    }

    @Test func scrollableViewsAreNotReported() throws {
        let found = try issues(ViewOffScreen.rule) {
            let scroll = UIScrollView(frame: Self.rect(0, 0, 375, 667))
            scroll.addSubview(Self.label("Far", Self.rect(0, 900, 80, 21)))
            $0.addSubview(scroll)
        }
        #expect(found.isEmpty)
    }

    @Test func squeezedControls() throws {
        let found = try issues(SqueezedView.rule) {
            $0.addSubview(UITextField(frame: Self.rect(20, 40, 200, 0)))
            $0.addSubview(UITextField(frame: Self.rect(20, 40, 200, 34)))
        }
        #expect(found.map(\.message) == ["“Text Field” is compressed to 200 × 0 points"])
    }

    @Test func unreachableControls() throws {
        let found = try issues(OutsideSuperview.rule) {
            let box = UIView(frame: Self.rect(0, 100, 100, 40))
            box.addSubview(UISwitch(frame: Self.rect(150, 0, 51, 31)))
            box.addSubview(UISwitch(frame: Self.rect(20, 0, 51, 31)))
            $0.addSubview(box)
        }
        #expect(
            found.map(\.message) == [
                "“Switch” doesn't receive touches: its center is outside “View”"
            ])
    }

    /// A view at thirds of points is inside although rounding makes the union a little larger.
    @Test func textsInsideOnThirdsOfPointsAreNotReported() throws {
        let found = try issues(OutsideSuperview.rule, on: "iphone-x") {
            let box = UIView(frame: Self.rect(0, 20, 375, 243 + 2 / 3))
            box.clipsToBounds = true
            box.addSubview(Self.label("Date", Self.rect(20, 15, 36, 20 + 1 / 3)))
            $0.addSubview(box)
        }
        #expect(found.isEmpty)
    }

    @Test func clippedTexts() throws {
        func found(clips: Bool) throws -> [String] {
            try issues(OutsideSuperview.rule) {
                let box = UIView(frame: Self.rect(0, 100, 100, 20))
                box.clipsToBounds = clips
                box.addSubview(Self.label("Below", Self.rect(0, 10, 90, 21)))
                $0.addSubview(box)
            }.map(\.message)
        }
        #expect(try found(clips: true) == ["“View” clips “Below”"])
        #expect(try found(clips: false) == [])
    }

    @Test func overlappingTexts() throws {
        let found = try issues(OverlappingViews.rule) {
            $0.addSubview(Self.label("A long first text", Self.rect(20, 100, 200, 21)))
            $0.addSubview(Self.label("Second", Self.rect(120, 100, 150, 21)))
            // Its frame overlaps the second label's, but the texts don't overlap.
            $0.addSubview(Self.label("Third", Self.rect(200, 100, 80, 21)))
        }
        #expect(found.map(\.message) == ["“Second” overlaps “A long first text”"])
    }

    @Test func alternatingTextsAndLabelsInControlsAreNotReported() throws {
        let found = try issues(OverlappingViews.rule) {
            $0.addSubview(Self.label("Loading the rest", Self.rect(20, 100, 200, 21)))
            $0.addSubview(Self.label("Done", Self.rect(20, 100, 200, 21)))
            $0.addSubview(UITextField(frame: Self.rect(20, 200, 200, 34)))
            $0.addSubview(Self.label("Hint", Self.rect(24, 206, 100, 21)))
        }
        #expect(found.isEmpty)
    }

    @Test("an iPhone X has 44 points of sensor housing and 34 of home indicator")
    func contentOutsideTheSafeArea() throws {
        let found = try issues(UnsafeContent.rule, on: "iphone-x") {
            $0.addSubview(Self.label("High", Self.rect(150, 20, 80, 21)))
            $0.addSubview(Self.label("Clear", Self.rect(150, 44, 80, 21)))
            $0.addSubview(Self.label("Low", Self.rect(150, 785, 80, 21)))
        }
        #expect(
            found.map(\.message) == [
                "“High” is under the status bar and the sensor housing",
                "“Low” is under the home indicator",
            ])
        let status = try issues(UnsafeContent.rule) {
            $0.addSubview(Self.label("High", Self.rect(150, 4, 80, 16)))
        }
        #expect(status.map(\.message) == ["“High” is under the status bar"])
    }

    @Test func contentNextToTheCutout() throws {
        let found = try issues(UnsafeContent.rule, on: "iphone-x", landscape: true) {
            $0.addSubview(Self.label("Left", Self.rect(20, 100, 80, 21)))
        }
        #expect(
            found.map(\.message) == [
                "“Left” is under the sensor housing or the rounded corners at the side"
            ])
    }

    /// In the app, code adds the constraints that are placeholders in the document.
    @Test func ambiguousViewsAreNotReported() throws {
        func found(isPlaced: Bool) throws -> [String] {
            try issues(UnsafeContent.rule) { root in
                let label = Self.label("Name", .zero)
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                label.topAnchor.constraint(equalTo: root.topAnchor).isActive = isPlaced
            }.map(\.message)
        }
        #expect(try found(isPlaced: true) == ["“Name” is under the status bar"])
        #expect(try found(isPlaced: false) == [])
    }

    @Test func selfSizingCellsAreNotReported() throws {
        let found = try issues(SqueezedView.rule) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.documentOrigin = DocumentOrigin(id: "c", kind: "tableViewCell", line: 1)
            cell.frame = Self.rect(0, 40, 375, 44)
            cell.contentView.addSubview(UITextField(frame: Self.rect(20, 40, 200, 0)))
            $0.addSubview(cell)
        }
        #expect(found.isEmpty)
    }

    /// 28 points between edges on a screen with 3 pixels per point may be 27⅔.
    @Test func targetsOnePixelSmallerAreNotReported() throws {
        let found = try issues(SmallTouchTarget.rule) {
            let button = UIButton(type: .system)
            button.frame = Self.rect(20, 40, 60, 28 - 1 / 3)
            $0.addSubview(button)
        }
        #expect(found.isEmpty)
    }

    @Test func smallTouchTargets() throws {
        let found = try issues(SmallTouchTarget.rule) {
            for height in [20, 30] as [CGFloat] {
                let button = UIButton(type: .system)
                button.setTitle("Go \(Int(saturating: height))", for: .normal)
                button.frame = Self.rect(20, 40 + 2 * height, 60, height)
                $0.addSubview(button)
            }
            $0.addSubview(UISwitch(frame: Self.rect(20, 300, 51, 31)))
        }
        #expect(
            found.map(\.message) == [
                "“Go 20” is 60 × 20 points, smaller than the recommended 44 × 44"
            ])
    }

    // MARK: Colors and text sizes

    @Test("#777777 on white has 4.47 to 1, #767676 has 4.54")
    func contrast() throws {
        func found(_ gray: CGFloat, size: CGFloat = 17, on background: UIColor? = nil) throws
            -> [String]
        {
            try issues(LowContrast.rule) {
                let label = Self.label("Gray", Self.rect(20, 100, 80, 30))
                label.font = .systemFont(ofSize: size)
                label.textColor = UIColor(white: gray / 255, alpha: 1)
                label.backgroundColor = background
                $0.addSubview(label)
            }.map(\.message)
        }
        #expect(try found(0x77) == ["“Gray” has a contrast of 4.4:1, below 4.5:1"])
        #expect(try found(0x76) == [])
        #expect(try found(0x77, size: 18) == [], "large text needs 3 to 1")
        let translucent = UIColor(white: 0, alpha: 0.5)
        #expect(try found(0xDD, on: translucent).count == 1, "2.9 to 1 on white")
    }

    @Test("#949494 on white has 3.03 to 1, #959595 has 2.99")
    func contrastBelowThreeIsAWarning() throws {
        func severity(_ gray: CGFloat) throws -> [Diagnostic.Severity] {
            try issues(LowContrast.rule) {
                let label = Self.label("Gray", Self.rect(20, 100, 80, 30))
                label.textColor = UIColor(white: gray / 255, alpha: 1)
                $0.addSubview(label)
            }.map(\.severity)
        }
        #expect(try severity(0x94) == [.note])
        #expect(try severity(0x95) == [.warning])
    }

    @Test func contrastOfButtonTitles() throws {
        func found(_ change: @escaping @MainActor @Sendable (UIButton) -> Void) throws -> [String] {
            try issues(LowContrast.rule, on: "iphone-x") {
                let button = UIButton(type: .system)
                button.setTitle("Gray", for: .normal)
                button.setTitleColor(UIColor(white: 0x77 / 255, alpha: 1), for: .normal)
                button.frame = Self.rect(100, 100, 80, 44)
                change(button)
                $0.addSubview(button)
            }.map(\.message)
        }
        #expect(try found { _ in } == ["“Gray” has a contrast of 4.4:1, below 4.5:1"])
        #expect(try found { $0.backgroundColor = .black } == [])
        #expect(
            try found {
                $0.backgroundColor = .systemBlue
                $0.setTitleColor(.white, for: .normal)
            } == [], "Apple's own blue, which Increase Contrast darkens")
        #expect(try found { $0.isEnabled = false } == [], "another state")
        #expect(try found { $0.setTitleColor(nil, for: .normal) } == [], "Apple's own blue")
        #expect(try found { $0.setBackgroundImage(UIImage(), for: .normal) } == [], "a picture")
    }

    @Test func textsOverImagesAreNotReported() throws {
        let found = try issues(LowContrast.rule) {
            $0.addSubview(UIImageView(frame: Self.rect(0, 90, 200, 50)))
            let label = Self.label("Gray", Self.rect(20, 100, 80, 21))
            label.textColor = UIColor(white: 0.7, alpha: 1)
            $0.addSubview(label)
        }
        #expect(found.isEmpty)
    }

    @Test func systemGraysFollowIncreasedContrast() throws {
        let found = try issues(LowContrast.rule, on: "iphone-x") {
            let label = Self.label("Gray", Self.rect(20, 100, 80, 21))
            label.textColor = .secondaryLabel
            $0.addSubview(label)
        }
        #expect(found.isEmpty)
    }

    @Test func fixedFontSizesAreReportedOnce() throws {
        let found = try issues(FixedTextSize.rule) {
            $0.addSubview(Self.label("One", Self.rect(20, 40, 60, 21)))
            let growing = Self.label("Two", Self.rect(20, 80, 60, 21))
            growing.font = .preferredFont(forTextStyle: .body)
            growing.adjustsFontForContentSizeCategory = true
            $0.addSubview(growing)
        }
        #expect(
            found.map(\.message) == [
                "1 of 2 labels don't scale with the preferred text size"
            ])
    }

    // MARK: Constraints

    @Test func leftConstraintsAreNotMirrored() throws {
        let found = try issues(LeftRightAttributes.rule) { root in
            let view = UIView()
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        #expect(
            found.map(\.message) == [
                "UIView.left == UIView.left + 30 isn't mirrored in right-to-left languages"
            ])
    }

    @Test func masksAreNotMirrored() throws {
        let found = try issues(UnmirroredMasks.rule) {
            $0.addSubview(Self.label("Side", Self.rect(20, 40, 60, 21)))
            let wide = Self.label("Wide", Self.rect(20, 80, 335, 21))
            wide.autoresizingMask = .flexibleWidth
            $0.addSubview(wide)
        }
        #expect(
            found.map(\.message) == [
                "the autoresizing masks of “Side” aren't mirrored in right-to-left languages"
            ])
    }

    @Test func cellsArrangeTheirOwnLabels() throws {
        let found = try issues(UnmirroredMasks.rule) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = Self.rect(0, 40, 375, 44)
            cell.textLabel?.text = "Title"
            $0.addSubview(cell)
        }
        #expect(found.isEmpty)
    }

    @Test func nearlyStandardDistances() throws {
        func found(_ edge: CGFloat, _ gap: CGFloat) throws -> [String] {
            try issues(NearlyStandardSpacing.rule) { root in
                let (one, two) = (UIView(), UIView())
                for view in [one, two] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                }
                one.accessibilityIdentifier = "one"
                two.accessibilityIdentifier = "two"
                NSLayoutConstraint.activate([
                    one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: edge),
                    two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: gap),
                    one.topAnchor.constraint(equalTo: root.topAnchor),
                    two.topAnchor.constraint(equalTo: root.topAnchor),
                    one.widthAnchor.constraint(equalToConstant: 20),
                    two.widthAnchor.constraint(equalTo: one.widthAnchor, constant: 9),
                ])
            }.map(\.message)
        }
        #expect(try found(20, 8) == [])
        #expect(try found(18, 10) == [], "numbers that people choose")
        #expect(
            try found(19, 9) == [
                "UIView “one”.leading == UIView.leading + 19 is close to the standard 20 points",
                "UIView “two”.leading == UIView “one”.trailing + 9 is close to the standard 8 points",
            ])
    }

    @Test func conflictsOnADevice() throws {
        let found = try issues(ConflictsOnScreen.rule) { root in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.widthAnchor.constraint(equalToConstant: 320),
            ])
        }
        #expect(
            found.map(\.message) == [
                "Can't satisfy all constraints: “View” Width Equals: 320 is broken."
            ])
        #expect(
            found.map(\.hint) == [
                "It conflicts with “View” Leading Space to: Superview Equals: 0; "
                    + "“View” Trailing Space to: Superview Equals: 0. Change or remove one."
            ])
    }
}
