import ContactSheetDiagnostics
import Foundation

/// Returns a value that depends on the current simulation, from any thread.
///
/// Other threads wait for the main thread, so a caller must not hold a lock that the main thread
/// waits for.
package func withSimulation<Value>(_ work: @MainActor () -> Value) -> Value {
    onMainActor(work)
}

/// Returns the one object of its class in the current simulation, which is created when it is first
/// used, such as `AVAudioSession.sharedInstance()`.
package func sharedInstance<Object: AnyObject>(_ make: @Sendable () -> Object) -> Object {
    withSimulation { Simulation.current.part(SharedInstances.self).object(make) }
}

/// Determines whether code runs on the main queue, which several threads may serve.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}

@MainActor private final class SharedInstances: SimulationPart {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    init(inheriting outer: SharedInstances?) {}

    func object<Object: AnyObject>(_ make: @Sendable () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let object = objects[key] { return unsafeDowncast(object, to: Object.self) }
        let object = make()
        objects[key] = object
        return object
    }
}
