/// The properties of a screen that a layout can depend on.
public struct Screen: Sendable, Hashable {
    /// The size in points, in the orientation.
    public var size: Size
    /// The size of the whole display in points, in the orientation. Larger than `size` if other
    /// apps are next to the window.
    public var display: Size
    /// The number of pixels that UIKit draws per point.
    public var scale: Double
    /// The insets of the window's safe area in points, in the orientation.
    public var safeArea: Insets
    /// The height in points; 0 if the system hides the status bar.
    public var statusBarHeight: Double
    /// The top of the content of a full-screen navigation bar, in points.
    public var navigationBarTop: Double
    public var hasHomeIndicator: Bool
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var idiom: Idiom

    public init(
        size: Size, display: Size? = nil, scale: Double, safeArea: Insets = Insets(),
        statusBarHeight: Double = 0,
        navigationBarTop: Double? = nil, hasHomeIndicator: Bool = false,
        horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass, idiom: Idiom
    ) {
        self.size = size
        self.display = display ?? size
        self.scale = scale
        self.safeArea = safeArea
        self.statusBarHeight = statusBarHeight
        self.navigationBarTop = navigationBarTop ?? safeArea.top
        self.hasHomeIndicator = hasHomeIndicator
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.idiom = idiom
    }
}
