import ContactSheetDiagnostics
import Foundation

// Calls of these functions replace code of an application that doesn't compile, so that its screens
// can be shown without what the code does.

/// Reports that code is left out, and returns the value that it has instead.
///
/// - Parameters:
///   - place: The declaration whose code is left out, such as `Login.title()`.
///   - value: The neutral value of a type that only the caller knows.
public func omittedBody<Value>(_ place: String, _ value: @autoclosure () -> Value) -> Value {
    OmittedCodeNote(place: place).report()
    return value()
}

/// Reports that code is left out, and returns the neutral value of the result's type. If there is none, the
/// process ends.
public func omittedBody<Value>(_ place: String) -> Value { omittedValue(place) }

/// The same as `omittedBody(_:)`, for types whose neutral value the caller can't create.
public func omittedValue<Value>(_ place: String) -> Value {
    OmittedCodeNote(place: place).report()
    guard let value = NeutralValue.of(Value.self) else {
        fatalError(
            "\(place) is left out because it doesn't compile, and \(Value.self) has no neutral value"
        )
    }
    return value
}

private struct OmittedCodeNote: Sendable {
    let place: String

    /// Adds the note to the current log, on the main thread if that has time.
    func report() {
        guard MainThread.isCurrent else {
            let note = self
            DispatchQueue.main.async { note.report() }
            return
        }
        let diagnostic = Diagnostic(
            .note, "\(place) is left out because it doesn't compile; its result is a neutral value",
            hint: "See the report of the adoption for the reason.")
        MainActor.assumeIsolated { DiagnosticLog.current.add(diagnostic) }
    }
}

/// Determines whether code runs for the main queue, which several threads may serve.
private enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}

/// The values that say nothing: an empty string, zero, `false`, `nil`, an empty collection, a plain object.
enum NeutralValue {
    /// Returns the neutral value of a type, or `nil` if it has none.
    static func of<Value>(_ type: Value.Type) -> Value? {
        literal(type) as? Value ?? known[ObjectIdentifier(type)]?() as? Value
            ?? object(type) as? Value ?? rawValue(type) as? Value
    }

    private static func literal(_ type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case let type as any ExpressibleByNilLiteral.Type: make(type)
        case let type as any ExpressibleByBooleanLiteral.Type: make(type)
        case let type as any ExpressibleByStringLiteral.Type: make(type)
        case let type as any ExpressibleByIntegerLiteral.Type: make(type)
        case let type as any ExpressibleByArrayLiteral.Type: make(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: make(type)
        case let type as any CaseIterable.Type: first(type)
        default: nil
        }
    }

    private static func make<T: ExpressibleByNilLiteral>(_: T.Type) -> Any { nil as T }
    private static func make<T: ExpressibleByBooleanLiteral>(_: T.Type) -> Any { false as T }
    private static func make<T: ExpressibleByStringLiteral>(_: T.Type) -> Any { "" as T }
    private static func make<T: ExpressibleByIntegerLiteral>(_: T.Type) -> Any { 0 as T }
    private static func make<T: ExpressibleByArrayLiteral>(_: T.Type) -> Any { [] as T }
    private static func make<T: ExpressibleByDictionaryLiteral>(_: T.Type) -> Any { [:] as T }
    private static func first<T: CaseIterable>(_: T.Type) -> Any? { T.allCases.first }

    /// An enum of Objective-C with the value 0.
    private static func rawValue(_ type: Any.Type) -> Any? {
        func make<T: RawRepresentable>(_: T.Type) -> Any? {
            switch T.RawValue.self {
            case is Int.Type: (0 as? T.RawValue).flatMap(T.init)
            case is UInt.Type: (0 as UInt as? T.RawValue).flatMap(T.init)
            default: nil
            }
        }
        return (type as? any RawRepresentable.Type).flatMap { make($0) }
    }

    private static func object(_ type: Any.Type) -> Any? {
        guard MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated { () -> UncheckedObject in
            switch type {
            case let view as UIView.Type: UncheckedObject(view.makeInstance())
            case let controller as UIViewController.Type:
                UncheckedObject(controller.makeInstance())
            default: UncheckedObject(nil)
            }
        }.object
    }

    /// An object that stays on the main thread.
    private struct UncheckedObject: @unchecked Sendable {
        let object: Any?

        init(_ object: Any?) { self.object = object }
    }

    private static func entry<Value>(
        _ make: @escaping @Sendable () -> Value
    ) -> (ObjectIdentifier, @Sendable () -> Any) { (ObjectIdentifier(Value.self), { make() }) }

    private static let known = Dictionary(uniqueKeysWithValues: [
        entry { () -> Any in () }, entry { Character(" ") }, entry { Data() },
        entry { Date(timeIntervalSinceReferenceDate: 0) }, entry { Locale.current },
        entry { URL(fileURLWithPath: "/") },
        entry { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) },
        entry { IndexSet() },
        entry { Calendar.current }, entry { TimeZone.current }, entry { DateComponents() },
        entry { CharacterSet() }, entry { AttributedString() },
        entry { NSAttributedString(string: "") }, entry { NSMutableAttributedString(string: "") },
        entry { NSRange(location: 0, length: 0) }, entry { NSObject() },
        entry { CGPoint.zero }, entry { CGSize.zero }, entry { CGRect.zero },
        entry { CGAffineTransform.identity }, entry { UIEdgeInsets.zero },
        entry { NSDirectionalEdgeInsets.zero }, entry { UIOffset.zero }, entry { UIColor.clear },
        entry { UIImage() }, entry { UIFont.systemFont(ofSize: 17) }, entry { UIBezierPath() },
    ])
}
