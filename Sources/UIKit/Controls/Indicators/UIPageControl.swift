import Foundation

/// A row of dots, one per page, of which the current one is highlighted.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    private var pages = 0
    private var page = 0
    open var hidesForSinglePage = false { didSet { noteOwnValue() } }
    open var defersCurrentPageDisplay = false
    open var allowsContinuousInteraction = true
    open var backgroundStyle = BackgroundStyle.automatic { didSet { noteOwnValue() } }
    open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
    open var pageIndicatorTintColor: UIColor? { didSet { noteOwnValue() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { noteOwnValue() } }
    open var preferredIndicatorImage: UIImage? { didSet { noteOwnValue() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { noteOwnValue() } }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// The number of pages, at least 0. If the current page no longer exists, the last one becomes
    /// current.
    open var numberOfPages: Int {
        get { pages }
        set {
            pages = max(0, newValue)
            currentPage = page
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, clamped to the existing pages.
    open var currentPage: Int {
        get { page }
        set { page = min(max(0, newValue), max(0, pages - 1)) }
    }

    open func updateCurrentPageDisplay() {}

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
    }

    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Returns the image that replaces the dot of a page.
    func image(forPage page: Int) -> UIImage? {
        let own = images[page] ?? preferredIndicatorImage
        guard page == currentPage else { return own }
        return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own
    }

    var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let size = PageControlMetrics.current.size(pages: max(0, pageCount))
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { touchEnded(touch) }

    open override func draw(_ rect: CGRect) {
        guard pages > 0, pages > 1 || !hidesForSinglePage else { return }
        PageControlArtwork(self).draw()
    }
}
