import ContactSheetDevices
import ContactSheetPreviews
import InterfaceEditing

/// What was found of one preview.
package struct PreviewFindings: Sendable {
    /// The issues on Interface Builder's canvas.
    package var canvas: [LayoutIssue] = []
    /// The issues on screens, in the order of the run.
    package var screens: [(Configuration, [LayoutIssue])] = []

    package init(canvas: [LayoutIssue] = []) { self.canvas = canvas }

    /// Adds the issues of a screen, and those of the canvas, which are the same for all screens.
    package mutating func add(
        _ configuration: Configuration, _ issues: [LayoutIssue], canvas: [LayoutIssue]
    ) {
        screens.append((configuration, issues))
        self.canvas = canvas
    }
}

/// The issues of one preview. An issue that occurs in several configurations is listed once, with
/// the numbers of the newest device.
struct PreviewIssues {
    private let preview: Preview
    private var found: [FoundIssue] = []
    private var places: [String: Int] = [:]
    /// The configuration that each issue's numbers are from.
    private var sources: [Int: Configuration] = [:]

    /// Combines the issues on Interface Builder's canvas with those that were found on screens.
    ///
    /// - Parameter screens: All screens on which the preview was checked.
    @MainActor static func combined(
        _ found: PreviewFindings, of preview: Preview, on screens: [Configuration]
    ) -> [FoundIssue] {
        var all = PreviewIssues(preview)
        all.addCanvas(found.canvas)
        for (configuration, issues) in found.screens { all.add(issues, in: configuration) }
        return all.all(of: screens)
    }

    private init(_ preview: Preview) { self.preview = preview }

    private mutating func addCanvas(_ issues: [LayoutIssue]) {
        for issue in issues { found[place(of: issue)].isOnCanvas = true }
    }

    private mutating func add(_ issues: [LayoutIssue], in configuration: Configuration) {
        for issue in issues {
            let place = place(of: issue)
            if let frame = issue.frame, issue.tally == nil {
                found[place].frames[configuration, default: []].append(frame)
            }
            guard found[place].configurations.last != configuration else { continue }
            found[place].configurations.append(configuration)
            if sources[place].map({ configuration.isNewer(than: $0) }) ?? true {
                sources[place] = configuration
                found[place].replace(with: issue)
            }
        }
    }

    private mutating func place(of issue: LayoutIssue) -> Int {
        let new = FoundIssue(issue, of: preview)
        if let place = places[new.fingerprint] { return place }
        places[new.fingerprint] = found.count
        found.append(new)
        return found.count - 1
    }

    /// Returns the issues by line of the document, followed by those of unusual screens only.
    /// Issues that occur on all of several screens are omitted if their rule treats them as
    /// intended; those with the same cause are combined.
    @MainActor private func all(of screens: [Configuration]) -> [FoundIssue] {
        let meant = Set(
            LayoutRules.screenRules.filter { $0.isMeantWhereEverywhere }.map { $0.rule.id })
        // Runs with larger text or another direction may differ.
        let usual = Set(screens.filter { $0.variant == screens.first?.variant })
        var reported = found.filter {
            usual.count < 2 || !usual.isSubset(of: $0.configurations)
                || !($0.issue.isMeantIfEverywhere || meant.contains($0.issue.rule.id))
        }
        for index in reported.indices {
            reported[index].checked = screens
            reported[index].issue.line = reported[index].issue.line ?? preview.source?.scene.line
            reported[index].rate()
        }
        return IssueCauses.combined(reported).enumerated()
            .sorted { one, other in
                let (first, second) = (one.element, other.element)
                return (first.spread.rank, first.issue.line ?? 0, one.offset)
                    < (second.spread.rank, second.issue.line ?? 0, other.offset)
            }
            .map(\.element)
    }
}

extension Configuration {
    /// Whether an issue is described by the numbers on this screen rather than another one: those of
    /// the newer device of the usual kind, in portrait.
    fileprivate func isNewer(than other: Configuration) -> Bool { rank > other.rank }

    private var rank: (Int, Int, Int) {
        let isUsual = !isOfUnusualDevice && !hasAccessibilitySize && variant.direction == .ltr
        return (
            isUsual ? 1 : 0, group.devices.map(\.year).max() ?? 0, orientation.isLandscape ? 0 : 1
        )
    }
}

/// The kinds of screens on which an issue occurs.
enum IssueSpread: Hashable {
    case usual
    /// Only phones in landscape.
    case phonesInLandscape
    /// Only text sizes for accessibility.
    case accessibilitySizes
    /// Only devices whose screens are unlike those of all others.
    case unusualDevices

    var rank: Int {
        switch self {
        case .usual: 0
        case .phonesInLandscape: 1
        case .accessibilitySizes: 2
        case .unusualDevices: 3
        }
    }
}

extension FoundIssue {
    /// The kind of screens on which the issue occurs, unless it was checked on that kind only.
    var spread: IssueSpread {
        func occurs(only kind: (Configuration) -> Bool) -> Bool {
            !isOnCanvas && !configurations.isEmpty && configurations.allSatisfy(kind)
                && !checked.allSatisfy(kind)
        }
        if occurs(only: \.isOfUnusualDevice) { return .unusualDevices }
        if occurs(only: \.hasAccessibilitySize) { return .accessibilitySizes }
        return occurs { $0.isOfUnusualDevice || $0.isOfPhoneInLandscape }
            ? .phonesInLandscape : .usual
    }

    /// Determines the severity from the screens on which the issue occurs.
    @MainActor fileprivate mutating func rate() {
        if spread == .unusualDevices || spread == .accessibilitySizes {
            issue.severity = .note
        } else if issue.rule.id == ViewOffScreen.rule.id,
            !configurations.contains(where: \.isCurrentPortrait)
        {
            issue.severity = .warning
        }
    }
}

extension Configuration {
    /// Whether the device's safe area has unequal sides in an orientation, as no other device has.
    fileprivate var isOfUnusualDevice: Bool {
        group.devices.allSatisfy { device in
            [Orientation.portrait, .landscapeLeft].contains { orientation in
                let insets = device.screen(orientation, iOS: group.iOS).safeArea
                return insets.left != insets.right
            }
        }
    }

    fileprivate var hasAccessibilitySize: Bool { variant.textSize.rawValue.hasPrefix("ax") }

    fileprivate var isOfPhoneInLandscape: Bool {
        orientation.isLandscape && group.devices.first?.idiom == .phone
    }

    /// Whether a device that supports the newest iOS is in portrait orientation.
    fileprivate var isCurrentPortrait: Bool {
        !orientation.isLandscape && group.devices.contains { $0.lastIOS == nil }
    }
}
