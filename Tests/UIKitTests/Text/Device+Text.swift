import Devices
import Foundation
import UIKit

extension UIScreen {
    /// An iPhone 6, with two pixels to the point, unless another is named.
    @MainActor static func useTextDevice(_ slug: String = "iphone-6") {
        if let device = Device.named(slug) {
            main.device = SimulatedDevice(device, iOS: IOSVersion(18))
        }
        main.orientation = .portrait
    }
}

extension UIView {
    /// What the view draws, at two pixels to the point.
    func drawnItems() -> [DisplayItem] {
        let context = CGContext(size: bounds.size, scale: 2)
        layer.render(in: context)
        return context.displayList.items
    }
}

extension [DisplayItem] {
    /// The glyph runs, those in groups too.
    var runs: [GlyphRun] {
        flatMap { item -> [GlyphRun] in
            switch item {
            case .glyphs(let run): [run]
            case .group(let group): group.items.runs
            case .fill, .stroke, .image: []
            @unknown default: []
            }
        }
    }

    var text: String { runs.map(\.text).joined() }
}
