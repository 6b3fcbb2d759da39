import UIKit

extension PhonePage {
    static let lists = PhonePage(name: "Lists", others: [.largeText, .glass]) {
        [
            PhoneSection(
                "Mailboxes",
                [
                    .text("Inbox", detail: "12", symbol: "tray", .disclosureIndicator),
                    .text("Drafts", detail: "2", symbol: "doc", .disclosureIndicator),
                    .text("Sent", detail: nil, symbol: "paperplane", .disclosureIndicator),
                    .text("Flagged", detail: "5", symbol: "flag", .disclosureIndicator),
                    .text("Trash", detail: nil, symbol: "trash", .disclosureIndicator),
                ]),
            PhoneSection(
                "Sort By",
                [
                    .text("Date", detail: nil, symbol: nil, .checkmark),
                    .text("Sender", detail: nil, symbol: nil, .none),
                    .text("Size", detail: nil, symbol: nil, .none),
                ]),
            PhoneSection(
                "Accounts",
                [
                    .text("Work", detail: "Active", symbol: "briefcase", .detailButton),
                    .text(
                        "Personal", detail: "Paused", symbol: "person", .detailDisclosureButton),
                ]),
        ]
    }
}
