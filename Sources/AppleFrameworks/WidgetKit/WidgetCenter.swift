@_exported import Foundation
import FrameworkSupport

private let note = FrameworkNote("WidgetKit", "widgets aren't shown")

/// The sizes of widgets.
public enum WidgetFamily: Int, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}

/// A widget that a person has added.
public struct WidgetInfo: Sendable, Hashable, Identifiable {
    public let kind: String
    public let family: WidgetFamily

    public var id: String { kind }
}

/// The widgets of an application, of which there are none.
public final class WidgetCenter: Sendable {
    public static var shared: WidgetCenter { sharedInstance { WidgetCenter() } }

    private init() {}

    public func reloadAllTimelines() { note.reportLater() }

    public func reloadTimelines(ofKind kind: String) { note.reportLater() }

    public func invalidateConfigurationRecommendations() {}

    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        note.reportLater()
        DispatchQueue.main.async { completion(.success([])) }
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
