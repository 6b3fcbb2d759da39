import UIKit

/// A row of the screen, and the same as HTML.
struct Row {
    let index: Int

    static let count = 14

    var y: Int { 60 + index * 54 }
    var title: String { "Row \(index) of the list" }
    var detail: String { "A detail that explains what the row is about" }
    var isBlue: Bool { index % 2 == 0 }

    @MainActor var views: [UIView] {
        let top = CGFloat(y)
        let icon = UIView(frame: CGRect(x: 16, y: top + 6, width: 32, height: 32))
        icon.backgroundColor = isBlue ? .systemBlue : .systemOrange
        icon.layer.cornerRadius = 8
        let title = UILabel(frame: CGRect(x: 60, y: top, width: 314, height: 24))
        title.text = self.title
        let detail = UILabel(frame: CGRect(x: 60, y: top + 24, width: 314, height: 18))
        detail.text = self.detail
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        return [icon, title, detail]
    }

    private var html: String {
        let color = isBlue ? "#007AFF" : "#FF9500"
        return """
            <i style="top: \(y + 6)px; background: \(color)"></i>
            <b style="top: \(y)px">\(title)</b><p style="top: \(y + 24)px">\(detail)</p>

            """
    }

    /// The page for Chromium.
    static var page: String {
        """
        <!DOCTYPE html><meta charset="utf-8"><style>
        body { background: white; font-family: Inter }
        i, b, p { position: absolute; left: 60px; width: 314px; margin: 0 }
        i { left: 16px; width: 32px; height: 32px; border-radius: 8px }
        b { font-size: 17px; font-weight: normal; line-height: 24px }
        p { font-size: 13px; line-height: 18px; color: rgba(60, 60, 67, 0.6) }
        </style>

        """ + (0..<count).map { Row(index: $0).html }.joined()
    }
}

/// The usual screen: rows with an icon, a title, and a detail.
public final class RowsViewController: UIViewController {
    public override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        for row in 0..<Row.count { Row(index: row).views.forEach(view.addSubview) }
    }
}
