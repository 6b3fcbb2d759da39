import InterfaceBuilder
import UIKit

/// One kind of issue that shows on a screen of a configuration.
@MainActor protocol ScreenRule {
    static var rule: LayoutRule { get }
    /// Whether what is so in every one of several configurations was meant to be so.
    static var isMeantWhereEverywhere: Bool { get }
    static func issues(on screen: InspectedScreen) -> [LayoutIssue]
}

extension ScreenRule {
    static var isMeantWhereEverywhere: Bool { false }
}

/// All that is looked for.
@MainActor public enum LayoutRules {
    /// In the order in which reports list them: Xcode's first.
    public static var all: [LayoutRule] {
        var known: Set<String> = []
        return (Document.canvasLayoutRules + screenRules.map { $0.rule })
            .filter { known.insert($0.id).inserted }
    }

    static let screenRules: [any ScreenRule.Type] = [
        ConflictsOnScreen.self, TruncatedText.self, ViewOffScreen.self, SqueezedView.self,
        OutsideSuperview.self,
        OverlappingViews.self, UnsafeContent.self, LowContrast.self, SmallTouchTarget.self,
        FixedTextSize.self, LeftRightAttributes.self, UnmirroredMasks.self,
        NearlyStandardSpacing.self,
    ]
}
