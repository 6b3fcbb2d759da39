import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 3.13.
@MainActor @Suite struct MultilineTests {
    private let root = makeRoot(200, 400)
    private let label = UILabel()

    init() {
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.place(x: 10, y: 10)
        label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10).isActive = true
    }

    private func height(at width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    @Test func theHeightFollowsTheSolvedWidth() {
        useScreen()
        let below = constrained(in: root, 10, 10)
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 10, width: 180, height: height(at: 180)))
        #expect(below.frame.minY == label.frame.maxY + 4)
        root.frame.size.width = 320
        root.layoutIfNeeded()
        #expect(label.frame.height == height(at: 300) && height(at: 300) < height(at: 180))
        #expect(below.frame.minY == label.frame.maxY + 4)
    }

    @Test func aNewTextIsMeasuredAgain() {
        useScreen()
        root.layoutIfNeeded()
        label.text = "word"
        root.layoutIfNeeded()
        #expect(label.frame.height == height(at: 180) && label.frame.height < 30)
    }

    /// Two columns whose widths follow from the intrinsic width of the shorter text.
    @Test func widthsFirst() {
        useScreen()
        label.removeFromSuperview()
        root.addSubview(label)
        label.place(y: 0)
        let title = UILabel()
        title.text = "Title"
        title.translatesAutoresizingMaskIntoConstraints = false
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        root.addSubview(title)
        title.place(x: 0, y: 0)
        label.leftAnchor.constraint(equalTo: title.rightAnchor).isActive = true
        label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        let width = 200 - title.intrinsicContentSize.width
        #expect(label.frame.width == width && label.frame.height == height(at: width))
    }

    /// Up to iOS 7, code sets the width at which lines break.
    @Test func iOS7NeedsTheWidth() {
        useScreen(iOS: IOSVersion(7))
        root.layoutIfNeeded()
        #expect(label.frame.height < 30)
        label.preferredMaxLayoutWidth = 100
        root.layoutIfNeeded()
        #expect(label.frame.height == height(at: 100))
    }

    /// Documentation/Layout.md 3.13: the technique for iOS 6 and 7: after `super`, the label's
    /// `preferredMaxLayoutWidth` is set to its width, and the view is laid out again.
    @Test func theRecipeOfIOS7() {
        useScreen(iOS: IOSVersion(7))
        let holder = Recipe(frame: root.bounds)
        holder.addSubview(label)
        holder.label = label
        pin(label, to: holder, 10)
        holder.constraints.last?.isActive = false
        holder.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 10, width: 180, height: height(at: 180)))
    }

    /// A label that nothing makes wider is as wide as its longest line, and gets wider with its room.
    @Test func theWidthOfTheLongestLine() {
        useScreen()
        // The label was created on the screen of an earlier test.
        label.font = .systemFont(ofSize: 17)
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        root.addSubview(stack)
        for width: CGFloat in [100, 170, 100] {
            stack.frame.size.width = width
            stack.layoutIfNeeded()
            let lines = label.sizeThatFits(CGSize(width: width, height: 0)).width
            #expect(label.frame.width == lines && lines < width)
        }
        label.text = "word"
        stack.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
    }

    /// A text shorter than the available width keeps its intrinsic width.
    @Test func aShortTextKeepsItsWidth() {
        useScreen()
        label.text = "word"
        let one = constrained(in: root)
        one.leftAnchor.constraint(equalTo: label.leftAnchor).isActive = true
        label.removeFromSuperview()
        root.addSubview(label)
        label.place(x: 10, y: 10)
        label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
    }
}

private final class Recipe: UIView {
    var label: UILabel?

    override func layoutSubviews() {
        super.layoutSubviews()
        label?.preferredMaxLayoutWidth = label?.bounds.width ?? 0
        super.layoutSubviews()
    }
}
