/// The properties of devices with the same display: its geometry, its housing, and its identifiers
/// elsewhere.
struct Display: Sendable, Hashable {
    /// The rule that determines size classes from the orientation (Documentation/Rotation.md 5).
    enum SizeClasses: Sendable {
        case phone, widePhone, regular
    }

    let idiom: Idiom
    /// The size in points, in portrait.
    let size: Size
    let scale: Double
    let nativePixels: PixelSize
    let pixelsPerInch: Int
    /// The radius in points.
    let cornerRadius: Double
    let housing: SensorHousing
    let sizeClasses: SizeClasses
    let interfaceBuilderID: String?
    let viewImageConfig: String?
    let doubts: [Doubt]

    private init(
        _ idiom: Idiom, _ classes: SizeClasses, _ size: Size, _ scale: Double, _ ppi: Int,
        _ radius: Double, _ pixels: PixelSize?, _ housing: SensorHousing, _ id: String?,
        _ config: String?, _ doubts: [Doubt]
    ) {
        self.idiom = idiom
        self.sizeClasses = classes
        self.size = size
        self.scale = scale
        self.pixelsPerInch = ppi
        self.cornerRadius = radius
        self.nativePixels =
            pixels ?? PixelSize(wholePixelsOf: size, scale: scale)
        self.housing = housing
        self.interfaceBuilderID = id
        self.viewImageConfig = config
        self.doubts = doubts
    }
}

extension Display {
    /// Creates a phone's display.
    ///
    /// - Parameter pixels: The size in pixels if the system scales its output down to the display.
    static func phone(
        _ width: Double, _ height: Double, scale: Double, ppi: Int, radius: Double = 0,
        pixels: PixelSize? = nil, _ housing: SensorHousing, _ classes: SizeClasses = .phone,
        id: String?, config: String? = nil, doubts: Doubt...
    ) -> Display {
        Display(
            .phone, classes, Size(width, height), scale, ppi, radius, pixels, housing, id, config,
            doubts)
    }

    static func pad(
        _ width: Double, _ height: Double, scale: Double = 2, ppi: Int = 264, radius: Double = 0,
        _ housing: SensorHousing, id: String?, config: String? = nil, doubts: Doubt...
    ) -> Display {
        Display(
            .pad, .regular, Size(width, height), scale, ppi, radius, nil, housing, id, config,
            doubts)
    }
}

extension Display {
    func screen(_ orientation: Orientation, _ iOS: IOSVersion) -> Screen {
        let turned = orientation.isLandscape
        let classes = sizeClasses.classes(landscape: turned)
        return Screen(
            size: turned ? size.turned : size, scale: scale,
            safeArea: housing.safeArea(orientation, iOS),
            statusBarHeight: housing.statusBarHeight(orientation, iOS),
            navigationBarTop: housing.navigationBarTop(orientation, iOS),
            hasHomeIndicator: housing.hasHomeIndicator,
            horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
            idiom: idiom)
    }
}

extension Display.SizeClasses {
    func classes(landscape: Bool) -> (horizontal: SizeClass, vertical: SizeClass) {
        switch self {
        case .regular: (.regular, .regular)
        case .phone: (.compact, landscape ? .compact : .regular)
        case .widePhone: landscape ? (.regular, .compact) : (.compact, .regular)
        }
    }
}
