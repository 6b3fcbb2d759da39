import CairoRenderer
import ContactSheet
import Foundation
import UIKit

/// A screen with rows of text, and what changed in it.
enum Screen: String, CaseIterable {
    /// The expected one.
    case usual
    /// The text of one label is another one.
    case title
    /// All rows but the first three are 4 points lower.
    case moved
    /// The appearance is dark, so every pixel differs.
    case dark

    var file: String { rawValue + ".png" }

    /// Writes the screen as a PNG file and returns its pixels.
    @MainActor func image(in folder: URL) throws -> DecodedImage {
        let preview = Preview(rawValue) { RowsViewController(screen: self) }
        var variant = Variant()
        if self == .dark { variant.appearance = .dark }
        let configuration = Configuration.all(Device.named(["iphone-12"]), variants: [variant])[0]
        let file = Data(try preview.record(configuration).paint(.png))
        try file.write(to: folder.appending(path: self.file))
        return DecodedImage(file: file)!
    }
}

final class RowsViewController: UIViewController {
    private let screen: Screen

    init(screen: Screen) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        for row in 0..<14 {
            let y = 60 + CGFloat(row) * 54 + (screen == .moved && row > 2 ? 4 : 0)
            let icon = UIView(frame: CGRect(x: 16, y: y + 6, width: 32, height: 32))
            icon.backgroundColor = row % 2 == 0 ? .systemBlue : .systemOrange
            icon.layer.cornerRadius = 8
            let title = UILabel(frame: CGRect(x: 60, y: y, width: 314, height: 24))
            title.text = screen == .title && row == 5 ? "Finished" : "Row \(row) of the list"
            let detail = UILabel(frame: CGRect(x: 60, y: y + 24, width: 314, height: 18))
            detail.text = "A detail that explains what the row is about"
            detail.font = .systemFont(ofSize: 13)
            detail.textColor = .secondaryLabel
            [icon, title, detail].forEach(view.addSubview)
        }
    }
}
