import UIKit

extension ViewKind {
    static let textField = ViewKind { _ in
        UITextField(frame: .zero)
    } configure: { field, element, builder in
        TextFieldBuilder.configure(field, element, builder)
    }
}

@MainActor enum TextFieldBuilder {
    static func configure(_ field: UITextField, _ element: Element, _ builder: ViewBuilder) {
        ControlAttributes.apply(element, to: field)
        let font = element.child("fontDescription", key: "fontDescription")
        field.font = builder.font(font) ?? .systemFont(ofSize: UIFont.systemFontSize)
        applyTexts(element, to: field, builder)
        field.borderStyle = element["borderStyle"].flatMap { borders[$0] } ?? .none
        field.clearButtonMode = element["clearButtonMode"].flatMap { modes[$0] } ?? .never
        field.background = builder.images.image(element, "background")
        field.disabledBackground = builder.images.image(element, "disabledBackground")
        field.clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
        field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
        field.minimumFontSize = element.number("minimumFontSize") ?? 0
        field.adjustsFontForContentSizeCategory =
            element.bool("adjustsFontForContentSizeCategory") ?? false
        TextInputTraits.apply(element, to: field)
    }

    private static func applyTexts(
        _ element: Element, to field: UITextField, _ builder: ViewBuilder
    ) {
        field.text = element.string("text")
        field.placeholder = element.string("placeholder")
        if let color = builder.color(element, "textColor") { field.textColor = color }
        if let text = AttributedText(element.child(key: "attributedText")) {
            field.attributedText = text.attributedString(builder)
        }
        if let text = AttributedText(element.child(key: "attributedPlaceholder")) {
            field.attributedPlaceholder = text.attributedString(builder)
        }
        // Interface Builder omits the attribute for left alignment.
        field.textAlignment =
            element["textAlignment"].flatMap { TextNames.alignments[$0] } ?? .left
    }

    private static let borders: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let modes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
    ]
}
