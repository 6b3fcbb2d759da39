import CairoRenderer
import UIKit

extension SnapshotMetadata {
    /// Creates the metadata of a page that the current simulation shows, outside of a preview.
    @MainActor package init(subject: String, list: DisplayList, tree: ViewNode) {
        let screen = UIScreen.main
        let size = list.size
        let facts = [
            "preview: \(subject.escapedLine)",
            "screen: \(screen.device.name), \(size.width.short)×\(size.height.short)"
                + " at \(screen.scale.short)x, iOS \(screen.device.iOS)",
            Self.environmentKey + CairoRenderer.version,
        ]
        self.init(facts: facts + Self.fonts(in: list), tree: tree)
    }
}
