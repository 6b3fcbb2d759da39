/// An arrangement of many views in one storyboard scene.
enum Shape: String, CaseIterable {
    /// Labels next to one another in the root view, each constrained to the root view's edges.
    case siblings
    /// Labels in a column, each constrained to the one above it.
    case chain
    /// Nested views, 50 levels deep.
    case nested
    /// Views with two labels each, in rows of four.
    case grid

    /// Returns a storyboard with about `count` views.
    func storyboard(count: Int) -> String {
        var writer = StoryboardWriter()
        let (views, constraints) = contents(count, &writer)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
            <scene sceneID="scene">
            <objects>
            <viewController id="controller" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            \(views)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
            \(constraints)
            </constraints>
            </view>
            </viewController>
            </objects>
            </scene>
            </scenes>
            </document>
            """
    }

    private func contents(
        _ count: Int, _ writer: inout StoryboardWriter
    ) -> (views: String, constraints: String) {
        switch self {
        case .siblings: writer.siblings(count)
        case .chain: writer.chain(count)
        case .nested: writer.nested(count)
        case .grid: writer.grid(count)
        }
    }
}

/// Writes views and constraints, one per line.
struct StoryboardWriter {
    private var constraintCount = 0

    mutating func siblings(_ count: Int) -> (views: String, constraints: String) {
        var (views, constraints): ([String], [String]) = ([], [])
        for index in 0..<count {
            let (x, y) = (20 + Double(index % 4) * 80, 60 + Double(index / 4) * 21)
            views.append(label("v\(index)", x, y))
            constraints.append(pin("v\(index)", "leading", to: "root", "leading", x))
            constraints.append(pin("v\(index)", "top", to: "root", "top", y))
        }
        return (views.joined(separator: "\n"), constraints.joined(separator: "\n"))
    }

    mutating func chain(_ count: Int) -> (views: String, constraints: String) {
        var (views, constraints): ([String], [String]) = ([], [])
        for index in 0..<count {
            views.append(label("v\(index)", 20, 60 + Double(index) * 28.5))
            constraints.append(pin("v\(index)", "leading", to: "root", "leading", 20))
            constraints.append(
                index == 0
                    ? pin("v0", "top", to: "root", "top", 60)
                    : pin("v\(index)", "top", to: "v\(index - 1)", "bottom", 8))
        }
        return (views.joined(separator: "\n"), constraints.joined(separator: "\n"))
    }

    mutating func nested(_ count: Int) -> (views: String, constraints: String) {
        let depth = 50
        var (views, constraints): ([String], [String]) = ([], [])
        for first in stride(from: 0, to: count, by: depth) {
            constraints.append(edges("v\(first)", "root", 0))
            var (opening, closing) = ("", "")
            for level in 0..<min(depth, count - first) {
                let (id, inset) = ("v\(first + level)", level == 0 ? 0 : 1.0)
                let (width, height) = (375 - 2 * Double(level), 667 - 2 * Double(level))
                let isLast = level + 1 == min(depth, count - first)
                opening += view(id, inset, inset, width, height) + (isLast ? "" : "<subviews>\n")
                let inner = isLast ? "" : edges("v\(first + level + 1)", id, 1)
                closing =
                    (isLast ? "" : "</subviews>\n<constraints>\n\(inner)\n</constraints>\n")
                    + "</view>\n" + closing
            }
            views.append(opening + closing)
        }
        return (views.joined(separator: "\n"), constraints.joined(separator: "\n"))
    }

    mutating func grid(_ count: Int) -> (views: String, constraints: String) {
        var (views, constraints): ([String], [String]) = ([], [])
        for index in 0..<(count / 3) {
            let (id, above) = ("v\(index)", "v\(index - 4)")
            let (x, y) = (20 + Double(index % 4) * 85, 60 + Double(index / 4) * 70)
            let inner = [
                pin("\(id)a", "leading", to: id, "leading", 8),
                pin("\(id)a", "top", to: id, "top", 8),
                pin("\(id)b", "leading", to: id, "leading", 8),
                pin("\(id)b", "top", to: "\(id)a", "bottom", 8),
                fix(id, "width", 77), fix(id, "height", 65),
            ]
            views.append(
                view(id, x, y, 77, 65) + "<subviews>\n" + label("\(id)a", 8, 8) + "\n"
                    + label("\(id)b", 8, 36.5) + "\n</subviews>\n<constraints>\n"
                    + inner.joined(separator: "\n") + "\n</constraints>\n</view>")
            constraints.append(
                index % 4 == 0
                    ? pin(id, "leading", to: "root", "leading", 20)
                    : pin(id, "leading", to: "v\(index - 1)", "trailing", 8))
            constraints.append(
                index < 4
                    ? pin(id, "top", to: "root", "top", 60)
                    : pin(id, "top", to: above, "bottom", 5))
        }
        return (views.joined(separator: "\n"), constraints.joined(separator: "\n"))
    }

    // MARK: Elements

    private func label(_ id: String, _ x: Double, _ y: Double) -> String {
        """
        <label opaque="NO" contentMode="left" text="Label" textAlignment="natural" \
        lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="42" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/>
        </label>
        """
    }

    /// Returns a view without its end tag.
    private func view(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>

        """
    }

    private mutating func pin(
        _ first: String, _ attribute: String, to second: String, _ other: String,
        _ constant: Double
    ) -> String {
        constraintCount += 1
        return """
            <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
            secondAttribute="\(other)" constant="\(constant)" id="c\(constraintCount)"/>
            """
    }

    private mutating func fix(_ id: String, _ attribute: String, _ constant: Double) -> String {
        constraintCount += 1
        return """
            <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(constant)" \
            id="c\(constraintCount)"/>
            """
    }

    private mutating func edges(_ id: String, _ outer: String, _ inset: Double) -> String {
        [
            pin(id, "leading", to: outer, "leading", inset),
            pin(id, "top", to: outer, "top", inset),
            pin(outer, "trailing", to: id, "trailing", inset),
            pin(outer, "bottom", to: id, "bottom", inset),
        ].joined(separator: "\n")
    }
}
