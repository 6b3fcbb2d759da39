import Foundation

/// A xib, whose objects code can create any number of times.
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

    /// Creates a nib from the folders that the application has named, whatever the bundle is. A
    /// name that isn't found is reported as a diagnostic; UIKit throws an exception.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        content = SimulatedSystem.current.documentLoader?.nib(named: name)
        super.init()
        if content == nil { DocumentDiagnostic.noNib(name).report() }
    }

    /// Creates the objects, connects them with the owner, and returns those at the top level in the
    /// document's order. External objects, which the options name, aren't connected.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] { objects(for: ownerOrNil as AnyObject?)?.all ?? [] }

    /// Returns the nib's objects, or `nil` if there is no xib. A nib that loads itself ends at
    /// `ActionDepth.limit`, with a diagnostic.
    func objects(for owner: AnyObject?) -> NibObjects? {
        guard let content else { return nil }
        let system = SimulatedSystem.current
        guard system.nibDepth < ActionDepth.limit else {
            DocumentDiagnostic.endless(nib: name).report()
            return nil
        }
        system.nibDepth += 1
        defer { system.nibDepth -= 1 }
        return content.instantiate(owner: owner)
    }

    /// Returns the only view at the top level, which a list requires for a cell or a reusable view,
    /// or `nil`, with a diagnostic, if the nib contains anything else.
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
    /// Returns the xib's top-level objects, from the folders that the application has named, or
    /// `nil` if no xib has this name.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).objects(for: owner as AnyObject?)?.all
    }
}
