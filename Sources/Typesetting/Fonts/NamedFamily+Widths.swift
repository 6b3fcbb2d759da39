import CoreGraphics

extension NamedFamily {
    /// Returns the factor from the substitute's advances to those of one of Apple's fonts, by
    /// PostScript name; 1 if it hasn't been measured.
    ///
    /// The factors are medians over the labels of each font that Interface Builder sized: from 7
    /// labels for condensed Futura to 37 for light Helvetica Neue.
    static func advanceScale(of fontName: String) -> CGFloat {
        switch fontName {
        case "HelveticaNeue-Light", "HelveticaNeue-LightItalic": 1.036
        // Not measured; assumed to be as wide as the light weight.
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
