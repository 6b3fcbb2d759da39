import Foundation
import InterfaceBuilder

/// A small storyboard with one scene, built from views and from constraints in a short form.
struct ExampleDocument {
    /// The elements of the views.
    let views: [String]
    /// Constraints such as `title.leading = safe.leading + 20`, `panel.width = 100`, or
    /// `text.top >= title.bottom + 8 @750`.
    let constraints: [String]
    /// Whether the root view has a background color.
    var hasBackground = true

    private var background: String {
        hasBackground
            ? "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>" : ""
    }

    /// The document as XML, in the format of Interface Builder.
    var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
        initialViewController="controller">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="controller" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" \
        heightSizable="YES"/>
                                <subviews>
        \(views.joined(separator: "\n"))
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                \(background)
                                <constraints>
        \(constraints.enumerated().map(Self.element).joined(separator: "\n"))
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    /// Returns the element of a constraint.
    private static func element(_ number: Int, _ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        let priority =
            words.last?.hasPrefix("@") == true
            ? " priority=\"\(words.removeLast().dropFirst())\"" : ""
        let first = item(words[0])
        let relation = [">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"][words[1]]
            .map { " relation=\"\($0)\"" }
        var attributes = "firstItem=\"\(first.id)\" firstAttribute=\"\(first.attribute)\""
        attributes += relation ?? ""
        if words[2].contains("."), Double(words[2]) == nil {
            let second = item(words[2])
            attributes += " secondItem=\"\(second.id)\" secondAttribute=\"\(second.attribute)\""
        } else {
            attributes += " constant=\"\(words[2])\""
        }
        if let multiplier = value(after: "*", in: words) {
            attributes += " multiplier=\"\(multiplier)\""
        }
        if let constant = value(after: "+", in: words) {
            attributes += " constant=\"\(constant)\""
        } else if let constant = value(after: "-", in: words) {
            attributes += " constant=\"-\(constant)\""
        }
        return "<constraint \(attributes)\(priority) id=\"constraint-\(number + 1)\"/>"
    }

    private static func item(_ word: String) -> (id: Substring, attribute: Substring) {
        let parts = word.split(separator: ".")
        return (parts[0], parts[1])
    }

    private static func value(after sign: String, in words: [String]) -> String? {
        words.firstIndex(of: sign).map { words[$0 + 1] }
    }
}

// MARK: Views

extension ExampleDocument {
    /// Returns a label with the text style Body, or with another font and color.
    static func label(
        _ id: String, _ text: String, _ frame: CGRect, lines: Int = 1, hugging: Int = 251,
        font: String = bodyFont, color: String = "", isInLayout: Bool = true
    ) -> String {
        let scales = font == bodyFont ? " adjustsFontForContentSizeCategory=\"YES\"" : ""
        let mask =
            isInLayout
            ? ""
            : "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
        return """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
            horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="251" text="\(text)" \
            textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="\(lines)" \
            baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"\(scales)\(isInLayout ? layout : "") id="\(id)">
                \(rect(frame))\(mask)
                \(font)
                \(color)
            </label>
            """
    }

    static func button(_ id: String, _ title: String, _ frame: CGRect) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system"\(layout) id="\(id)">
            \(rect(frame))
            <state key="normal" title="\(title)"/>
        </button>
        """
    }

    /// Returns a gray view.
    static func view(
        _ id: String, _ frame: CGRect, _ subviews: [String] = [], clips: Bool = false,
        isFixed: Bool = false
    ) -> String {
        """
        <view\(clips ? " clipsSubviews=\"YES\"" : "") contentMode="scaleToFill"\
        \(isFixed ? " fixedFrame=\"YES\"" : "")\(layout) id="\(id)">
            \(rect(frame))
            \(isFixed ? "<autoresizingMask key=\"autoresizingMask\"/>" : "")
            <subviews>\(subviews.joined())</subviews>
            <color key="backgroundColor" white="0.9" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """
    }

    static func scrollView(_ id: String, _ frame: CGRect, _ subviews: [String]) -> String {
        """
        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill"\
        \(layout) id="\(id)">
            \(rect(frame))
            <subviews>\(subviews.joined())</subviews>
        </scrollView>
        """
    }

    static func navigationBar(_ id: String, _ title: String, _ frame: CGRect) -> String {
        """
        <navigationBar contentMode="scaleToFill"\(layout) id="\(id)">
            \(rect(frame))
            <items><navigationItem title="\(title)" id="\(id)-item"/></items>
        </navigationBar>
        """
    }

    static let bodyFont =
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    static let fixedFont =
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

    static func gray(_ white: String) -> String {
        "<color key=\"textColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    }

    private static let layout = " translatesAutoresizingMaskIntoConstraints=\"NO\""

    private static func rect(_ frame: CGRect) -> String {
        "<rect key=\"frame\" x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" "
            + "height=\"\(frame.height)\"/>"
    }
}
