import Foundation

/// A background of one colour with its own shape, as buttons and cells have it.
@MainActor public struct UIBackgroundConfiguration {
    public var customView: UIView?
    /// In points; nil leaves it to what the background belongs to.
    public var cornerRadius: CGFloat?
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil leaves it to what the background belongs to.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points; 0 is no stroke.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edge the stroke lies.
    public var strokeOutset: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
