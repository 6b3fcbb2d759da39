import ContactSheet

/// The example apps of the texts on autorotation and layout, as a contact sheet of their own.
@main struct Samples: ContactSheet {
    var name: String { "Contactsheet samples" }

    var previews: [Preview] {
        for variant in AutosizeViewController.Variant.allCases {
            Preview("Autosize/\(variant.rawValue)", note: variant.note) {
                AutosizeViewController(variant)
            }
        }
        Preview(
            "PhotoDiary/RotationView",
            note: "layoutSubviews puts the text below the photo, or beside it where it is wide."
        ) {
            RotationViewController()
        }
    }
}
