import Foundation

extension UIAlertController {
}
