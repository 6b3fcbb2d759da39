import ContactSheetDiagnostics
import Foundation
import Typesetting

/// Core Foundation's name for strings.
public typealias CFString = NSString

/// A font without a size, for text layers.
public final class CGFont: NSObject, LayerFont {
    public let layerFont: Font

    /// Creates a font from a PostScript, full, or family name; `nil` if there is no such font.
    public init?(_ name: CFString) {
        let named = Font.named(name.description, size: 1)
        guard named.diagnostic?.severity != .warning else { return nil }
        layerFont = named.font
    }

    public var postScriptName: CFString? { CFString(string: layerFont.name) }
}
