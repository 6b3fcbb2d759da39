import ContactSheetDiagnostics
import CoreGraphics
import Foundation
import Typesetting

/// A font without a size, for text layers.
public final class CGFont: NSObject, LayerFont {
    public let layerFont: Font

    /// Creates a font from a PostScript, full, or family name; `nil` if there is no such font.
    public init?(_ name: CFString) {
        let named = Font.named(name.description, size: 1)
        guard named.diagnostic?.severity != .warning else { return nil }
        layerFont = named.font
    }

    /// Creates a font from a provider of a font file; `nil` if the data aren't from a file, or not of
    /// a font.
    public convenience init?(_ provider: CGDataProvider) {
        guard let path = provider.path,
            let name = FontEnvironment.register(at: path).names.first
        else { return nil }
        self.init(name as NSString)
    }

    public var postScriptName: CFString? { CFString(string: layerFont.name) }
}
