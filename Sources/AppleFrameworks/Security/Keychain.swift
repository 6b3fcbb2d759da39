import ContactSheetDiagnostics
import Foundation
import FrameworkSupport

/// The items of the simulated device's keychain, which is empty at launch.
@MainActor final class Keychain: SimulationPart {
    private var items: [[String: Any]] = []

    init(inheriting outer: Keychain?) {}

    static var current: Keychain { Simulation.current.part(Keychain.self) }

    /// The attributes that identify an item.
    private static let identity = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrGeneric, kSecAttrLabel,
    ].map { $0 as String }

    private func indexes(matching query: [String: Any]) -> [Int] {
        items.indices.filter { index in
            Self.identity.allSatisfy { key in
                guard let value = query[key] else { return true }
                return Self.isEqual(value, items[index][key])
            }
        }
    }

    private static func isEqual(_ a: Any, _ b: Any?) -> Bool {
        guard let b else { return false }
        if let a = a as? Data { return a == b as? Data }
        return "\(a)" == "\(b)"
    }

    func add(_ item: [String: Any]) -> OSStatus {
        guard indexes(matching: item).isEmpty else { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        let found = indexes(matching: query)
        for index in found { items[index].merge(changes) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        let found = indexes(matching: query)
        for index in found.reversed() { items.remove(at: index) }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    func copy(_ query: [String: Any]) -> Any? {
        let found = indexes(matching: query).map { items[$0] }
        guard let first = found.first else { return nil }
        let isAll = query[kSecMatchLimit as String].map { "\($0)" } == kSecMatchLimitAll as String
        let hasAttributes = (query[kSecReturnAttributes as String] as? NSNumber)?.boolValue ?? false
        func result(_ item: [String: Any]) -> Any {
            hasAttributes ? item as NSDictionary : item[kSecValueData as String] ?? NSNull()
        }
        return isAll ? found.map(result) as NSArray : result(first)
    }
}

private struct KeychainArguments: @unchecked Sendable {
    let query: [String: Any]
    var changes: [String: Any] = [:]

    init(_ query: NSDictionary, _ changes: NSDictionary = [:]) {
        self.query = Self.values(query)
        self.changes = Self.values(changes)
    }

    private static func values(_ dictionary: NSDictionary) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in dictionary { result["\(key)"] = value }
        return result
    }
}

private struct KeychainResult: @unchecked Sendable {
    let value: Any?
}

@discardableResult
public func SecItemAdd(
    _ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
    let arguments = KeychainArguments(attributes)
    return withSimulation { Keychain.current.add(arguments.query) }
}

@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    let arguments = KeychainArguments(query, attributesToUpdate)
    return withSimulation { Keychain.current.update(arguments.query, arguments.changes) }
}

@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
    let arguments = KeychainArguments(query)
    return withSimulation { Keychain.current.delete(arguments.query) }
}

@discardableResult
public func SecItemCopyMatching(
    _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
    let arguments = KeychainArguments(query)
    let found = withSimulation { KeychainResult(value: Keychain.current.copy(arguments.query)) }
    guard let value = found.value else { return errSecItemNotFound }
    result?.pointee = (value as? Data).map { $0 as NSData } ?? (value as AnyObject)
    return errSecSuccess
}

public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> String? { "OSStatus \(status)" }

public final class SecTrust: Sendable {}
public final class SecCertificate: Sendable {}
public final class SecKey: Sendable {}
public final class SecIdentity: Sendable {}

public var kSecRandomDefault: OpaquePointer? { nil }

/// Fills the bytes with the same numbers in every run, so that pictures are the same.
public func SecRandomCopyBytes(
    _ rnd: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var state: UInt64 = 0x5EED
    for index in 0..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.storeBytes(
            of: UInt8(truncatingIfNeeded: state >> 33), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
