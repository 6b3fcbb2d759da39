import ContactSheet
import UIKit

/// The lecture's Attributor in code. `Documents/Attributor` contains it as documents.
extension Samples {
    @PreviewBuilder var lecture: [Preview] {
        for variant in AttributorViewController.Variant.allCases {
            Preview("Attributor/\(variant.rawValue)", note: variant.note) {
                AttributorViewController.app(variant)
            }
            .references(in: .attributor)
        }
        Preview(
            "Attributor/5 Painted",
            note: "After a tap on a color and on Outline, each with other words selected."
        ) {
            AttributorViewController.app(.equalWidths)
        }
        .performing { $0.paintWords() }
        .references(in: .attributor)
        stats
        if let document = SampleDocuments.folder?.appending(
            path: "Attributor/As a document.storyboard")
        {
            Preview(
                "Attributor/10 Stats by the segue",
                document: document, scene: "Attributor",
                note: "The document's buttons painted words; its segue hands the text to Stats."
            )
            .performing { screen in
                screen.paintWords()
                screen.tap("Stats")
            }
            .shown(in: .attributorDocuments)
        }
    }

    @PreviewBuilder private var stats: [Preview] {
        Preview(
            "Attributor/6 Stats without constraints",
            note: "The frames of the canvas, which aren't on a guideline."
        ) {
            AttributorViewController.app(.equalWidths, stats: .withoutConstraints)
        }
        .performing { $0.tap("Stats") }
        .references(in: .attributor)
        Preview(
            "Attributor/7 Stats",
            note: "The labels are in the lower left corner, at standard distances."
        ) {
            AttributorViewController.app(.equalWidths)
        }
        .performing { screen in
            screen.paintWords()
            screen.tap("Stats")
        }
        .references(in: .attributor)
        Preview(
            "Attributor/8 Stats 157 points wide",
            note: "A fixed width truncates the words, not the number in front of them."
        ) {
            AttributorViewController.app(.equalWidths, stats: .fixedWidth)
        }
        .performing { $0.paintEverything() }
        .references(in: .attributor)
        Preview(
            "Attributor/9 Stats without the width",
            note: "Without the fixed width, the label is as wide as its text."
        ) {
            AttributorViewController.app(.equalWidths)
        }
        .performing { $0.paintEverything() }
        .references(in: .attributor)
    }
}

extension InteractionScript {
    /// Colors 9 characters and outlines 15.
    fileprivate mutating func paintWords() {
        select("dolor sit", in: "UITextView")
        tap("Purple")
        select("ipsum dolor sit", in: "UITextView")
        tap("Outline")
    }

    /// Colors and outlines all 529 characters, and shows the counts.
    fileprivate mutating func paintEverything() {
        select(AttributorText.plain, in: "UITextView")
        tap("Red")
        tap("Outline")
        tap("Stats")
    }
}

extension [Configuration] {
    /// The first and the current iPhone, and the lecture's 3.5-inch and 4-inch devices with iOS 7.
    static let lecture =
        firstAndCurrentPhones
        + references(on: ["iphone-4", "iphone-5s"], Orientation.usual, iOS: 7)

    /// The lecture's device and the current iPhone in landscape, because pictures of the text are
    /// large.
    static let attributor =
        references(on: ["iphone-17"], [.landscapeLeft]) + attributorDocuments

    static let attributorDocuments = references(on: ["iphone-4"], [.landscapeLeft], iOS: 7)
}
