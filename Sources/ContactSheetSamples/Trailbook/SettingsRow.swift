import UIKit

/// A row of Trailbook's settings.
struct SettingsRow: Hashable, Sendable {
    enum Accessory: Hashable, Sendable {
        case detail(String)
        case toggle(Bool)
        case disclosure
    }

    /// The colors of icons, by meaning.
    enum Tone: Sendable {
        case alert, night, measure, health, map, privacy, place, cloud, help, favorite, neutral

        @MainActor var color: UIColor {
            switch self {
            case .alert: .systemRed
            case .night: .systemIndigo
            case .measure: .systemOrange
            case .health: .systemPink
            case .map: TrailbookStyle.accent
            case .privacy, .place: .systemBlue
            case .cloud: .systemTeal
            case .help: .systemGreen
            case .favorite: .systemYellow
            case .neutral: .systemGray
            }
        }
    }

    let title: String
    let symbol: String
    let tone: Tone
    let accessory: Accessory

    init(_ title: String, _ symbol: String, _ tone: Tone, _ accessory: Accessory = .disclosure) {
        self.title = title
        self.symbol = symbol
        self.tone = tone
        self.accessory = accessory
    }

    /// The sections below the profile.
    static let sections = [
        [
            SettingsRow("Alerts", "bell.fill", .alert, .toggle(true)),
            SettingsRow("Appearance", "moon.fill", .night, .detail("Automatic")),
            SettingsRow("Units", "ruler.fill", .measure, .detail("Kilometers")),
            SettingsRow("Offline Maps", "map.fill", .map, .detail("1.2 GB")),
        ],
        [
            SettingsRow("Health", "heart.fill", .health, .toggle(true)),
            SettingsRow("Location", "location.fill", .place, .detail("While Using")),
            SettingsRow("iCloud Sync", "icloud.fill", .cloud, .toggle(false)),
            SettingsRow("Privacy", "hand.raised.fill", .privacy),
        ],
        [
            SettingsRow("Help", "questionmark.circle.fill", .help),
            SettingsRow("Rate Trailbook", "star.fill", .favorite),
            SettingsRow("About", "info.circle.fill", .neutral, .detail("3.2")),
        ],
    ]
}
