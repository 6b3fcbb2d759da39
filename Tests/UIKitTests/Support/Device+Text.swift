import ContactSheetDevices
import Foundation
import UIKit

extension UIScreen {
    /// Uses an iPhone 6, with two pixels per point, or another device.
    @MainActor static func useTextDevice(_ slug: String = "iphone-6") {
        if let device = Device.named(slug) {
            main.device = SimulatedDevice(device, iOS: IOSVersion(18))
        }
        main.orientation = .portrait
    }
}

extension UIView {
    /// Returns the items that the view draws, with two pixels per point.
    func drawnItems() -> [DisplayItem] {
        let context = CGContext(size: bounds.size, scale: 2)
        layer.render(in: context)
        return context.displayList.items
    }
}

extension [DisplayItem] {
    /// The glyph runs, including those in groups.
    var runs: [GlyphRun] {
        flatMap { item -> [GlyphRun] in
            switch item {
            case .glyphs(let run): [run]
            case .group(let group): group.items.runs
            case .fill, .stroke, .image, .backdrop: []
            @unknown default: []
            }
        }
    }

    var text: String { runs.map(\.text).joined() }
}
