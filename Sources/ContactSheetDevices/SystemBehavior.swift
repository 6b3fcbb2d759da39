/// A difference between versions of iOS that layout, drawing, callbacks, or logs depend on.
///
/// This table is the only code that compares versions (`scripts/structure check versions`). Metrics
/// and colors that change together with a behavior are keyed by it or by an ``Era``, which is
/// defined by behaviors. A ``DeviceGroup`` is computed from the active behaviors, so devices that
/// differ in one of them never share a snapshot.
public enum SystemBehavior: Int, Sendable, CaseIterable {
    // MARK: Design (Documentation/Metrics.md 1, 2, 7)

    /// Controls without borders and gradients, and content below translucent bars.
    case flatDesign
    /// Views have a safe area that excludes bars and the housing (Documentation/Layout.md 2.3).
    case safeAreas
    /// Dark appearance, semantic colors (Documentation/Metrics.md 7.2), and card-like sheets.
    case darkMode
    /// Floating bars and controls made of Liquid Glass.
    case liquidGlass

    // MARK: Windows and rotation

    /// The screen and its windows have the interface's orientation; earlier, the root view is
    /// transformed inside a portrait window (Documentation/Rotation.md 4, 6.2).
    case screenRotates
    /// A rotation runs in one step; earlier, a controller can request two halves
    /// (Documentation/Rotation.md 2).
    case oneStepRotation
    /// `viewWillTransition(to:with:)` replaces `willRotate(to:duration:)` and related methods
    /// (Documentation/Rotation.md 4).
    case sizeTransitions
    /// A quarter turn takes 0.3 seconds; earlier, 0.4 (Documentation/Rotation.md 2).
    case fastRotation
    /// `supportedInterfaceOrientations` replaces `shouldAutorotate(to:)`
    /// (Documentation/Rotation.md 3).
    case orientationMasks
    /// `shouldAutorotate(to:)` no longer determines the default of `supportedInterfaceOrientations`
    /// (Documentation/Rotation.md 3).
    case ignoresShouldAutorotateToOrientation
    /// `shouldAutorotate` isn't called (Documentation/Rotation.md 3).
    case ignoresShouldAutorotate
    /// `prefersInterfaceOrientationLocked` and `windowScene(_:didUpdateEffectiveGeometry:)`
    /// (documented with the methods).
    case orientationLock
    /// Delegates of containers determine orientations (Documentation/Rotation.md 3).
    case delegatesDecideOrientations
    /// An application has scenes (Apple: *UIScene*).
    case scenes
    /// Other apps can be next to the window of an iPad app (Documentation/Devices.md 5).
    case splitView
    /// The status bar follows the frontmost controller (Apple:
    /// *UIViewControllerBasedStatusBarAppearance*).
    case controllersDecideStatusBar
    /// The status bar of phones has the color of the navigation bar below it (decision after
    /// iphonehacks.com, The Status Bar In iOS 6 Changes Color To Match The App, 2012).
    case tintedStatusBar
    /// The status bar is hidden in compact height (Documentation/Rotation.md 6.1).
    case compactHeightHidesStatusBar
    /// A controller can show the status bar in compact height (Documentation/Rotation.md 6.1).
    case statusBarInCompactHeight
    /// Memory warnings don't release views (Apple: *viewDidUnload()*, up to iOS 6).
    case memoryWarningsKeepViews
    /// `viewWillUnload` is called (Apple: *viewWillUnload()*, iOS 5 to 6).
    case viewsWillUnload
    /// `UIWindow()` has the screen's size; earlier, an empty one (Apple: *UIWindow*, from iOS 9
    /// on).
    case windowsCoverScreen

    // MARK: Traits and appearance callbacks

    /// `UITraitCollection` (Documentation/Rotation.md 4, 5).
    case traitCollections
    /// A view's first traits are reported to `traitCollectionDidChange(_:)` (WWDC 2019, session
    /// 214).
    case reportsFirstTraits
    /// `viewIsAppearing(_:)` is called (documented with the method).
    case viewIsAppearing
    /// Bold Text is a setting (Documentation/Metrics.md 5.4).
    case boldText

    // MARK: Auto Layout

    /// `layoutMargins`, and `|-` in a visual format means the margin; earlier, 20 points
    /// (Documentation/Layout.md 2.3, 3.10).
    case layoutMargins
    /// Views have no layout margins by default (Documentation/Metrics.md 6.1).
    case zeroDefaultMargins
    /// Constraints between leading or trailing and left or right throw an exception
    /// (Documentation/Layout.md 3.2).
    case rejectsMixedDirections
    /// Labels with several lines are measured at the width that the layout determines
    /// (Documentation/Layout.md 3.13).
    case labelsMeasureAtSolvedWidth
    /// A stack view draws its background (Apple: *UIStackView*).
    case stackViewsDraw
    /// A single label with several lines in a stack view's row has an equal part of its width
    /// (Documentation/Layout.md 4.1).
    case singleTextsHaveEqualParts
    /// A required size of a hidden arranged view takes precedence over the stack view's
    /// (Documentation/Layout.md 4.2).
    case sizesOutrankHiding

    // MARK: Logs and exceptions (Documentation/Layout.md 3.2, 3.8)

    /// Exceptions name the view; earlier, the method.
    case exceptionsNameViews
    /// The exception for a location equal to a constant explains multipliers and second items.
    case longLocationException
    /// The advice in a conflict's log is on lines of its own.
    case splitAdvice
    /// A conflict's log suggests the symbolic breakpoint UIViewAlertForUnsatisfiableConstraints.
    case alertBreakpoint
    /// Logs name their subsystem, and constraints are written as equations.
    case equationsInLogs
    /// Logs name UIKitCore, and constraints of masks place a view's origin
    /// (Documentation/Layout.md 1.4).
    case uiKitCoreInLogs

    // MARK: Text

    /// Helvetica Neue is the system font (Documentation/Fonts.md 2.2).
    case helveticaNeue
    /// San Francisco is the system font, with separate text and display families
    /// (Documentation/Fonts.md 2.2).
    case sanFrancisco
    /// Lowercase letters of San Francisco's display family are narrower (Documentation/Fonts.md 1.4).
    case narrowDisplayFont
    /// Ideographs in the system font are spaced apart (Documentation/Fonts.md 4.5).
    case spacedIdeographs
    /// San Francisco has one family of variable optical size (Documentation/Fonts.md 2.2).
    case variableSanFrancisco
    /// Text styles, and the text size setting (Documentation/Metrics.md 5.3).
    case textStyles
    /// The callout and title styles (Documentation/Metrics.md 5.3).
    case titleTextStyles
    /// The large title style; the first title is regular instead of light
    /// (Documentation/Metrics.md 5.2, 5.3).
    case largeTitleTextStyle
    /// All styles follow the accessibility sizes; earlier, only the body (WWDC 2017, session 245).
    case accessibilitySizesInAllStyles
    /// Alerts follow the text size (decision).
    case alertsFollowTextSize
    /// Cells of the system's styles follow the text size (decision).
    case cellsFollowTextSize
    /// Rows have details below titles at the accessibility sizes (Documentation/Metrics.md 5.5).
    case rowsStackAtAccessibilitySizes

    // MARK: Bars

    /// Bars of iPads are 50 points high (Documentation/Metrics.md 1.2, 1.4, 1.5).
    case tallPadBars
    /// An iPad's tab bar floats at the top (Documentation/Metrics.md 1.4).
    case floatingTabBar
    /// All bars are clear if no content is scrolled below them (Apple: *scrollEdgeAppearance*).
    case clearBarsAtScrollEdge

    // MARK: Presentations

    /// `preferredContentSize` (documented with the property).
    case preferredContentSize
    /// Sheets have detents (Apple: *UISheetPresentationController*).
    case detents
    /// The corners of an alert have a radius of 13 points; earlier, 7 (decision).
    case roundAlerts
    /// Buttons of an action sheet are 57 points high; earlier, 44 (decision).
    case tallActionSheetButtons

    // MARK: Split view controllers

    /// The delegate decides whether the primary controller is hidden (documented with the method).
    case splitViewDelegateHidesPrimary
    /// Split view controllers collapse, and run on iPhones (WWDC 2014, session 214).
    case adaptiveSplitViews
    /// Split view controllers with two or three columns (Apple: *UISplitViewController*).
    case splitViewColumns

    // MARK: Lists (Documentation/Metrics.md 3.5)

    /// Headers of plain tables are 28 points high; earlier, 22.
    case tallPlainHeaders
    /// Headers of plain tables have padding above them and no background of their own, and a table
    /// whose rows don't fill it ends after its last row.
    case sectionHeaderTopPadding

    // MARK: Controls and colors

    /// A bar above the keyboard suggests words (Apple: iOS 8, QuickType).
    case quickType

    /// Switches are 79 points wide with round ends; earlier, 94 (Documentation/Metrics.md 2.1).
    case roundSwitches
    /// Date pickers have styles, and progress views, sliders, pickers, and page controls have their
    /// current sizes (Documentation/Metrics.md 2.5, 2.6, 2.11).
    case controlsOf14
    /// Teal has its current values (Documentation/Metrics.md 7.1).
    case revisedTeal
}

extension SystemBehavior {
    /// The versions and devices for which a behavior is active.
    private struct Scope {
        let first: IOSVersion
        /// The first later version that doesn't have it anymore.
        let end: IOSVersion?
        let idiom: Idiom?

        static func since(
            _ major: Int, _ minor: Int = 0, until end: Int? = nil, on idiom: Idiom? = nil
        ) -> Scope {
            Scope(first: IOSVersion(major, minor), end: end.map { IOSVersion($0) }, idiom: idiom)
        }
    }

    /// The scopes by raw value.
    private static let scopes = allCases.map(\.statedScope)

    private var scope: Scope { Self.scopes[rawValue] }

    private var statedScope: Scope {
        switch self {
        case .roundSwitches, .splitViewDelegateHidesPrimary, .viewsWillUnload: .since(5)
        case .oneStepRotation, .orientationMasks, .memoryWarningsKeepViews: .since(6)
        case .tintedStatusBar: .since(6, until: 7, on: .phone)
        case .flatDesign, .helveticaNeue, .textStyles, .boldText, .preferredContentSize,
            .delegatesDecideOrientations, .controllersDecideStatusBar:
            .since(7)
        case .screenRotates, .sizeTransitions, .fastRotation, .traitCollections, .layoutMargins,
            .ignoresShouldAutorotateToOrientation, .compactHeightHidesStatusBar,
            .labelsMeasureAtSolvedWidth, .exceptionsNameViews, .alertBreakpoint,
            .cellsFollowTextSize, .roundAlerts, .adaptiveSplitViews, .quickType:
            .since(8)
        case .statusBarInCompactHeight, .reportsFirstTraits: .since(8, until: 13)
        case .longLocationException: .since(8, 3)
        case .splitView: .since(9, until: 26, on: .pad)
        case .rejectsMixedDirections, .splitAdvice, .sanFrancisco, .titleTextStyles,
            .tallActionSheetButtons, .tallPlainHeaders, .windowsCoverScreen:
            .since(9)
        case .equationsInLogs, .alertsFollowTextSize, .spacedIdeographs: .since(10)
        case .safeAreas, .largeTitleTextStyle, .accessibilitySizesInAllStyles, .narrowDisplayFont,
            .rowsStackAtAccessibilitySizes:
            .since(11)
        case .singleTextsHaveEqualParts: .since(11, until: 13)
        case .uiKitCoreInLogs: .since(12)
        case .tallPadBars: .since(12, on: .pad)
        case .darkMode, .scenes, .viewIsAppearing, .variableSanFrancisco: .since(13)
        case .stackViewsDraw, .splitViewColumns, .controlsOf14: .since(14)
        case .clearBarsAtScrollEdge, .detents, .sectionHeaderTopPadding, .revisedTeal: .since(15)
        case .ignoresShouldAutorotate: .since(16)
        case .floatingTabBar: .since(18, on: .pad)
        case .liquidGlass, .orientationLock, .sizesOutrankHiding: .since(26)
        case .zeroDefaultMargins: .since(27, 1)
        }
    }

    /// The first version of iOS that has the behavior.
    public var firstVersion: IOSVersion { scope.first }

    /// Whether the behavior is active on devices of an idiom that run a version of iOS.
    public func isActive(in iOS: IOSVersion, on idiom: Idiom) -> Bool {
        let scope = scope
        return iOS >= scope.first && scope.end.map { iOS < $0 } ?? true
            && scope.idiom.map { $0 == idiom } ?? true
    }

    /// The versions in which a behavior of the idiom begins or ends, in ascending order.
    private static let changes: [Idiom: [IOSVersion]] = Dictionary(
        uniqueKeysWithValues: Idiom.allCases.map { idiom in
            let scopes = scopes.filter { $0.idiom.map { $0 == idiom } ?? true }
            return (idiom, Set(scopes.flatMap { [$0.first, $0.end].compactMap(\.self) }).sorted())
        })

    /// The newest version up to `iOS` in which a behavior of the idiom begins or ends, or `nil` before the
    /// first. In all versions with the same result, the same behaviors are active.
    static func lastChange(upTo iOS: IOSVersion, on idiom: Idiom) -> IOSVersion? {
        changes[idiom]?.last { $0 <= iOS }
    }
}
