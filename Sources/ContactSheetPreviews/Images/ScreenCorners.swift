import ContactSheetDevices
import CoreGraphics
import UIKit

/// What a PNG file contains between the rounded corners of a display and those of its rectangle.
public enum ScreenCorners: String, Codable, Sendable, CaseIterable {
    /// Transparent pixels.
    case rounded
    /// What the app draws there, as in a screenshot of a device.
    case square
}

extension Recording {
    /// The display list with other corners than the black ones of references. Images without a whole screen
    /// have none.
    public func list(_ corners: ScreenCorners) -> DisplayList {
        let held = UIInterfaceOrientation(turned ?? configuration.orientation)
        guard let outline = configuration.simulatedDevice?.outline,
            let parts = outline.parts(over: list.size, heldIn: held),
            list.items.suffix(parts.black.count) == parts.black[...]
        else { return list }
        var result = list
        result.items.replaceSubrange((list.items.count - parts.black.count)..., with: parts.housing)
        if corners == .rounded {
            let clip = Clip(parts.shape)
            result.items = [.group(Group(clip: clip, items: result.items))]
        }
        return result
    }
}
