import Foundation
import UIKit

extension PhonePage {
    static let textInput = PhonePage(name: "Text Input", others: []) {
        [
            PhoneSection(nil, [.wide(search())]),
            PhoneSection(
                "Sign In",
                [
                    .wide(field("Email", "mara@example.com")),
                    .wide(field("Password", "trailbook", isSecure: true)),
                ]),
            PhoneSection(
                "When",
                [
                    .control("Date", picker(.date)), .control("Time", picker(.time)),
                ]),
            PhoneSection("Message", [.wide(message())]),
            PhoneSection("Borders", [.wide(bordered("Rounded rectangle"))]),
        ]
    }

    @MainActor private static func search() -> UIView {
        let bar = UISearchBar()
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search"
        return bar
    }

    @MainActor private static func field(
        _ placeholder: String, _ text: String, isSecure: Bool = false
    ) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.text = text
        field.isSecureTextEntry = isSecure
        field.clearButtonMode = .always
        field.font = .preferredFont(forTextStyle: .body)
        return field
    }

    @MainActor private static func bordered(_ placeholder: String) -> UIView {
        let field = field(placeholder, "")
        field.borderStyle = .roundedRect
        return field
    }

    @MainActor private static func picker(_ mode: UIDatePicker.Mode) -> UIView {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .compact
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale = Locale(identifier: "en_US")
        return picker
    }

    @MainActor private static func message() -> UIView {
        let text = UITextView()
        text.text = "See you at the trailhead at 5:30. I bring coffee, you bring the map."
        text.font = .preferredFont(forTextStyle: .body)
        text.backgroundColor = .clear
        text.isScrollEnabled = false
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        text.heightAnchor.constraint(greaterThanOrEqualToConstant: 96).isActive = true
        return text
    }
}
