import UIKit

extension ViewKind {
    static let visualEffectView = ViewKind { _ in
        UIVisualEffectView(effect: nil)
    } configure: { view, element, _ in
        view.effect = VisualEffectBuilder.effect(of: element)
    }
}

@MainActor enum VisualEffectBuilder {
    static func effect(of element: Element) -> UIVisualEffect? {
        if let vibrancy = element.child("vibrancyEffect") {
            let style = vibrancy["style"].flatMap { vibrancyStyles[$0] } ?? .label
            return UIVibrancyEffect(
                blurEffect: blur(in: vibrancy) ?? .init(style: .regular), style: style)
        }
        return blur(in: element)
    }

    private static func blur(in element: Element) -> UIBlurEffect? {
        guard let blur = element.child("blurEffect") else { return nil }
        return UIBlurEffect(style: blur["style"].flatMap { styles[$0] } ?? .regular)
    }

    /// The styles, which have the same names in documents and in code.
    private static let styles: [String: UIBlurEffect.Style] = Dictionary(
        uniqueKeysWithValues: UIBlurEffect.Style.allCases.map { ("\($0)", $0) })

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = Dictionary(
        uniqueKeysWithValues: UIVibrancyEffectStyle.allCases.map { ("\($0)", $0) })
}
