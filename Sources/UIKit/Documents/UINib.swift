import Foundation

/// A xib, whose objects code makes as often as it likes.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let name: String
    private let content: (any NibContent)?
    /// How many nibs are being loaded inside one another.
    private static var depth = 0

    /// Looks in the folders that the application has named, whatever the bundle is; a name that
    /// isn't found is a diagnostic, where UIKit throws an exception.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        content = DocumentLoading.loader?.nib(named: name)
        super.init()
        if content == nil { DocumentDiagnostic.noNib(name).report() }
    }

    /// The objects at the top level, in the document's order, connected with the owner; objects
    /// from outside, which the options name, aren't.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] { objects(for: ownerOrNil as AnyObject?)?.all ?? [] }

    /// Nil where there is no xib.
    func objects(for owner: AnyObject?) -> NibObjects? {
        guard let content else { return nil }
        guard Self.depth < ActionDepth.limit else {
            DocumentDiagnostic.endless(nib: name).report()
            return nil
        }
        Self.depth += 1
        defer { Self.depth -= 1 }
        return content.instantiate(owner: owner)
    }

    /// The only view at the top level, as lists want it; nil, with a diagnostic, for anything else.
    func onlyView<View: UIView>(
        _ type: View.Type, for identifier: String, in list: UIView
    ) -> View? {
        guard content != nil else { return nil }
        let views = instantiate(withOwner: nil).filter { $0 is UIView }
        if views.count == 1, let view = views[0] as? View { return view }
        ListDiagnostic.invalidNib(identifier, "\(type)").report(at: list)
        return nil
    }
}

extension Bundle {
    /// The xib's objects at the top level, from the folders that the application has named; nil
    /// where there is none of this name.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).objects(for: owner as AnyObject?)?.all
    }
}
