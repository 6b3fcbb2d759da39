import CRepeatableProcess
import Foundation

/// Makes the current locale the one of a new iOS simulator.
///
/// On Linux, `Locale.current` is always en_001, whatever the environment is, so prices have no currency
/// symbol, and dates have the day before the month.
public enum CurrentLocale {
    /// English in the United States (Documentation/Adopting.md 5).
    public static let identifier = "en_US"

    /// Replaces the identifier of the current locale, which all uses share.
    public static func install() { rename(Locale.current, to: identifier) }

    /// Replaces the identifier in a locale's object. Nothing changes if it isn't found there.
    ///
    /// - Parameter new: An identifier of at most 15 bytes, which has no storage of its own.
    public static func rename(_ locale: Locale, to new: String) {
        let old = locale.identifier
        guard max(old.utf8.count, new.utf8.count) <= 15 else { return }
        withUnsafeBytes(of: locale) { fields in
            withUnsafeBytes(of: old) { old in
                withUnsafeBytes(of: new) { new in
                    guard fields.count >= MemoryLayout<UInt>.size else { return }
                    let object = fields.load(as: UnsafeMutableRawPointer?.self)
                    repeatable_process_replace(
                        object, old.baseAddress, new.baseAddress, UInt(old.count))
                }
            }
        }
    }
}
