import BackgroundTasks
import CommonCrypto
import CoreServices
import CryptoKit
import ObjectiveC
import SystemConfiguration
import Testing
import UIKit
import WidgetKit

/// A reachability check as applications write it.
private func isConnected() -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    let reachability = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
    }
    guard let reachability else { return false }
    var flags = SCNetworkReachabilityFlags()
    guard SCNetworkReachabilityGetFlags(reachability, &flags) else { return false }
    return flags.contains(.reachable) && !flags.contains(.connectionRequired)
}

extension Data {
    fileprivate var digest: Data {
        var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(count), &hash) }
        return Data(hash)
    }
}

@Suite @MainActor struct SystemUsageTests {
    @Test func requestsAreAccepted() throws {
        let scheduler = BGTaskScheduler.shared
        #expect(
            scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { task in
                (task as? BGAppRefreshTask)?.setTaskCompleted(success: true)
            })
        let request = BGAppRefreshTaskRequest(identifier: "refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
        try scheduler.submit(request)
        WidgetCenter.shared.reloadAllTimelines()
        #expect(!isConnected())
    }

    /// Source: FIPS 180-4, the digest of “abc”.
    @Test func digests() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let hash = CryptoKit.SHA256.hash(data: Data("abc".utf8))
        #expect(hash.map { String(format: "%02x", $0) }.joined() == expected)
        #expect(Data("abc".utf8).digest.map { String(format: "%02x", $0) }.joined() == expected)
        #expect(Data().digest.count == 32)
    }

    @Test func associatedObjects() {
        let view = UIView()
        var key: UInt8 = 0
        objc_setAssociatedObject(view, &key, "A", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &key) as? String == "A")
    }
}
