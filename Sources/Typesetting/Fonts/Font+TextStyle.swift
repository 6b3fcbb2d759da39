import Foundation

extension Font {
    /// The preferred font of a text style at a text size.
    ///
    /// Its lines follow each other at the style's leading: n lines are `lineHeight` plus n − 1
    /// times the leading high (Documentation/Metrics.md 4.2).
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
