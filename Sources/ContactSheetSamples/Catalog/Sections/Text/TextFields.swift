import ContactSheet

extension CatalogSection {
    static let textFields = CatalogSection("Text fields") {
        for border in borders {
            Specimen("\(border.name) empty", size: box, field(border.style, nil))
            Specimen("\(border.name) text", size: box, field(border.style, "Text"))
            Specimen("\(border.name) disabled", size: box, field(border.style, "Off", isOn: false))
        }
        for alignment in alignments {
            Specimen(alignment.name, size: box, aligned(alignment.value))
        }
        Specimen("secure", size: box, secure())
        Specimen("clear button", size: box, clearable())
        Specimen("side views", size: box, sided())
        Specimen("editing", size: box, editing())
        Specimen("shrinks to 9", size: box, shrinking())
        Specimen("large font", size: CGSize(width: 200, height: 48), large())
        Specimen("attributed", size: box, attributed())
    }

    private static let box = CGSize(width: 200, height: 34)

    private static let borders: [(name: String, style: UITextField.BorderStyle)] = [
        ("roundedRect", .roundedRect), ("none", .none), ("line", .line), ("bezel", .bezel),
    ]

    private static let alignments: [(name: String, value: NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right),
    ]

    @MainActor private static func field(
        _ style: UITextField.BorderStyle = .roundedRect, _ text: String?, isOn: Bool = true
    ) -> UITextField {
        let field = UITextField(frame: .zero)
        field.borderStyle = style
        field.text = text
        field.placeholder = "Placeholder"
        field.isEnabled = isOn
        return field
    }

    @MainActor private static func aligned(_ alignment: NSTextAlignment) -> UITextField {
        let field = field(.roundedRect, "Aligned")
        field.textAlignment = alignment
        return field
    }

    @MainActor private static func secure() -> UITextField {
        let field = field(.roundedRect, "secret")
        field.isSecureTextEntry = true
        return field
    }

    @MainActor private static func clearable() -> UITextField {
        let field = field(.roundedRect, "A text that is too long for its field")
        field.clearButtonMode = .always
        return field
    }

    @MainActor private static func sided() -> UITextField {
        let field = field(.roundedRect, "Between")
        for (color, side) in [(UIColor.systemGreen, true), (UIColor.systemRed, false)] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
            view.backgroundColor = color
            if side { field.leftView = view } else { field.rightView = view }
        }
        field.leftViewMode = .always
        field.rightViewMode = .always
        return field
    }

    @MainActor private static func editing() -> UITextField {
        let field = field(.roundedRect, "Typed")
        field.clearButtonMode = .whileEditing
        field.becomeFirstResponder()
        return field
    }

    @MainActor private static func shrinking() -> UITextField {
        let field = field(.roundedRect, "A text that shrinks until it fits")
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 9
        return field
    }

    @MainActor private static func large() -> UITextField {
        let field = field(.roundedRect, "Large")
        field.font = .preferredFont(forTextStyle: .title1)
        return field
    }

    @MainActor private static func attributed() -> UITextField {
        let field = field(.roundedRect, nil)
        field.attributedPlaceholder = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
        return field
    }
}
