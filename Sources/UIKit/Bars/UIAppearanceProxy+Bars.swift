import Foundation

extension UIAppearanceProxy where Target: UINavigationBar {
    public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        record(#function, UInt(barMetrics.rawValue)) {
            $0.setBackgroundImage(image, for: barMetrics)
        }
    }
}
