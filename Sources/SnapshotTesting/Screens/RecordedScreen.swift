import CairoRenderer
import ContactSheetPreviews
import Foundation
import UIKit

/// A laid-out window or view without its views.
struct RecordedScreen: Sendable {
    let list: DisplayList
    let metadata: SnapshotMetadata
    let scale: Double

    /// Records a window in the current simulation.
    ///
    /// - Parameter subject: What the window shows, for the metadata.
    @MainActor init(_ window: UIWindow, _ subject: String) {
        list = window.recordDisplayList()
        let grid = PixelGrid(scale: UIScreen.main.scale)
        let (tree, locations) = ViewNode.recording(window, grid: grid)
        metadata = SnapshotMetadata(subject: subject, list: list, tree: tree)
        StrategyReport.current?.add(locations)
        scale = UIScreen.main.scale
        if list.items.isEmpty { StrategyReport.current?.warn("nothing is drawn in the image") }
    }

    /// Records a drawing in the current simulation.
    @MainActor init(_ subject: String, size: CGSize, draw: (CGContext) -> Void) {
        scale = UIScreen.main.scale
        let context = CGContext(size: size, scale: scale)
        draw(context)
        list = context.displayList
        metadata = SnapshotMetadata(
            subject: subject, list: list,
            tree: ViewNode(type: subject, frame: CGRect(origin: .zero, size: size)))
    }

    /// The image, whose file contains the metadata.
    func image() throws -> UIImage {
        let file = try CairoRenderer.png(list, scale: scale)
        let data = Data(PNGMetadata.adding(metadata.text, to: file))
        guard let image = CGImage(data: data) else { throw StageError.noSize("the snapshot") }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    func svg() throws -> String {
        String(
            decoding: try CairoRenderer.svg(list, metadata: metadata.text), as: UTF8.self)
    }
}
