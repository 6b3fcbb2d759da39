import CoreGraphics
import UIKit

/// A row of the table of properties: a property of a class of views, which is recorded unless it has
/// its default value.
struct PropertyRow<View: UIView>: Sendable {
    /// The name in lowercase words, such as `text color`.
    let name: String
    private(set) var traits: PropertyTraits
    /// Returns the value, or `nil` if it is the default.
    let read: @MainActor @Sendable (View) -> String?

    private init(
        _ name: String, _ traits: PropertyTraits,
        _ read: @escaping @MainActor @Sendable (View) -> String?
    ) {
        (self.name, self.traits, self.read) = (name, traits, read)
    }

    /// The same row for views of any class, which are of this class.
    var erased: PropertyRow<UIView> {
        let read = read
        return PropertyRow<UIView>(name, traits) { read(unsafeDowncast($0, to: View.self)) }
    }
}

// MARK: Values

extension PropertyRow {
    typealias Effect = PropertyTraits.Effect
    typealias Read<Value> = @MainActor @Sendable (View) -> Value

    static func value(
        _ name: String, _ effect: Effect = .laysOut, _ read: @escaping Read<String?>
    ) -> Self {
        Self(name, PropertyTraits(effect), read)
    }

    /// A text of the user interface.
    static func text(_ name: String, _ read: @escaping Read<String?>) -> Self {
        Self(name, PropertyTraits(.laysOut, .text), read)
    }

    static func color(_ name: String, _ read: @escaping Read<UIColor?>) -> Self {
        Self(name, PropertyTraits(.paints, .color)) { view in
            read(view)?.recorded(in: view)
        }
    }

    static func image(_ name: String, _ read: @escaping Read<UIImage?>) -> Self {
        Self(name, PropertyTraits(.laysOut, .image)) { read($0)?.summary }
    }

    /// The name and the size in points.
    static func font(_ name: String, _ read: @escaping Read<UIFont?>) -> Self {
        Self(name, PropertyTraits(.laysOut, .font)) { view in
            read(view).map { "\($0.fontName) \($0.pointSize.short)" }
        }
    }

    /// The parts of an attributed text. The first one has the color and the font of the view.
    static func textRuns(_ read: @escaping Read<String?>) -> Self {
        Self("text runs", PropertyTraits(.laysOut, .runs), read).since(2)
            .result(of: "text", "font", "text style", "text color", "text attributes")
    }

    /// The text style that determines the size of the font.
    static func textStyle(_ name: String, _ read: @escaping Read<UIFont?>) -> Self {
        Self(name, PropertyTraits(.laysOut)) { read($0)?.givenTextStyle }
    }

    static func number(
        _ name: String, unless usual: CGFloat, _ effect: Effect = .laysOut,
        _ read: @escaping Read<CGFloat>
    ) -> Self {
        Self(name, PropertyTraits(effect)) { view in
            let number = read(view)
            return number == usual ? nil : number.short
        }
    }

    static func flag(
        _ name: String, unless usual: Bool = false, _ effect: Effect = .laysOut,
        _ read: @escaping Read<Bool>
    ) -> Self {
        Self(name, PropertyTraits(effect)) { view in
            let flag = read(view)
            return flag == usual ? nil : flag ? "yes" : "no"
        }
    }

    static func choice<Value: Equatable & Sendable>(
        _ name: String, unless usual: Value, _ effect: Effect = .laysOut,
        _ read: @escaping Read<Value>
    ) -> Self {
        Self(name, PropertyTraits(effect)) { view in
            let choice = read(view)
            return choice == usual ? nil : "\(choice)"
        }
    }

    static func insets(_ name: String, _ read: @escaping Read<UIEdgeInsets?>) -> Self {
        Self(name, PropertyTraits(.laysOut)) { view in
            read(view).flatMap { $0 == .zero ? nil : $0.sides }
        }
    }
}

// MARK: Explanations

extension PropertyRow {
    private func with(_ change: (inout PropertyTraits) -> Void) -> Self {
        var row = self
        change(&row.traits)
        return row
    }

    /// The first format of references that has the property, if it isn't the current one.
    func since(_ format: Int) -> Self { with { $0.format = format } }

    var followsFromOthers: Self { with { $0.role = .consequence } }

    func result(of names: String...) -> Self { with { $0.role = .result(of: names) } }

    func part(of name: String) -> Self { with { $0.role = .part(of: name) } }

    func reaching(_ reach: PropertyTraits.Reach) -> Self { with { $0.reach = reach } }
}

extension UIColor {
    /// The color in the traits of a view, after its name if it has one.
    @MainActor fileprivate func recorded(in view: UIView) -> String {
        let resolved = resolvedColor(with: view.traitCollection).cgColor.rgba.dump
        let name = systemName ?? assetName.map { "“\($0)”" }
        return name.map { "\($0) \(resolved)" } ?? resolved
    }
}
