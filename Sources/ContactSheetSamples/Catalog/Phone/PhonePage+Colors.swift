import UIKit

extension PhonePage {
    static let colors = PhonePage(name: "Colors", others: [.dark]) {
        [
            PhoneSection("System Colors", [.wide(grid(system, columns: 4))]),
            PhoneSection("Grays", [.wide(grid(grays, columns: 6))]),
            PhoneSection("Labels", labels),
        ]
    }

    @MainActor private static var system: [(String, UIColor)] {
        [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
            ("Green", .systemGreen), ("Mint", .systemMint), ("Teal", .systemTeal),
            ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
            ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
        ]
    }

    @MainActor private static var grays: [(String, UIColor)] {
        [
            ("1", .systemGray), ("2", .systemGray2), ("3", .systemGray3), ("4", .systemGray4),
            ("5", .systemGray5), ("6", .systemGray6),
        ]
    }

    @MainActor private static var labels: [PhoneRow] {
        [
            ("Label", UIColor.label), ("Secondary label", .secondaryLabel),
            ("Tertiary label", .tertiaryLabel), ("Link", .link),
        ].map { .wide(UILabel($0.0, .body, color: $0.1)) }
    }

    @MainActor static func grid(_ colors: [(String, UIColor)], columns: Int) -> UIView {
        let tiles = colors.map { name, color in
            let tile = UIView()
            tile.backgroundColor = color
            tile.layer.cornerRadius = 12
            tile.layer.cornerCurve = .continuous
            tile.heightAnchor.constraint(equalToConstant: 48).isActive = true
            let label = UILabel(name, .caption2, color: .secondaryLabel, lines: 1)
            label.textAlignment = .center
            return UIStackView(.vertical, spacing: 4, [tile, label])
        }
        return grid(tiles, columns: columns, spacing: 12)
    }

    /// Arranges views in lines of equal width; the last line may be shorter.
    @MainActor static func grid(_ views: [UIView], columns: Int, spacing: CGFloat) -> UIView {
        let lines = stride(from: 0, to: views.count, by: columns).map { start in
            var line = Array(views[start..<min(start + columns, views.count)])
            while line.count < columns { line.append(UIView()) }
            let stack = UIStackView(.horizontal, spacing: spacing, line)
            stack.distribution = .fillEqually
            return stack
        }
        return UIStackView(.vertical, spacing: spacing, lines)
    }
}
