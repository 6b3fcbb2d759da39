import CoreGraphics

extension NamedFamily {
    /// The factor from the stand-in's advances to those of one of Apple's fonts, by PostScript
    /// name; 1 where nobody has measured it.
    ///
    /// Medians over the labels of each font that Interface Builder sized, from 7 labels for the
    /// condensed Futura to 37 for the light Helvetica Neue.
    static func advanceScale(of fontName: String) -> CGFloat {
        switch fontName {
        case "HelveticaNeue-Light", "HelveticaNeue-LightItalic": 1.036
        // Nobody measured these: as wide as the light one.
        case "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic": 1.059
        case "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic": 1.083
        case "HelveticaNeue-CondensedBold": 0.82
        case "AvenirNext-Regular", "AvenirNext-Italic": 0.973
        case "AvenirNext-Medium", "AvenirNext-MediumItalic": 0.99
        case "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic": 0.973
        case "Futura-Medium": 0.967
        case "Futura-CondensedMedium": 0.65
        default: 1
        }
    }
}
