import InterfaceBuilder
import InterfaceEditing
import UIKit

/// A kind of issue that occurs on the screen of a configuration.
@MainActor protocol ScreenRule {
    static var rule: LayoutRule { get }
    /// Whether an issue that occurs in all of several configurations is intended.
    static var isMeantWhereEverywhere: Bool { get }
    static func issues(on screen: InspectedScreen) -> [LayoutIssue]
}

extension ScreenRule {
    static var isMeantWhereEverywhere: Bool { false }
}

/// The rules that layouts are checked for.
@MainActor public enum LayoutRules {
    /// The rules in the order of reports, beginning with Xcode's.
    public static var all: [LayoutRule] {
        var known: Set<String> = []
        return (Document.canvasLayoutRules + screenRules.map { $0.rule })
            .filter { known.insert($0.id).inserted }
    }

    /// The IDs of the rules that are checked unless others are selected.
    public static var standard: Set<String> { Set(all.filter { !$0.isOptional }.map(\.id)) }

    static let screenRules: [any ScreenRule.Type] = [
        ConflictsOnScreen.self, TruncatedText.self, ViewOffScreen.self, SqueezedView.self,
        OutsideSuperview.self,
        OverlappingViews.self, UnsafeContent.self, UncoveredArea.self, LowContrast.self,
        SmallTouchTarget.self, FixedTextSize.self, LeftRightAttributes.self, UnmirroredMasks.self,
        NearlyStandardSpacing.self,
    ]
}
