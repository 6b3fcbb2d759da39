import Foundation

extension Font {
    /// Returns the preferred font of a text style at a text size.
    ///
    /// The distance between its lines is the style's leading: n lines have a height of `lineHeight`
    /// plus n − 1 times the leading (Documentation/Metrics.md 4.2).
    public static func textStyle(
        _ style: TextStyle, _ contentSize: ContentSize = .large,
        design: SystemFontDesign = .sanFrancisco
    ) -> Font {
        let metrics = style.metrics(at: contentSize)
        var font = system(size: metrics.pointSize, weight: style.weight, design: design)
        font.lineAdvance = metrics.leading
        return font
    }
}
