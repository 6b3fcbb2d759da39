/// What a layout can know about a screen.
public struct Screen: Sendable, Hashable {
    /// In points, already turned to the orientation.
    public var size: Size
    /// The whole display in points, turned too; larger than `size` where other apps stand beside
    /// the window.
    public var display: Size
    /// Pixels that UIKit draws per point.
    public var scale: Double
    /// The insets of the window's safe area in points, in the coordinates of the turned screen.
    public var safeArea: Insets
    /// In points; 0 where the system hides the status bar.
    public var statusBarHeight: Double
    /// Where the content of a full-screen navigation bar begins, in points from the top.
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
