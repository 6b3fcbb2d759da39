import UIKit

extension PropertyTable {
    static let buttonContent: [PropertyRow<UIButton>] = [
        .text("title") { $0.currentTitle ?? $0.currentAttributedTitle?.string }.since(2)
            .reaching(.parts),
        .image("image") { $0.currentImage }.since(2)
            .result(of: "shows highlighted image", "symbol configuration")
            .reaching(.parts),
        .image("background image") { $0.currentBackgroundImage }.since(2).reaching(.parts),
        .font("title font") { $0.currentTitle == nil ? nil : $0.titleLabel?.font }
            .result(of: "title text style", "button size").reaching(.parts),
        .textStyle("title text style") { $0.currentTitle == nil ? nil : $0.titleLabel?.font }
            .result(of: "button size").reaching(.parts),
        .color("title color") { $0.titleColor(for: $0.state) }.reaching(.parts),
        .color("title shadow color") { $0.currentTitleShadowColor }.reaching(.parts),
        .value("title attributes") { $0.currentAttributedTitle?.otherAttributes }.reaching(.parts),
        .choice("button type", unless: UIButton.ButtonType.custom) { $0.buttonType }
            .reaching(.parts),
        .choice("role", unless: UIButton.Role.normal) { $0.role }.reaching(.parts),
        .insets("content insets") { $0.configuration == nil ? $0.contentEdgeInsets : nil }
            .reaching(.parts),
        .insets("title insets") { $0.titleEdgeInsets }.reaching(.parts),
        .insets("image insets") { $0.imageEdgeInsets }.reaching(.parts),
        .value("title line break mode") {
            let mode = $0.titleLabel?.lineBreakMode ?? .byTruncatingMiddle
            return mode == .byTruncatingMiddle ? nil : "\(mode)"
        }.reaching(.parts),
        .value("symbol configuration") {
            $0.preferredSymbolConfigurationForImage(in: $0.state)?.summary
        }.result(of: "button size").reaching(.parts),
    ]

    static let buttonConfiguration: [PropertyRow<UIButton>] = [
        .value("configuration style") { $0.givenConfigurationStyle }.reaching(.parts),
        .text("subtitle") { $0.configuration?.subtitle }.reaching(.parts),
        .value("corner style", .paints) { $0.configuration.map { "\($0.cornerStyle)" } }.part(
            of: "configuration style"
        ).reaching(.parts),
        .value("button size") { $0.configuration.map { "\($0.buttonSize)" } }.part(
            of: "configuration style"
        ).reaching(.parts),
        .color("base foreground color") { $0.configuration?.baseForegroundColor }
            .reaching(.parts),
        .color("base background color") { $0.configuration?.baseBackgroundColor }
            .reaching(.parts),
        .value("image placement") {
            guard let placement = $0.configuration?.imagePlacement, placement != .leading else {
                return nil
            }
            return placement.names
        }.reaching(.parts),
        .number("image padding", unless: 0) { $0.configuration?.imagePadding ?? 0 }
            .reaching(.parts),
        .number("title padding", unless: 1) { $0.configuration?.titlePadding ?? 1 }
            .reaching(.parts),
        .value("title alignment") { $0.configuration.map { "\($0.titleAlignment)" } }.part(
            of: "configuration style"
        ).reaching(.parts),
        .value("configuration insets") { $0.configuration?.contentInsets.sides }
            .result(of: "configuration style", "button size").reaching(.parts),
        .flag("activity indicator") { $0.configuration?.showsActivityIndicator ?? false }
            .reaching(.parts),
        .value("indicator") { $0.configuration.map { "\($0.indicator)" } }.part(
            of: "configuration style"
        ).reaching(.parts),
    ]

    static let buttonBackground: [PropertyRow<UIButton>] = [
        .color("fill color") { $0.configuration?.background.backgroundColor }.reaching(.parts),
        .color("stroke color") { $0.configuration?.background.strokeColor }.reaching(.parts),
        .number("stroke width", unless: 0, .paints) {
            $0.configuration?.background.strokeWidth ?? 0
        }.reaching(.parts),
        .number("stroke outset", unless: 0, .paints) {
            $0.configuration?.background.strokeOutset ?? 0
        }.reaching(.parts),
        .value("background radius", .paints) { $0.givenCornerRadius?.short }.reaching(.parts),
        .value("background insets", .paints) {
            let insets = $0.configuration?.background.backgroundInsets ?? .zero
            return insets == .zero ? nil : insets.sides
        }.reaching(.parts),
        .image("configuration background") { $0.configuration?.background.image }
            .reaching(.parts),
    ]
}

extension NSDirectionalRectEdge {
    /// The names of the edges.
    fileprivate var names: String {
        let all: [(NSDirectionalRectEdge, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
}
