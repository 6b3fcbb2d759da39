/// The names of the styles in a family's file names.
struct FaceStyles: Sendable {
    /// The names from ultra light to black. Several weights may have the same.
    let upright: [String]
    /// The names of slanted faces in the same order; those of upright ones if there are none.
    let slanted: [String]
    let fileType: String

    func style(_ weight: FontWeight, italic: Bool) -> String {
        (italic ? slanted : upright)[weight.rawValue / 100 - 1]
    }

    /// Creates the styles of a family with a face for most weights, whose slanted faces have a
    /// suffix instead of the regular weight's name.
    private init(_ names: String, slant: String?, _ fileType: String) {
        let names = names.split(separator: " ").map(String.init)
        upright = names
        slanted = slant.map { slant in names.map { $0 == "Regular" ? slant : $0 + slant } } ?? names
        self.fileType = fileType
    }

    /// Creates the styles of a family with two weights.
    private init(
        _ regular: String, _ bold: String, _ italic: String, _ boldItalic: String,
        _ fileType: String
    ) {
        upright = FontWeight.allCases.map { $0.isBold ? bold : regular }
        slanted = FontWeight.allCases.map { $0.isBold ? boldItalic : italic }
        self.fileType = fileType
    }
}

extension FaceStyles {
    static let inter = FaceStyles(
        "Thin ExtraLight Light Regular Medium SemiBold Bold ExtraBold Black", slant: "Italic", "otf"
    )
    static let jetBrainsMono = FaceStyles(
        "Thin ExtraLight Light Regular Medium SemiBold Bold ExtraBold ExtraBold", slant: "Italic",
        "ttf")
    static let lato = FaceStyles(
        "Thin Thin Light Regular Medium Semibold Bold Heavy Black", slant: "Italic", "ttf")
    static let leagueSpartan = FaceStyles(
        "ExtraLight ExtraLight Light Regular Medium SemiBold Bold ExtraBold Black", slant: nil,
        "otf")
    /// Quicksand's strokes are a weight thinner than those of the other families.
    static let quicksand = FaceStyles(
        "Light Light Regular Medium Medium Bold Bold Bold Bold", slant: nil, "ttf")
    static let cabin = FaceStyles(
        "Regular Regular Regular Regular Medium SemiBold Bold Bold Bold", slant: "Italic", "otf")
    static let standard = FaceStyles("Regular", "Bold", "Italic", "BoldItalic", "ttf")
    /// DejaVu's core package has no oblique faces.
    static let dejaVu = FaceStyles("", "Bold", "", "Bold", "ttf")
    static let c059 = FaceStyles("Roman", "Bold", "Italic", "BdIta", "otf")
    static let p052 = FaceStyles("Roman", "Bold", "Italic", "BoldItalic", "otf")
    static let bookman = FaceStyles("Light", "Demi", "LightItalic", "DemiItalic", "otf")
    static let nimbusSansNarrow = FaceStyles("Regular", "Bold", "Oblique", "BoldOblique", "otf")
}

extension FontSubstitute {
    var styles: FaceStyles {
        switch self {
        case .inter, .interDisplay: .inter
        case .liberationSans, .liberationSerif, .liberationMono, .notoSerif: .standard
        case .dejaVuSans, .dejaVuSansMono: .dejaVu
        case .jetBrainsMono: .jetBrainsMono
        case .quicksand: .quicksand
        case .lato: .lato
        case .leagueSpartan: .leagueSpartan
        case .cabin: .cabin
        case .c059: .c059
        case .p052: .p052
        case .bookman: .bookman
        case .nimbusSansNarrow: .nimbusSansNarrow
        }
    }
}
